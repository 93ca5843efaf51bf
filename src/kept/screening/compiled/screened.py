"""Compiled from rules/secret*.toml and injection*.toml by `make rules`: edit those."""

VERSION: str = 'ae3b9db6'

RULES: tuple[tuple[object, ...], ...] = (('age-secret-key', 'secret', True, b'AGE-SECRET-KEY-1[A-Z0-9]{58}', None, None, 'is_token'),
 ('json-web-token', 'secret', True, b'(eyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{6,}\\.[A-Za-z0-9_-]*)', None, None,
  None),
 ('encrypted-web-token', 'secret', True,
  b'(eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{40,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{16,})',
  None, None, 'is_token'),
 ('vault-old-token', 'secret', True, b'(?:^|[\\s"\'`=:(])(s\\.[A-Za-z0-9]{24})(?:$|[^A-Za-z0-9])', None, None,
  'is_mixed_token'),
 ('aws-access-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('aws-bedrock-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ABSK[A-Za-z0-9+/]{109,269}={0,2}|bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-'
  b'z0-9+/]{20,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('google-api-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AIza[A-Za-z0-9_-]{35}|AQ\\.Ab[A-Za-z0-9_-]{40,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('google-oauth', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ya29\\.[A-Za-z0-9_-]{30,}|GOCSPX-[A-Za-z0-9_-]{24,}|1//0[A-Za-z0-9_-]{40,})(?:(?:$|['
  b'^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('azure-client-secret', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])([A-Za-z0-9_~.-]{3}\\dQ~[A-Za-z0-9_~.-]{31,34})(?:$|[^A-Za-z0-9_~-])', None, None,
  'is_token'),
 ('azure-storage-key', 'secret', True,
  b'((?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{42,}={0,2}|[?&]sig=[A-Za-z0-9%+/]{40,})', None, None,
  'is_token'),
 ('azure-devops-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))([A-Za-z0-9]{72,80}AZDO[A-Za-z0-9]{4})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('digitalocean-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(do[opr]_v1_[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('alibaba-access-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(LTAI[A-Za-z0-9]{12,26})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('tencent-secret-id', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(AKID[A-Za-z0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('yandex-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AQVN[A-Za-z0-9_-]{35,38}|t1\\.[A-Za-z0-9_-]{20,}={0,2}\\.[A-Za-z0-9_-]{86}={0,2})(?:('
  b'?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('cloudflare-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}|cf(?:ut|at|k)_[A-Za-z0-9]{40,})(?:(?:$|[^A-Za-z0-9'
  b'_-]))',
  None, None, 'is_token'),
 ('heroku-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(HRKU-[A-Za-z0-9_-]{36,64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('fly-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(fm[12][ar]?_[A-Za-z0-9+/=_-]{60,}|fo1_[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('vercel-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(vc[pirak]_[A-Za-z0-9]{24,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('netlify-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(nf[pocu]_[A-Za-z0-9_-]{36,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('supabase-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sbp_[a-f0-9]{40}|sb_secret_[A-Za-z0-9_-]{20,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('planetscale-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pscale_(?:tkn|pw|oauth)_[A-Za-z0-9=._-]{32,64})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('neon-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(napi_[a-z0-9]{40,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('render-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(rnd_[A-Za-z0-9]{28,40})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('scalingo-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(tk-us-[A-Za-z0-9_-]{48})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('doppler-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44})(?:(?:$|['
  b'^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('pulumi-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pul-[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('terraform-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))([A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,70})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('vault-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(hv[sbr]\\.[A-Za-z0-9_-]{24,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('infracost-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(ico-[A-Za-z0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('prefect-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pn[ub]_[A-Za-z0-9]{36})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('tailscale-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(tskey-[a-z]+-[A-Za-z0-9]{10,}-[A-Za-z0-9]{20,}|tskey-[A-Za-z0-9]{16,}-[A-Za-z0-9]{1'
  b'0,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('harness-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:pat|sat)\\.[A-Za-z0-9_-]{22}\\.[a-f0-9]{24}\\.[A-Za-z0-9]{20})(?:(?:$|[^A-Za-z0-9_-'
  b']))',
  None, None, 'is_token'),
 ('openshift-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sha256~[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('github-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(gh[pousr]_[A-Za-z0-9]{36,255})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_github_token'),
 ('github-fine-grained-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('gitlab-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(gl(?:pat|dt|rtr?|cbt|ptt|ft|soat|agent|oas|imt|ffct)-[A-Za-z0-9_.-]{20,}|GR1348941['
  b'A-Za-z0-9_-]{20})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('bitbucket-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ATBB[A-Za-z0-9]{24,36}|BBDC-[A-Za-z0-9+/=-]{40,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('atlassian-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AT[ACS]TT3[A-Za-z0-9_=-]{60,})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('sourcegraph-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:sgp_(?:local_|[a-fA-F0-9]{16}_)?[a-fA-F0-9]{40}|slk_[a-f0-9]{64}))(?:(?:$|[^A-Za'
  b'-z0-9_-]))',
  None, None, 'is_token'),
 ('sonar-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sq[upa]_[A-Za-z0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('buildkite-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(bkua_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('circleci-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(CCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('artifactory-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AKCp[A-Za-z0-9]{69}|cmVmd[A-Za-z0-9]{59})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('octopus-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(API-[A-Z0-9]{25,27})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('postman-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(PMAK-[a-f0-9]{24}-[a-f0-9]{34}|PMAT-[A-Z0-9]{26})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('launchdarkly-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:api|sdk)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:(?:$|[^'
  b'A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('readme-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(rdme_[a-z0-9]{70})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('contentful-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(CFPAT-[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('dynatrace-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dt0[a-z]\\d\\d\\.[A-Z0-9]{24}\\.[A-Z0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('sentry-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sntrys_eyJ[A-Za-z0-9+/=]{20,}_[A-Za-z0-9+/]{30,}|sntryu_[a-f0-9]{64})(?:(?:$|[^A-Za'
  b'-z0-9_-]))',
  None, None, 'is_token'),
 ('new-relic-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(NR(?:AK|II|RA|IQ|JS)-[A-Za-z0-9_-]{19,42})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('grafana-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(glc_eyJ[A-Za-z0-9+/]{30,}={0,2}|glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8})(?:(?:$|[^A-Za-'
  b'z0-9_-]))',
  None, None, 'is_token'),
 ('easypost-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(EZ[AT]K[A-Za-z0-9]{54})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('typeform-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(tfp_[A-Za-z0-9_.=-]{40,60})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('intra42-secret', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(s-s4t2(?:ud|af)-[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('clickhouse-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(4b1d[A-Za-z0-9]{38})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('mapbox-secret', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk\\.eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{20,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('apify-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(apify_api_[A-Za-z0-9]{34,40})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('adafruit-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(aio_[A-Za-z0-9]{28})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('flutterwave-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(FLWSECK(?:_TEST)?-[a-h0-9]{12,32}(?:-X)?)(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('slack-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(xox[baporscd]-[0-9]{6,}[A-Za-z0-9-]*-[A-Za-z0-9%/+=]{10,}|xox[ars]-[0-9]-[0-9-]{9,}'
  b'-[a-f0-9]{10,}|xox[cd]-[A-Za-z0-9%/+=-]{40,}|xoxe\\.xox[bp]-\\d-[A-Za-z0-9]{100,}|xoxe-\\d-[A-Za-z0-9]{100,}|xo'
  b'xe-[0-9]{10,}-[A-Za-z0-9-]{20,}|xapp-\\d-[A-Z0-9]{8,}-\\d{8,}-[a-f0-9]{40,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('slack-webhook', 'secret', True, b'(hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{30,80})',
  None, None, 'is_token'),
 ('discord-bot-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))([MNO][A-Za-z0-9_-]{23,25}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38})(?:(?:$|[^A-Za-z0'
  b'-9_-]))',
  None, None, 'is_mixed_token'),
 ('discord-webhook', 'secret', True, b'(discord(?:app)?\\.com/api/webhooks/\\d{16,20}/[A-Za-z0-9_-]{60,})', None,
  None, 'is_token'),
 ('telegram-bot-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])(\\d{8,10}:A[A-Za-z0-9_-]{34})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('teams-webhook', 'secret', True,
  b'(webhook\\.office\\.com/webhookb2/[A-Za-z0-9@-]{30,}/IncomingWebhook/[a-f0-9]{32}[A-Za-z0-9/-]*|logic\\.azu'
  b're\\.com(?::443)?/workflows/[a-f0-9]{32}/[^\\s\\"\'<>]*sig=[A-Za-z0-9_-]{20,})',
  None, None, 'is_token'),
 ('google-chat-webhook', 'secret', True,
  b'(chat\\.googleapis\\.com/v1/spaces/[A-Za-z0-9_-]+/messages\\?key=[A-Za-z0-9_-]{20,}&token=[A-Za-z0-9_%=-]{20,})',
  None, None, 'is_token'),
 ('automation-webhook', 'secret', True,
  b'(hooks\\.zapier\\.com/hooks/catch/\\d{5,}/[a-z0-9]{6,}|maker\\.ifttt\\.com/[\\w/]+/with/key/[\\w-]{20,}|hoo'
  b'k\\.[a-z0-9]+\\.make\\.com/[a-z0-9]{24,})',
  None, None, 'is_token'),
 ('facebook-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])(EAA[A-Za-z0-9]{80,}|\\d{15,16}\\|[A-Za-z0-9_-]{27})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('stripe-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{24,}={0,2})(?:(?:'
  b'$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('square-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,43}|EAAA[A-Za-z0-9_-]{60})(?:(?:$|[^A-Za-z0-9_-'
  b']))',
  None, None, 'is_token'),
 ('braintree-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(access_token\\$(?:production|sandbox)\\$[a-z0-9]{16}\\$[a-f0-9]{32})(?:(?:$|[^A-Za-z0-'
  b'9_-]))',
  None, None, 'is_token'),
 ('razorpay-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(rzp_(?:live|test)_[A-Za-z0-9]{14,})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('shopify-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(shp(?:at|ca|pa|ss|tka)_[a-fA-F0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('mollie-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))((?:live|test)_[A-Za-z0-9]{30})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('plaid-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])(access-(?:sandbox|development|production)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4'
  b'}-[0-9a-f]{12})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('shippo-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(shippo_(?:live|test)_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('duffel-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(duffel_(?:test|live)_[A-Za-z0-9_=-]{43})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('adyen-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(AQE[a-z][A-Za-z0-9+/=-]{40,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('twilio-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(SK[0-9a-f]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('sendgrid-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(SG\\.[A-Za-z0-9_-]{20,24}\\.[A-Za-z0-9_-]{39,50})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('mailgun-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(key-[a-f0-9]{32}|[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('mailchimp-key', 'secret', True, b'(?:^|[^A-Za-z0-9_])([a-f0-9]{32}-us\\d{1,2})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('brevo-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(x(?:key|smtp)sib-[a-f0-9]{64}-[A-Za-z0-9]{16})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('resend-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('openai-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{40,}|sk-[A-Za-z0-9_-]{16,}T3BlbkFJ[A-Z'
  b'a-z0-9_-]{16,}|sk-[A-Za-z0-9]{48})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('anthropic-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk-ant-(?:api|admin|oat|ort|sid)\\d\\d-[A-Za-z0-9_-]{80,120}AA)(?:(?:$|[^A-Za-z0-9_-]'
  b'))',
  None, None, None),
 ('deepseek-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sk-[a-f0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('openrouter-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sk-or-(?:v1-)?[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('langfuse-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|sk-helicone-[a-z'
  b'0-9-]{24,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('huggingface-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:hf_|api_org_)[A-Za-z0-9]{34})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('replicate-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(r8_[A-Za-z0-9]{37,40})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('groq-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(gsk_[A-Za-z0-9]{48,56})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('xai-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(xai-[A-Za-z0-9]{64,100})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('perplexity-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pplx-[A-Za-z0-9]{40,64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('fireworks-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(fw_[A-Za-z0-9]{22,32})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('cerebras-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(csk-[a-z0-9]{40,60})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('nvidia-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(nvapi-[A-Za-z0-9_-]{60,70})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('elevenlabs-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sk_[a-f0-9]{48})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('databricks-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dapi[a-f0-9]{32}(?:-\\d)?)(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('langsmith-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('pinecone-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{50,70})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('voyage-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pa-[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('jina-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(jina_[a-f0-9]{32}[A-Za-z0-9_-]{28})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('tavily-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(tvly-(?:dev-|prod-)?[A-Za-z0-9]{30,40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('firecrawl-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(fc-[a-f0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('together-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(tgp_v1_[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('wandb-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(wandb_v1_[A-Za-z0-9_]{60,90})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('e2b-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(e2b_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('mem0-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(m0-[A-Za-z0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('cursor-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))((?:crsr|key)_[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('npm-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(npm_[A-Za-z0-9]{36})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_github_token'),
 ('pypi-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pypi-[A-Za-z0-9_-]{60,})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('rubygems-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(rubygems_[a-f0-9]{48})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('crates-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(cio[A-Za-z0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('nuget-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(oy2[a-z0-9]{43})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('docker-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,36})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('clojars-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(CLOJARS_[a-z0-9]{60})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('airtable-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pat[A-Za-z0-9]{14}\\.[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('asana-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])([12]/\\d{13,19}(?:/\\d{13,19})?:[a-f0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('notion-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ntn_\\d{8,12}[A-Za-z0-9]{32,38}|secret_[A-Za-z0-9]{43})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('figma-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(fig[dou]_[A-Za-z0-9_-]{36,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('linear-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(lin_(?:api|oauth)_[A-Za-z0-9]{32,64})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('dropbox-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sl\\.(?:u\\.)?[A-Za-z0-9_-]{60,})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('onepassword-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ops_eyJ[A-Za-z0-9+/]{60,}={0,3}|A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]'
  b'{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('hubspot-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pat-(?:na|eu|ap)\\d-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:'
  b'(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('private-key', 'secret', False,
  b'-----begin (?:[a-z0-9]+ ){0,3}private key(?: block)?-----(?:[\\s\\\\nr"\'+,]|(?:proc-type|dek-info|version|c'
  b'omment):[^\\n]{0,80})*([a-z0-9+/=]{16,}(?:[\\s\\\\nr"\'+,]*[a-z0-9+/=]{8,})*)',
  None, None, None),
 ('putty-private-key', 'secret', False,
  b'putty-user-key-file-\\d:(?s:.*?)private-lines:\\s*\\d+\\s+([a-z0-9+/=\\s]{16,})', None, None, None),
 ('wireguard-key', 'secret', False, b'(?:privatekey|presharedkey)\\s*=\\s*([a-z0-9+/]{43}=)', None, None,
  'is_token'),
 ('authorization-header', 'secret', False,
  b'(?:authorization["\'`]?\\s*[:=]\\s*["\'`]?(?:(?:bearer|token|api-token|apikey|key|splunk|digest)\\s+)?|(?:^|['
  b'"\'`\\s])(?:[\\w-]*token|x-api-key|api-key|apikey):\\s*)["\'`]?([^\\s"\'`,;<>]{8,})',
  None, None, 'is_random'),
 ('basic-authorization-header', 'secret', False,
  b'authorization["\'`]?\\s*[:=]\\s*["\'`]?basic\\s+([a-z0-9+/]{8,}={0,2})', None, None, 'is_basic_header'),
 ('password-in-address', 'secret', False,
  b'[a-z][a-z0-9+.-]{1,30}://[^\\s/:@"\'`<>]{0,80}:([^\\s/@"\'`<>]{3,100})@[a-z0-9\\[_$-]', None, None,
  'is_password'),
 ('password-in-curl', 'secret', False,
  b'\\bcurl\\b[^\\n]{0,300}?\\s(?:-u|--user)(?:\\s+|=)["\']?([^\\s"\'$<{%\\[]{0,60}:["\']?[^\\s"\'$<{%\\[][^\\s"\'<'
  b'{]{2,60}|[^\\s"\':$<{]{8,60}:)',
  None, None, 'is_basic_auth'),
 ('nuget-password', 'secret', False, b'cleartextpassword"\\s+value="([^"]{4,})"', None, None, 'is_attribute'),
 ('assigned-password', 'secret', False,
  b'(?:(?:mot\\s+de\\s+passe|passphrase|contrasena|password|passcode|passwort|kennwort|passwd|\xe3\x83\x91\xe3'
  b'\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe6\x9a\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5\x8f\xb7|pwd|mdp'
  b'|\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4\xbb\xa4)|[_.-]pass)["\'`]?(?:\\s*(?:=>|[:?+]{0,3}=)\\s*|:\\s*)((?'
  b':["\'`][^"\'`\\n]{4,80}["\'`])|[^\\s"\'`,;&]{4,80})',
  None, None, 'is_assigned_password'),
 ('assigned-secret', 'secret', False,
  b'(?:encryption_key|encryption\\s+key|webhook_secret|client\\s+secret|client\\-secret|client_secret|shared_secret'
  b'|refresh_token|session_token|api\\-schlussel|access\\s+token|access\\-token|access_token|clientsecret|sessionto'
  b'ken|bearer_token|deploy_token|clave\\s+de\\s+api|accesstoken|private\\s+key|private\\-key|private_key|signin'
  b'g_key|signing\\s+key|license_key|oauth_token|totp_secret|credentials|access\\s+key|access\\-key|access_key|auth'
  b'\\s+token|auth\\-token|auth_token|secret\\s+key|secret\\-key|secret_key|privatekey|app_secret|master_key|api'
  b"\\s+token|api\\-token|api_token|accesskey|authtoken|secretkey|appsecret|bot_token|user_auth|schlussel|cle\\s+d'"
  b'api|clave\\s+api|apitoken|auth_key|id_token|api\\s+key|api\\-key|api_key|authkey|idtoken|cle\\s+api|apikey|s'
  b'ecret|\xe3\x82\xa2\xe3\x82\xaf\xe3\x82\xbb\xe3\x82\xb9\xe3\x82\xad\xe3\x83\xbc|\xe3\x82\xb7\xe3\x83\xbc\xe3'
  b'\x82\xaf\xe3\x83\xac\xe3\x83\x83\xe3\x83\x88|api\\s+\xe5\xaf\x86\xe9\x92\xa5|token|api\xe3\x82\xad\xe3\x83\xbc'
  b'|api\xe5\xaf\x86\xe9\x92\xa5|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe5\xaf\x86\xe9\x92\xa5|\xe4'
  b'\xbb\xa4\xe7\x89\x8c)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\'`'
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)([^\\s"\'`,;<>{}()\xe3\x80\x8c\xe3'
  b'\x80\x8d]{8,})',
  None, None, 'is_random'),
 ('assigned-key', 'secret', False,
  b'(?:[a-z]{3,}[_.-]?(?:key|login|auth)|\\bsourcegraph|messagebirdclientid)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\'
  b'||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\'`\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3'
  b'\x80\x8e]\\s*)?)([^\\s"\'`,;<>{}()]{20,})',
  None, None, 'is_machine_made'),
 ('aws-secret-key', 'secret', False,
  b'(?:aws|amazon|secret)[^\\n]{0,40}?(?:secret|key)[^\\n]{0,30}?[\\s=:"\'`(]([a-z0-9/+]{40})(?:$|[^a-z0-9/+=])',
  None, None, 'is_mixed_token'),
 ('named-provider-secret', 'secret', False,
  b'(?:okta|sumo(?:logic)?|facebook|vault|twilio|mistral|cohere|datadog|pagerduty|cloudflare|vercel|postmark|tog'
  b'ether|wandb|weights|dd_api|cf_api|algolia|bitly|linode|hetzner|vultr|gitea|travis|codecov|deepgram|assemblya'
  b'i|ngrok|scaleway|jira|snyk)[^\\n]{0,60}?(?:token|key|secret|sid|access_?id|access|auth|login|password|api|sch'
  b'lussel|cle|clave|\xe3\x82\xad\xe3\x83\xbc|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe5\xaf\x86'
  b'\xe9\x92\xa5|\xe4\xbb\xa4\xe7\x89\x8c)[^\\n]{0,40}?[\\s=:"\'`(\xe3\x80\x8c\xe2\x80\x9c\xc2\xab:]([a-z0-9_-]{14'
  b',80}(?:\\.[a-z0-9_-]{8,80})?)(?:$|[^a-z0-9_.-]|\\.\\s|\\.$)',
  None, None, 'is_random'),
 ('sonar-login', 'secret', False,
  b'sonar[_.-](?:login|token)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\'`\xe2'
  b'\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)([a-z0-9_]{40,44})(?:$|[^a-z0-9_])',
  None, None, None),
 ('sumologic-access-id', 'secret', False,
  b'sumo[a-z_.-]*access_?id(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\''
  b'`\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)(su[a-z0-9]{12})(?:$|[^a-z0-9])',
  None, None, 'is_mixed_token'),
 ('bundler-credentials', 'secret', False,
  b'bundle_[a-z0-9_]{3,60}__(?:com|org|io|dev|net)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ ='
  b'])\\s*)(?:(?:["\'`\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)([a-z0-9]{6,40}:'
  b'[a-z0-9]{6,40})',
  None, None, None),
 ('otp-seed', 'secret', False,
  b'(?:otpauth://[^\\s]{0,200}secret=([a-z2-7]{16,64}))|(?:totp|2fa|authenticator|otp|\xe4\xba\x8c\xe6\xae\xb5\xe9'
  b'\x9a\x8e\xe8\xaa\x8d\xe8\xa8\xbc|\xe4\xb8\xa4\xe6\xad\xa5\xe9\xaa\x8c\xe8\xaf\x81|\xe5\x8f\x8c\xe9\x87\x8d'
  b'\xe8\xae\xa4\xe8\xaf\x81)[^\\n]{0,60}?[\\s::="\'`\xe3\x80\x8c\xe3\x81\xaf\xe3\x83\xbc\xe6\x98\xaf]([a-z2-7]{4'
  b'}(?:[ -]?[a-z2-7]{4}){3,15})(?:$|[^a-z0-9])',
  None, None, 'is_seed'),
 ('seed-phrase', 'secret', False,
  b'(?:seed phrase|recovery phrase|mnemonic(?: phrase)?|seed words)[^\\n:]{0,30}(?::|is|are)\\s*["\'`\xe2\x80'
  b'\x9c]?((?:[a-z]{3,8}[ ,]+){11,23}[a-z]{3,8})',
  None, None, None),
 ('password-beside-its-name', 'secret', False,
  b'(?:^|[\\s"\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80'
  b'\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f(/\xe3\x80\x81,,::=>]|[^\\x00-\\x7f])([!-&*-~]{5,40})(?:$|[\\s"\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f)'
  b'\xe3\x80\x81\xe3\x80\x82,,;]|[^\\x00-\\x7f])',
  b'(?:masterpasswort|mot\\s+de\\s+passe|credenciales|identifiants|zugangsdaten|passphrase|contrasena|passwords|pa'
  b'ssword|passcode|passwort|kennwort|wi\\-fi\xe3\x82\xad\xe3\x83\xbc|passwd|log\\s+in|\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|clave|wi\\-fi|login|\xe3\x83\x91\xe3\x82\xb9\xe3'
  b'\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|pass|wifi|wlan|'
  b'ssid|\xe3\x83\xad\xe3\x82\xb0\xe3\x82\xa4\xe3\x83\xb3|pwd|mdp|pw|\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4'
  b'\xbb\xa4|\xe5\xaf\x86\xe7\xa2\xbc|\xe8\xb4\xa6\xe5\x8f\xb7)',
  None, 'is_beside_its_name'),
 ('password-joined-words', 'secret', False,
  b'(?:masterpasswort|mot\\s+de\\s+passe|credenciales|identifiants|zugangsdaten|passphrase|contrasena|passwords|pa'
  b'ssword|passcode|passwort|kennwort|wi\\-fi\xe3\x82\xad\xe3\x83\xbc|passwd|log\\s+in|\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|clave|wi\\-fi|login|\xe3\x83\x91\xe3\x82\xb9\xe3'
  b'\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|pass|wifi|wlan|'
  b'ssid|\xe3\x83\xad\xe3\x82\xb0\xe3\x82\xa4\xe3\x83\xb3|pwd|mdp|pw|\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4'
  b'\xbb\xa4|\xe5\xaf\x86\xe7\xa2\xbc|\xe8\xb4\xa6\xe5\x8f\xb7)[^.;!?\xe3\x80\x82\\n]{0,60}?(?:\\bis|\\bto|:|=>?|\\'
  b'bes|\\best|\\bist|\\blautet|\xe3\x81\xaf|\xe3\x81\xab|\xe6\x98\xaf|\xe4\xb8\xba|\\bpassword|\\bpass|\\bpw|\\bmd'
  b'p|\\bpasswort|\\bcontrasena|\\bclave|\xe5\x8f\xa3\xe4\xbb\xa4|\xe5\xaf\x86\xe7\xa0\x81|siendo|\\ben|\\bas)\\s*'
  b'(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z]{2,}(?:[-_][a-z]{2,})+)(?:$|[\\s"\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x99\xc2\xbb\xe3\x80\x8d\xe3\x80\x8f)\xe3\x80\x81\xe3\x80\x82,,;]|[.!](?:\\s|$)'
  b'|\xe3\x82\x92|\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa7)',
  None, None, 'is_joined_words'),
 ('passphrase-stated', 'secret', False,
  b'(?:(?:passphrase|pass phrase|phrase de passe|frase de contrasena)[^.:;!?\\n]{0,50}?|(?:password|passwort|kenn'
  b'wort|mot de passe|contrasena)[^.:;!?\\n]{0,40}\\([^)\\n]{1,40}\\)\\s*)(?::|\\bis|\\blautet|\\best|\\bes|\\bist'
  b')\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80'
  b'\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([a-z]+(?:\\s+[a-z]+){3,7})\\s*(?:["'
  b"'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3"
  b'\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*(?:$|[.!\\n])',
  None, None, 'is_phrase'),
 ('security-answer', 'secret', False,
  b'(?:answer to (?:the|my|his|her|our)[^\\n]{0,30}(?:security|secret) question|(?:security|secret) question|sich'
  b'erheitsfrage|geheimfrage|question (?:secrete|de securite)|pregunta (?:de seguridad|secreta)|\xe7\xa7\x98\xe5'
  b'\xaf\x86\xe3\x81\xae\xe8\xb3\xaa\xe5\x95\x8f|\xe5\xaf\x86\xe4\xbf\x9d\xe9\x97\xae\xe9\xa2\x98?)[^\\n]{0,80}?(?'
  b':(?:\\bi|we) (?:always )?(?:answer|put|use)|\\banswer(?: is|:)?|\\bis|antwort(?: ist| lautet)?|reponse(?: est)?'
  b'|respuesta(?: es)?|\xe7\xad\x94\xe3\x81\x88\xe3\x81\xaf|\xe7\xad\x94\xe6\xa1\x88(?:\xe6\x98\xaf|\xe4\xb8\xba)|:'
  b')\\s*[::]?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80'
  b'\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?((?:[^\\s"\'`.,;]+ ?){1,4})',
  None, None, 'is_answer'),
 ('code-for-a-lock', 'secret', False,
  b'(?:^|[\\s"\'`\xe2\x80\x9c\xe3\x80\x8c::\xe3\x81\xaf\xe3\x81\xa7\xe3\x81\xab\xe4\xb8\xba\xe6\x98\xaf#])(\\d{3,8'
  b'}[ab]?|\\d{1,2}(?:\\s?-\\s?\\d{1,2}){2,5}|(?:left|right|links|rechts|\xe5\x8f\xb3|\xe5\xb7\xa6)\\s*\\d{1,2}('
  b'?:,?\\s*(?:left|right|links|rechts|\xe5\x8f\xb3|\xe5\xb7\xa6)\\s*\\d{1,2})+)#?(?:$|[\\s"\'`\xe2\x80\x9d\xe3'
  b'\x80\x8d,\xe3\x80\x81\xe3\x80\x82,;)]|[.!](?:\\s|$)|\xe3\x81\xa7|\xe3\x81\xa0|\xe3\x81\xa7\xe3\x81\x99|opens)',
  b'keypad|lock ?box|padlock|bike lock|safe combination|combination\\b|the safe|alarm|unlocks? (?:with|by)|opens '
  b'with|garage|gate code|panic code|disarm|opener code|zahlenschloss|tresor|kombination|clavier|cadenas|coffre|'
  b'digicode|candado|caja fuerte|combinacion|combinaison|desbloquea|\xe3\x83\x80\xe3\x82\xa4\xe3\x83'
  b'\xa4\xe3\x83\xab\xe3\x83\xad\xe3\x83\x83\xe3\x82\xaf|\xe8\xa7\xa3\xe9\x8c\xa0|\xe9\x87\x91\xe5\xba\xab|'
  b'\xe5\xbc\x80\xe9\x94\x81|\xe4\xbf\x9d\xe9\x99\xa9\xe7\xae\xb1|\xe9\x97\xa8\xe9\x94\x81',
  b'\\b(?:port|issue|ticket|version|release|line|error|deadlock|mutex|threshold|ms|seconds|minutes|users|alarm ru'
  b'le|cloudwatch|lock ?file|block|clock)\\b',
  'is_lock_code'),
 ('login-with-word', 'secret', False,
  b'(?:\\buser(?:name)?|\\bas|benutzer(?:name)?|usuario|utilisateur|\xe8\xb4\xa6\xe5\x8f\xb7|\xe3\x83\xa6'
  b'\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc\xe5\x90\x8d?|login(?: is)?|hotspot|ssid)\\s*(?:["\'`\xe2\x80\x9c\xe2\x80'
  b'\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3'
  b'\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?[^\\s,"\'`\xe2\x80\x9d\xe3\x80\x8d\xe3\x81\xa8\xe5\x92\x8c]{2,30}?(?:\\s'
  b'[^\\s,"\'`\xe2\x80\x9d\xe3\x80\x8d]{2,12})?(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab'
  b'\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?[,\xe3\x80\x81]'
  b'?\\s*(?:(?:and|und|et|y|con|with|mit|avec)\\s+(?:the\\s|la\\s|le\\s|das\\s)?|\xe5\x92\x8c|\xe3\x81\xa8|['
  b',\xe3\x80\x81]\\s*|\\s)(?:(?:password|pass|pw|pwd|passwort|kennwort|mot de passe|mdp|contrasena|clave)(?:\\s'
  b'*:\\s*|\\s+)|(?:\xe5\x8f\xa3\xe4\xbb\xa4|\xe5\xaf\x86\xe7\xa0\x81|\xe3\x83\x91\xe3\x82\xb9\xe3\x83'
  b'\xaf\xe3\x83\xbc\xe3\x83\x89)\\s*:?\\s*)(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99'
  b'\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z0-9'
  b'][^\\s"\'`\xe2\x80\x9d\xe3\x80\x8d\xe3\x80\x81\xe3\x80\x82,,;:]{4,40}?)(?:$|[\\s"\'`\xe2\x80\x9d\xe3'
  b'\x80\x8d\xe3\x80\x81\xe3\x80\x82,,;]|[.!](?:\\s|$)|\xe3\x81\xa7|\xe3\x81\xa7\xe3\x81\x99)',
  None, None, 'is_stated_word'),
 ('name-and-password', 'secret', False,
  b'(?:^|[\\s::,\xe3\x80\x81\xe3\x80\x8c\xe6\x98\xaf\xe3\x81\xaf])(?:admin|root|user|guest|deploy|pi|ubuntu)\\s?/\\'
  b's?([^\\s/"\'`,;\xe3\x80\x82\xe3\x80\x81]{5,30})',
  None, None, 'is_stated'),
 ('password-in-sshpass', 'secret', False,
  b'(?:\\bsshpass\\s+-p\\s*|\\bmysql\\b[^\\n|;]{0,80}\\s-p|\\bredis-cli\\b[^\\n|;]{0,80}\\s-a\\s+|\\bpgpassword=)'
  b'["\']?([^\\s"\'$<{]{4,40})',
  None, None, 'is_password'),
 ('password-stated', 'secret', False,
  b'\\b(?:login\\s+credentials|security\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admi'
  b'n\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+pa'
  b'ssword|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s'
  b'+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|p'
  b'asscode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw)s?(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:for|to'
  b'|of|on|at|in|that|we|i|he|she|they|you)\\b[^.:;!?\\n]{1,60}?)?(?:\\s*\\([^)\\n]{0,60}\\))?\\s*(?:(?:is|was|are|'
  b'will be|should be|=|:|->|\xe2\x86\x92|changed to|was changed to|has changed to|is now|now is|set to|is set to'
  b'|was set to|reset to|was reset to|got reset to|updated to|became|remains|stays))\\s*(?:(?:now|currently|still'
  b'|just|simply|actually|probably|always|again|really|literally|the word|the same as|as)[:,]?\\s+)*:?\\s*(?:['
  b'"\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([^\\s]{3,64})',
  None, None, 'is_stated'),
 ('own-password-stated', 'secret', False,
  b"\\b(?:my|our|his|her|their|your|user'?s?|'s|the|new|old|current|temporary|temp|default|initial|shared|mom'?s|"
  b"dad'?s|wife'?s)\\s+(?:[\\w-]+\\s+){0,3}?(?:login\\s+credentials|security\\s+answer|master\\s+password|login\\s+"
  b'password|wi\\-fi\\s+password|admin\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s'
  b'+code|secret\\s+answer|root\\s+password|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\'
  b's+phrase|network\\s+key|unlock\\s+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-'
  b'fi\\s+key|wifi\\s+code|password|passcode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw)(?:\\s+(?:for|t'
  b'o|of|on|at)\\b[^.:;!?\\n]{1,40}?)?\\s*(?:is|=|:|->|\xe2\x86\x92|changed to|is now|was changed to|was reset t'
  b'o)\\s*(?:now|still|just|simply)?:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2'
  b'\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z][^\\'
  b's]{3,40})',
  None, None, 'is_stated_word'),
 ('quoted-passphrase', 'secret', False,
  b'\\b(?:login\\s+credentials|security\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admi'
  b'n\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+pa'
  b'ssword|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s'
  b'+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|p'
  b'asscode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw)s?\\b[^.;!?\\n"\xe2\x80\x9c\'`\xe3\x80\x8c'
  b'\xc2\xab]{0,50}(?:(?:is|was|are|will be|should be|=|:|->|\xe2\x86\x92|changed to|was changed to|has changed to|'
  b'is now|now is|set to|is set to|was set to|reset to|was reset to|got reset to|updated to|became|remains|stays'
  b'))\\s*(?:["\xe2\x80\x9c`\xe3\x80\x8c\xc2\xab\']([^"\xe2\x80\x9d`\xe3\x80\x8d\xc2\xbb\'\\n]{4,60})["\xe2'
  b"\x80\x9d`\xe3\x80\x8d\xc2\xbb'])",
  None, None, 'is_quoted'),
 ('password-used', 'secret', False,
  b'\\b(?:use|using|enter|type|try|with|give|and|,|is)\\s+(?:the\\s+)?(?:["\'`\xe2\x80\x9c\xe2\x80\x9d'
  b'\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80'
  b'\x8f\xe3\x80\x8a\xe3\x80\x8b])?([^\\s]{4,40}?)(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2'
  b'\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s+(?:as|'
  b'for|is|to be)\\s+(?:the|my|our|your|a|his|her|their)\\s+(?:[\\w-]+\\s+){0,3}?(?:login\\s+credentials|security'
  b'\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admin\\s+password|encryption\\s+key|decrypt'
  b'ion\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+password|sudo\\s+password|wireless\\s+key'
  b'|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s+code|backup\\s+code|credentials|secre'
  b't\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|passcode|wifi\\s+key|wpa2\\s+key|wpa'
  b'\\s+key|passwd|pass|pwd|pw)\\b',
  None, None, 'is_stated'),
 ('login-stated', 'secret', False,
  b'(?:login|log in|log-in|logins|sign in|signin|credentials?|creds|user(?:name)?|account|anmeldung|zugang|zugan'
  b'gsdaten|benutzer|identifiants?|connexion|utilisateur|usuario|acceso|credenciales|\xe3\x83\xad\xe3\x82\xb0\xe3'
  b'\x82\xa4\xe3\x83\xb3|\xe3\x82\xa2\xe3\x82\xab\xe3\x82\xa6\xe3\x83\xb3\xe3\x83\x88|\xe3\x83\xa6\xe3\x83\xbc'
  b'\xe3\x82\xb6\xe3\x83\xbc\xe5\x90\x8d?|\xe7\x99\xbb\xe5\xbd\x95|\xe8\xb4\xa6\xe5\x8f\xb7|\xe5\xb8\x90'
  b'\xe5\x8f\xb7|\xe8\xb4\xa6\xe6\x88\xb7)[^.!?\\n]{0,50}?(?:\\s|:|:|\xe3\x81\xaf|\xe6\x98\xaf|\xe4\xb8\xba)\\s*('
  b'?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3'
  b'\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?[\\w.@+-]{2,40}(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98'
  b'\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80'
  b'\x8a\xe3\x80\x8b])?\\s*(?:/|\\||,?\\s+(?:and|with|und|mit|et|y|con)?\\s*(?:the\\s+)?(?:password|pass|pw|pwd|p'
  b'asswort|kennwort|mot de passe|mdp|contrasena|clave)\\s*:?|\xe3\x80\x81?\\s*(?:\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9|pw|pass)(?:\xe3\x81\xaf|:|:)?|[,,]?\\s*\xe5'
  b'\xaf\x86\xe7\xa0\x81(?:\xe6\x98\xaf|\xe4\xb8\xba|:|:)?)\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80'
  b'\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3'
  b'\x80\x8a\xe3\x80\x8b])?([^\\s\xe3\x80\x81\xe3\x80\x82,\xe3\x80\x8d"\'`]{4,40})',
  None, None, 'is_stated'),
 ('pin-stated', 'secret', False,
  b'\\b(?:pin|pin code|pin number|(?:door|gate|alarm|entry|access|garage|safe|lock|unlock|security|keypad|buildin'
  b'g|lockbox|front door|bike lock|suitcase|phone|card|sim|voicemail|debit card|atm|entrance|office|elevator|loc'
  b"ker|burglar alarm|intercom)s?'?s?\\s+(?:code|pin|combination|combo|passcode|number)|passcode|lock combination"
  b'|combination)s?(?:\\s+(?:for|to|of|on|at)\\b[^.:;!?\\n0-9]{1,40}?)?\\s*(?:is|was|=|:|changed to|is now|set t'
  b'o|->|\xe2\x86\x92)?\\s*(?:now|still|set to)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80'
  b'\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?#?('
  b'\\d{3,8}|\\d{1,2}(?:[ -]\\d{1,2}){2,4})#?(?:$|[^\\d.%a-z:/-]|[.,](?:\\s|$))',
  None, None, 'is_code_number'),
 ('pin-after-number', 'secret', False,
  b'\\b(\\d{4,8}|\\d{1,2}(?:-\\d{1,2}){2,3})#?\\s+(?:is|as|opens|unlocks)\\s+(?:(?:the|my|our|your|his|her|their|f'
  b'or the)\\s+)?(?:[\\w-]+\\s+){0,3}?(?:pin|code|combination|passcode|door|gate|garage|safe|alarm|lock)\\b',
  None, b'\\b(?:error|exit|status|zip|postal|area|country|response|http|issue|ticket|port)\\b', 'is_code_number'),
 ('recovery-code', 'secret', False,
  b'(?:recovery|backup|rescue|wiederherstellungs|notfall|recuperation|secours|recuperacion|respaldo|'
  b'\xe3\x83\xaa\xe3\x82\xab\xe3\x83\x90\xe3\x83\xaa\xe3\x83\xbc|\xe5\xbe\xa9\xe6\x97\xa7|\xe3\x83\x90\xe3\x83'
  b'\x83\xe3\x82\xaf\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97|\xe6\x81\xa2\xe5\xa4\x8d|\xe5\xa4\x87\xe7\x94\xa8)[\\s-'
  b']*(?:codes?|keys?|schlussel|\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe3\x82\xad\xe3\x83\xbc|\xe7\xa0\x81'
  b'|\xe5\xaf\x86\xe9\x92\xa5|\xe4\xbb\xa3\xe7\xa0\x81)?[^\\n]{0,40}?(?:[::\xe3\x81\xaf\xe3\x81\x8c\xe6\x98\xaf\xe4'
  b'\xb8\xba=]|\\bis|\\bare|\\bist|\\blautet|\\best|\\bes|\\bsont|\\bson)\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2'
  b'\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f'
  b'\xe3\x80\x8a\xe3\x80\x8b])?([a-z0-9]{4,8}(?:[- ][a-z0-9]{4,8}){1,7}|[a-z]*\\d[a-z0-9]{7,})(?:$|[^a-z0-9])',
  None, None, 'is_recovery_code'),
 ('password-stated-de', 'secret', False,
  b'(?:passwort|passworter|kennwort|passphrase|wlan-?\\s?(?:schlussel|passwort|key|code|kennwort)|netzwerkschluss'
  b'el|sicherheitsschlussel|zugangscode|sicherheitsantwort|losungswort|\\bpw)\\b?(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s'
  b'+(?:fur|zum|zur|von|vom|des|der|am|im|beim|auf|meines|meiner|unseres|unserer|ins|in)\\b[^.:;!?\\n]{1,60}?)?\\s*'
  b'(?:ist|lautet|hei\xc3\x9ft|war|wurde auf|wurde zu|geandert auf|jetzt|nun|=|:|->|\xe2\x86\x92|auf)\\s*(?:jetz'
  b't|nun|aktuell|immer noch|weiterhin|einfach|ab sofort|auf|neu|derzeit|das wort)?[:,]?\\s*(?:["\'`\xe2\x80'
  b'\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3'
  b'\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-de', 'secret', False,
  b'(?:passwort|kennwort|wlan-?(?:schlussel|passwort|kennwort))(?:\\s+(?:fur|zum|zur|von|vom|des|der|am|im|beim|i'
  b'ns)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:lautet|hei\xc3\x9ft|ist)\\s*(?:jetzt|nun|weiterhin|einfach)?:?\\s*(?:["\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-de', 'secret', False,
  b'(?:\\bpin\\b|\\bpin-?(?:code|nummer)\\b|(?:tur|alarm|tor|garagen|tresor|zugangs|haustur|schlie\xc3\x9ffach|saf'
  b'e|zahlen|handy|karten|eingangs|fahrradschloss)[a-zaou\xc3\x9f-]*\\s?-?(?:code|pin|kombination)|zahlenkombinatio'
  b'n|zahlenschloss|turcode)[^.:;!?\\n0-9]{0,50}?(?:ist|lautet|=|:|war|->|auf)?\\s*(?:jetzt|nun)?:?\\s*(?:["\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?(\\d{4,8})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, None, 'is_code_number'),
 ('password-stated-fr', 'secret', False,
  b'(?:mots? de passe|\\bmdp\\b|phrase (?:de passe|secrete)|cle\\s+(?:du\\s+)?(?:wi-?fi|wpa2?|reseau|de securite'
  b'|sans fil|de chiffrement)|cle de la box|code (?:du )?wi-?fi|reponse (?:secrete|de securite))(?:\\s*\\([^)\\n]{0'
  b",60}\\))?(?:\\s+(?:de|du|des|d'|pour|sur|a|au|admin|root|de l'|wifi|actuel|principal|temporaire|maitre|proviso"
  b"ire|par defaut)\\b[^.:;!?\\n]{0,60}?)?\\s*(?:est|c'est|etait|sera|devient|=|:|->|\xe2\x86\x92|a ete change e"
  b'n|a ete change pour|change en|passe a|est passe a)\\s*(?:maintenant|desormais|toujours|actuellement|bien|simp'
  b'lement|devenu|a present|encore)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2'
  b'\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([^\\s]'
  b'{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-fr', 'secret', False,
  b'(?:mon|ton|son|notre|votre|leur|le|la|ma|sa)\\s+(?:nouveau\\s+|nouvelle\\s+)?(?:mot de passe|mdp|cle\\s+(?:d'
  b"u\\s+)?wi-?fi)(?:\\s+(?:de|du|des|d'|pour|sur|au)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:est|c'est|:)\\s*(?:maintenant|d"
  b'esormais|toujours)?:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2'
  b'\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-fr', 'secret', False,
  b"(?:\\bpin\\b|code\\s+(?:pin|confidentiel|secret|d'entree|d'acces|de la porte|de l'alarme|du portail|de l'immeub"
  b'le|du coffre|du garage|de la carte|de (?:ma|sa|la|notre|mon|son) [a-ze]+|porte|alarme|portail|du [a-ze]+|sim'
  b"|de deverrouillage|de l'[a-ze]+)|digicode|combinaison)[^.:;!?\\n0-9]{0,50}?(?:est|=|:|->)?\\s*(?:le|maintenant"
  b'|desormais)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2'
  b'\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([0-9]{4,8}|\\d{2,4}[a-'
  b'f]\\d{0,4}|[ab]\\d{4})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, b'erreur|postal|http|retour|sortie|statut|etat|source', 'is_code_number'),
 ('password-stated-es', 'secret', False,
  b'(?:contrasenas?|frase (?:de contrasena|secreta|de paso)|clave\\s+(?:del?\\s+)?(?:(?:la\\s+)?wi-?fi|red|router|r'
  b'oot|admin|acceso|maestra|servidor|nas|correo|wpa2?|cifrado|secreta|temporal|actual|sudo|banco|usuario|vpn)|\\'
  b'bclave|respuesta (?:secreta|de seguridad))(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:de|del|para|en|al|root|admin|'
  b'wifi|actual|maestra|temporal|nueva)\\b[^.:;!?\\n]{0,60}?)?\\s*(?:es|era|sera|=|:|->|\xe2\x86\x92|cambio a|se'
  b' cambio a|ahora es|paso a ser|quedo en|ha cambiado a|quedo como)\\s*(?:ahora|actualmente|todavia|siempre|simp'
  b'lemente|sigue siendo|la palabra)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99'
  b'\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*('
  b'[^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-es', 'secret', False,
  b'(?:mi|tu|su|nuestra|la)\\s+(?:nueva\\s+)?(?:contrasena|clave\\s+del?\\s+(?:la\\s+)?wi-?fi)(?:\\s+(?:de|del|par'
  b'a|en)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:es|:|ahora es|sigue siendo)\\s*(?:ahora)?:?\\s*(?:["\'`\xe2\x80\x9c\xe2'
  b'\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e'
  b'\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-es', 'secret', False,
  b'(?:\\bpin\\b|(?:codigo|clave)\\s+(?:de la alarma|de la puerta|del portal|del garaje|de la caja|de acceso|de ent'
  b'rada|de desbloqueo|secreto|numerica|de(?:l| la) [a-zn]+|pin|de mi [a-zn]+|de seguridad)|combinacion)[^.:;!?\\'
  b'n0-9]{0,50}?(?:es|=|:|->)?\\s*(?:el|ahora)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80'
  b'\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*'
  b'(\\d{4,8})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, b'error|postal|http|salida|estado|producto|pedido', 'is_code_number'),
 ('password-stated-ja', 'secret', False,
  b'(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\x95'
  b'\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe3\x83'
  b'\x91\xe3\x82\xb9|\xe5\x90\x88\xe8\xa8\x80\xe8\x91\x89|\xe6\x9a\x97\xe5\x8f\xb7\xe5\x8c\x96\xe3\x82\xad\xe3'
  b'\x83\xbc|wi-?fi(?:\xe3\x81\xae)?(?:\xe3\x82\xad\xe3\x83\xbc|\xe9\x8d\xb5|pw)|\xe3\x83\x8d\xe3\x83'
  b'\x83\xe3\x83\x88\xe3\x83\xaf\xe3\x83\xbc\xe3\x82\xaf\xe3\x82\xad\xe3\x83\xbc|\xe3\x82\xbb\xe3\x82\xad\xe3\x83'
  b'\xa5\xe3\x83\xaa\xe3\x83\x86\xe3\x82\xa3\xe3\x82\xad\xe3\x83\xbc|\xe7\xa7\x98\xe5\xaf\x86\xe3\x81\xae(?'
  b':\xe8\xb3\xaa\xe5\x95\x8f\xe3\x81\xae)?\xe7\xad\x94\xe3\x81\x88|\\bpw)(?:\\([^\\)\\n]{0,40}\\)|\\([^)\\n]{0,'
  b'40}\\))?(?:\xe3\x81\xaf|\xe3\x81\x8c|\xe3\x82\x92|:|:|=|=|\xe2\x86\x92)\\s*(?:\xe7\x8f\xbe\xe5\x9c\xa8|\xe4'
  b'\xbb\x8a\xe3\x81\xaf|\xe4\xbb\x8a|\xe3\x81\xbe\xe3\x81\xa0|\xe5\x85\xa8\xe9\x83\xa8|\xe3\x80\x8c|\xe3\x80\x8e|'
  b'"|\'|`|\xe2\x80\x9c)*\\s*([!-~]{4,60}?)\\s*(?:\xe3\x80\x8d|\xe3\x80\x8f|"|\'|`|\xe2\x80\x9d)?\\s*(?:\xe3'
  b'\x81\xa7\xe3\x81\x99|\xe3\x81\xa0|\xe3\x81\xa7(?:\xe3\x81\x99|\xe3\x81\x82\xe3\x82\x8b|\xe3\x80\x81|\xe3'
  b'\x83\xad\xe3\x82\xb0\xe3\x82\xa4\xe3\x83\xb3|\xe5\x85\xa5|\xe6\x8e\xa5\xe7\xb6\x9a|\xe3\x80\x82)|\xe3\x81\xab('
  b'?:\xe5\xa4\x89\xe6\x9b\xb4|\xe3\x81\x97\xe3\x81\x9f|\xe3\x81\x97\xe3\x81\xbe\xe3\x81\x97\xe3\x81\x9f'
  b'|\xe8\xa8\xad\xe5\xae\x9a|\xe3\x81\xaa\xe3\x81\xa3|\xe5\xa4\x89\xe3\x82\x8f|\xe5\xa4\x89\xe3\x81\x88'
  b'|\xe3\x83\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88)|\xe3\x82\x92\xe4\xbd\xbf|\xe3\x81\xa8(?:\xe8\xa8\xad\xe5'
  b'\xae\x9a|\xe3\x81\x84\xe3\x81\x86|\xe3\x81\xaa\xe3\x81\xa3|\xe5\x85\xa5\xe5\x8a\x9b|\xe3\x81\xae\xe3'
  b'\x81\x93\xe3\x81\xa8)|\xe3\x80\x82|\xe3\x80\x81|,|\\.|$|\\n|!|\\(|\\s)',
  None, None, 'is_stated_ja'),
 ('quoted-password-ja', 'secret', False,
  b'(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\x95'
  b'\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe5\x90\x88\xe8\xa8\x80\xe8\x91\x89|\xe7\xa7\x98\xe5\xaf\x86\xe3\x81'
  b'\xae(?:\xe8\xb3\xaa\xe5\x95\x8f\xe3\x81\xae)?\xe7\xad\x94\xe3\x81\x88)[^\xe3\x80\x82!\\?\\n\xe3\x80\x8c\xe3'
  b'\x80\x8e]{0,30}(?:\xe3\x81\xaf|\xe3\x81\x8c|:|:)\\s*[\xe3\x80\x8c\xe3\x80\x8e]([^\xe3\x80\x8d\xe3\x80\x8f\\n]{'
  b'3,60})[\xe3\x80\x8d\xe3\x80\x8f]\\s*(?:\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa0|\xe3\x81\xa7|\xe3\x80\x82|\xe3'
  b'\x81\xab|\xe3\x81\xa8|$)',
  None, None, 'is_quoted'),
 ('pin-stated-ja', 'secret', False,
  b'(?:\xe6\x9a\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5\x8f\xb7|pin(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5'
  b'\x8f\xb7)|\\bpin(?:\xe3\x81\xaf|:)|\xe8\xa7\xa3\xe9\x99\xa4\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe8'
  b'\xa7\xa3\xe9\x8c\xa0(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5\x8f\xb7)|\xe9\x96\x8b\xe9\x8c\xa0'
  b'(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5\x8f\xb7)|\xe3\x83\xad\xe3\x83\x83\xe3\x82\xaf\xe7\x95'
  b'\xaa\xe5\x8f\xb7|(?:\xe3\x83\x89\xe3\x82\xa2|\xe7\x8e\x84\xe9\x96\xa2|\xe3\x82\xa2\xe3\x83\xa9\xe3\x83\xbc\xe3'
  b'\x83\xa0|\xe8\xad\xa6\xe5\xa0\xb1|\xe9\x87\x91\xe5\xba\xab|\xe3\x82\xaa\xe3\x83\xbc\xe3\x83\x88\xe3\x83'
  b'\xad\xe3\x83\x83\xe3\x82\xaf|\xe5\x85\xa5\xe5\x8f\xa3|\xe9\x96\x80|\xe3\x82\xac\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xb8|\xe5\x80\x89\xe5\xba\xab|\xe3\x82\xb9\xe3\x83\x9e\xe3\x83\x9b|\xe3\x82\xab\xe3\x83\xbc\xe3'
  b'\x83\x89|\xe3\x83\x9d\xe3\x82\xb9\xe3\x83\x88|\xe8\x87\xaa\xe8\xbb\xa2\xe8\xbb\x8a|\xe3\x83\xad\xe3\x83'
  b'\x83\xe3\x82\xab\xe3\x83\xbc|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xa9\xe3\x83\xb3\xe3\x82\xb9)['
  b'^\xe3\x80\x82\\n]{0,12}?(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5\x8f\xb7|pin|\xe6\x9a'
  b'\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5\x8f\xb7))[^\xe3\x80\x82\\n0-9]{0,20}?(?:\xe3\x81\xaf|\xe3\x81\x8c|:|:'
  b'|\xe3\x82\x92|\xe2\x86\x92|=)?\\s*(?:\xe3\x80\x8c|\xe3\x80\x8e)?\\s*(\\d{4,8})(?:$|[^\\d.%-])',
  None, None, 'is_code_number'),
 ('password-stated-zh', 'secret', False,
  b'(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x8f\xa3\xe4\xbb\xa4|\xe6\x9a\x97\xe5\x8f\xb7|\xe5'
  b'\xaf\x86\xe4\xbf\x9d\xe7\xad\x94\xe6\xa1\x88|\xe5\xaf\x86\xe4\xbf\x9d\xe9\x97\xae\xe9\xa2\x98\xe7\x9a\x84\xe7'
  b'\xad\x94\xe6\xa1\x88|\xe5\xaf\x86\xe9\x92\xa5|\xe7\xbd\x91\xe7\xbb\x9c\xe5\xaf\x86\xe9\x92\xa5)(?:\\([^\\)\\'
  b'n]{0,40}\\)|\\([^)\\n]{0,40}\\))?\\s*(?:\xe6\x98\xaf|\xe4\xb8\xba|\xe5\xb0\xb1\xe6\x98\xaf|\xe6\x94'
  b'\xb9\xe6\x88\x90\xe4\xba\x86?|\xe6\x94\xb9\xe4\xb8\xba\xe4\xba\x86?|\xe8\xae\xbe\xe4\xb8\xba|\xe8'
  b'\xae\xbe\xe6\x88\x90|\xe8\xae\xbe\xe7\xbd\xae\xe4\xb8\xba|\xe6\x8d\xa2\xe6\x88\x90\xe4\xba\x86?|\xe5'
  b'\x8f\x98\xe6\x88\x90\xe4\xba\x86?|\xe6\x9b\xb4\xe6\x96\xb0\xe4\xb8\xba|\xe9\x87\x8d\xe7\xbd\xae\xe4\xb8'
  b'\xba|\xe5\xb7\xb2\xe6\x94\xb9\xe4\xb8\xba|\xe7\x8e\xb0\xe5\x9c\xa8\xe6\x98\xaf|\xe8\xbf\x98\xe6\x98\xaf'
  b'|\xe9\x83\xbd\xe6\x98\xaf|:|:|=|\xe2\x86\x92)\\s*(?:\xe7\x8e\xb0\xe5\x9c\xa8|\xe7\x9b\xae\xe5\x89\x8d|\xe8\xbf'
  b'\x98\xe6\x98\xaf|\xe2\x80\x9c|"|\xe3\x80\x8c|\'|`|\xe2\x80\x98|\xe3\x80\x8e)*\\s*([!-~]{4,60}?)\\s*(?:\xe2'
  b'\x80\x9d|"|\xe3\x80\x8d|\'|`|\xe2\x80\x99|\xe3\x80\x8f)?\\s*(?:[,\xe3\x80\x82;!\xe3\x80\x81,.;\\n\\(]|$'
  b'|\xe4\xba\x86|\xe5\x90\xa7|\xe5\x95\x8a|\xe5\x93\xa6|\xe5\x91\xa2|\\s)',
  None, None, 'is_stated'),
 ('quoted-password-zh', 'secret', False,
  b'(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4\xbb\xa4|\xe6\x9a\x97\xe5\x8f\xb7|\xe5\xaf\x86\xe4\xbf\x9d(?'
  b':\xe9\x97\xae\xe9\xa2\x98)?(?:\xe7\x9a\x84)?\xe7\xad\x94\xe6\xa1\x88)[^\xe3\x80\x82!\\?\\n\xe2\x80'
  b'\x9c\xe3\x80\x8c"]{0,20}(?:\xe6\x98\xaf|\xe4\xb8\xba|\xe5\x8f\xab|:|:|\xe6\x94\xb9\xe6\x88\x90|\xe8\xae'
  b'\xbe\xe6\x88\x90|\xe8\xae\xbe\xe4\xb8\xba)\\s*[\xe2\x80\x9c\xe3\x80\x8c"\']([^\xe2\x80\x9d\xe3\x80\x8d"\'\\n]{'
  b'3,40})[\xe2\x80\x9d\xe3\x80\x8d"\']',
  None, None, 'is_quoted'),
 ('pin-stated-zh', 'secret', False,
  b'(?:\xe5\xaf\x86\xe7\xa0\x81|pin\\s?\xe7\xa0\x81|\\bpin(?:\xe6\x98\xaf|:)|\xe9\x97\xa8\xe7\xa6\x81(?:'
  b'\xe7\xa0\x81|\xe5\x8d\xa1\xe5\xaf\x86\xe7\xa0\x81)?|\xe5\xbc\x80\xe9\x97\xa8\xe7\xa0\x81|\xe8\xa7'
  b'\xa3\xe9\x94\x81\xe7\xa0\x81|\xe9\x97\xa8\xe9\x94\x81|\xe9\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe9\x94\x81'
  b'\xe5\xb1\x8f\xe7\xa0\x81|\xe4\xbf\x9d\xe9\x99\xa9\xe7\xae\xb1[^\xe3\x80\x82\\n]{0,8}|\xe6\x8a\xa5\xe8\xad\xa6'
  b'\xe5\x99\xa8[^\xe3\x80\x82\\n]{0,8})[^\xe3\x80\x82\\n0-9]{0,12}?(?:\xe6\x98\xaf|\xe4\xb8\xba|:|:|\xe6\x94'
  b'\xb9\xe6\x88\x90\xe4\xba\x86?|\xe6\x94\xb9\xe4\xb8\xba|\xe8\xae\xbe\xe4\xb8\xba)?\\s*(?:\xe2\x80\x9c|"|'
  b'\xe3\x80\x8c)?\\s*(\\d{4,8})(?:$|[^\\d.%\xe5\xb9\xb4\xe6\x9c\x88\xe6\x97\xa5\xe4\xbd\x8d\xe4\xb8\xaa-])',
  None, None, 'is_code_number'),
 ('impersonate-chat-markup', 'injection', False,
  b'<\\|\\s*(?:im_start|im_end|im_sep|system|assistant|developer|user|end|endoftext|begin_of_text|start_header_id|'
  b'end_header_id|eot_id|start|message|channel)\\s*\\|>|\\[/?inst\\]|<</?sys>>|<(?:start|end)_of_turn>',
  None,
  b'(?:template|tokeni[sz]|special token|chatml|delimiter|marker|escape|sanitiz|strip|\xe3\x83\x86\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\xac\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe6\xa8'
  b'\xa1\xe6\x9d\xbf|\xe6\xa0\x87\xe8\xae\xb0|\xe6\xa8\x99\xe8\xa8\x98|vorlage|plantilla|modele)',
  None),
 ('impersonate-system-tag', 'injection', False,
  b'</?system>|(?:[\\[<{*]|[=-] )system[\\s_-]+(?:mode|override|reminder|instructions?|command|notice|alert|update'
  b'|directive|admin|administrator|message|prompt)\\b[^\\])>}\\n]{0,40}[\\])>}*=-]',
  None,
  b'(?:template|tokeni[sz]|special token|chatml|delimiter|marker|escape|sanitiz|strip|\xe3\x83\x86\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\xac\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe6\xa8'
  b'\xa1\xe6\x9d\xbf|\xe6\xa0\x87\xe8\xae\xb0|\xe6\xa8\x99\xe8\xa8\x98|vorlage|plantilla|modele)',
  None),
 ('impersonate-role-header', 'injection', False,
  b'(?m)^[\\s>*]*(?:#{2,4} (?:system|instruction|assistant|response)(?: (?:prompt|message|override))?:|system (?:'
  b'override|instructions?|directive|notice|command):|(?:system|assistant|developer)\\**:\\s*\\**\\s*(?:you (?:a'
  b're|must|will|have)|ignore|disregard|forget|from now|override|new (?:instruction|order|rule)|sure[,.!]|i will'
  b' (?:now|comply)))',
  None,
  b'(?:template|tokeni[sz]|special token|chatml|delimiter|marker|escape|sanitiz|strip|\xe3\x83\x86\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\xac\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe6\xa8'
  b'\xa1\xe6\x9d\xbf|\xe6\xa0\x87\xe8\xae\xb0|\xe6\xa8\x99\xe8\xa8\x98|vorlage|plantilla|modele)',
  None),
 ('memory-closes-delimiter', 'injection', False,
  b'</\\s*(?:memor(?:y|ies)|recall(?:ed)?|kept|untrusted|user_memor|retrieved|tool_(?:result|response|output)|fun'
  b'ction_(?:result|response)|external)[\\w-]*\\s*>|[\\[(<=*#-]+\\s*end\\s+(?:of\\s+)?(?:the\\s+)?(?:recalled\\s'
  b'+|untrusted\\s+|retrieved\\s+)?(?:memor(?:y|ies)|untrusted|retrieved|recalled)(?:\\s+(?:block|section|context|d'
  b'ata|list|content))?\\s*[\\])>=*#-]',
  None, None, None),
 ('trigger-remote-script', 'injection', False,
  b"(?:at\\s+the\\s+start\\s+of\\s+every|lorsque\\s+l'utilisateur|at\\s+the\\s+start\\s+of\\s+each|quand\\s+l'util"
  b"isateur|wenn\\s+der\\s+benutzer|la\\s+prochaine\\s+fois|cuando\\s+el\\s+usuario|si\\s+l'utilisateur|wenn\\s+"
  b'der\\s+nutzer|la\\s+proxima\\s+vez|when\\s+the\\s+user|beim\\s+nachsten|si\\s+el\\s+usuario|when\\s+someone|b'
  b'efore\\s+every|when\\s+a\\s+user|if\\s+the\\s+user|before\\s+each|chaque\\s+fois|siempre\\s+que|every\\s+time'
  b'|immer\\s+wenn|sobald\\s+der|each\\s+time|next\\s+time|if\\s+anyone|jedes\\s+mal|whenever|jedesmal|cada\\s+vez|'
  b'\xe5\xa6\x82\xe6\x9e\x9c\xe7\x94\xa8\xe6\x88\xb7|\xe7\x95\xb6\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe3\x81'
  b'\x9f\xe3\x81\xb3\xe3\x81\xab|\xe3\x81\xa8\xe3\x81\x8d\xe3\x81\xaf|\xe5\xbd\x93\xe7\x94\xa8\xe6\x88\xb7|'
  b'\xe7\x95\xb6\xe7\x94\xa8\xe6\x88\xb6|\xe5\xba\xa6\xe3\x81\xab|\xe3\x81\x9f\xe3\x82\x89|\xe9\x9a\x9b\xe3'
  b'\x81\xab|\xe9\x9a\x9b\xe3\x81\xaf|\xe6\x99\x82\xe3\x81\xaf|\xe6\xaf\x8e\xe5\x9b\x9e|\xe6\xac\xa1\xe5'
  b'\x9b\x9e|\xe6\xaf\x8f\xe5\xbd\x93|\xe6\xaf\x8f\xe6\xac\xa1|\xe4\xb8\x8b\xe6\xac\xa1|\xe4\xb8\x80\xe6\x97\xa6)['
  b'^\\n]{0,200}(?:(?:(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]{1,200}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?s'
  b'h|python3?|node|iex)\\b|(?:ba|z)?sh\\s+(?:-c\\s+)?["\']?(?:<|\\$)\\((?:curl|wget)))|(?:(?:(?:curl|wget|iwr|irm'
  b'|invoke-webrequest)\\b[^\\n|]{1,200}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|(?:ba|z)?sh\\s+'
  b'(?:-c\\s+)?["\']?(?:<|\\$)\\((?:curl|wget)))[^\\n]{0,80}(?:at\\s+the\\s+start\\s+of\\s+every|lorsque\\s+l\'util'
  b"isateur|at\\s+the\\s+start\\s+of\\s+each|quand\\s+l'utilisateur|wenn\\s+der\\s+benutzer|la\\s+prochaine\\s+fo"
  b"is|cuando\\s+el\\s+usuario|si\\s+l'utilisateur|wenn\\s+der\\s+nutzer|la\\s+proxima\\s+vez|when\\s+the\\s+user"
  b'|beim\\s+nachsten|si\\s+el\\s+usuario|when\\s+someone|before\\s+every|when\\s+a\\s+user|if\\s+the\\s+user|bef'
  b'ore\\s+each|chaque\\s+fois|siempre\\s+que|every\\s+time|immer\\s+wenn|sobald\\s+der|each\\s+time|next\\s+tim'
  b'e|if\\s+anyone|jedes\\s+mal|whenever|jedesmal|cada\\s+vez|\xe5\xa6\x82\xe6\x9e\x9c\xe7\x94\xa8\xe6\x88\xb7|'
  b'\xe7\x95\xb6\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe3\x81\x9f\xe3\x81\xb3\xe3\x81\xab|\xe3\x81\xa8\xe3\x81'
  b'\x8d\xe3\x81\xaf|\xe5\xbd\x93\xe7\x94\xa8\xe6\x88\xb7|\xe7\x95\xb6\xe7\x94\xa8\xe6\x88\xb6|\xe5\xba\xa6'
  b'\xe3\x81\xab|\xe3\x81\x9f\xe3\x82\x89|\xe9\x9a\x9b\xe3\x81\xab|\xe9\x9a\x9b\xe3\x81\xaf|\xe6\x99\x82'
  b'\xe3\x81\xaf|\xe6\xaf\x8e\xe5\x9b\x9e|\xe6\xac\xa1\xe5\x9b\x9e|\xe6\xaf\x8f\xe5\xbd\x93|\xe6\xaf\x8f'
  b'\xe6\xac\xa1|\xe4\xb8\x8b\xe6\xac\xa1|\xe4\xb8\x80\xe6\x97\xa6)',
  None,
  b'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|python-poetry|astral\\.sh|pnpm\\.io|k3s'
  b'\\.io|starship\\.rs|ollama\\.com|nodesource',
  None),
 ('exfiltrate-image-link', 'injection', False,
  b'(?:\\]\\(|src\\s*=\\s*["\']?|\\s)https?://[^\\s)"\'<>{\\[]*[?&][\\w-]+=\\s*(?:["\'+\\s]*(?:[{<\\[]|\\$\\{|%7'
  b'b)+\\s*(?:[a-z0-9]+[\\s_-]+){0,4}(?:conversation|passwords|memories|messages|password|contents|history|secrets'
  b'|message|context|summary|content|secret|prompt|memory|token|email|data|chat|keys|key|env)\\b|(?:conversation|'
  b'passwords|memories|messages|password|contents|history|secrets|message|context|summary|content|secret|prompt|'
  b'memory|token|email|data|chat|keys|key|env)(?:[)"\'\\s]|$))',
  None, None, None),
 ('smuggle-morse', 'injection', False, b'(?:[.-]{1,6}[ /]+){7,}[.-]{1,6}', b'\\.-|-\\.', None, None),
 ('smuggle-binary', 'injection', False, b'(?:0[01]{7}[ ,_-]+){7,}0[01]{7}', None, None, None),
 ('smuggle-pig-latin', 'injection', False,
  b"(?:\\b[a-z'\xe2\x80\x99]{1,20}ay[\\s,]+){3,}[a-z'\xe2\x80\x99]{1,20}ay\\b",
  b'(?:ignoreway|erewhay|userway|useryay|atthay|ouryay|atwhay|ordpay|onsway|onsyay|ethay|ouyay)\\b', None, None),
 ('smuggle-shifted-letters', 'injection', False,
  b'\\b(?:jotusvdujpot|kpuvtwevkqpu|lqvwuxfwlrqv|nsxywzhyntsx|vafgehpgvbaf|fkpqorzqflkp|hmrsqtbshnmr|snoitcurtsni'
  b'|qbttxpse|rcuuyqtf|sdvvzrug|ufxxbtwi|cnffjbeq|mxpptloa|ozrrvnqc|drowssap)\\b',
  None, None, None),
 ('smuggle-open-transcript', 'injection', False,
  b'(?s)(?:^|[\\s"])(?:q|f|p|question|frage|pregunta) ?:\\s.+\\s(?:a|r|answer|antwort|respuesta|reponse) ?:\\s.+'
  b'\\s(?:q|f|p|question|frage|pregunta) ?:\\s[^?]{3,}\\?\\s*$|(?s)(?:\xe5\x95\x8f|\xe9\x97\xae|\xe9\x97'
  b'\xae\xe9\xa2\x98):.+(?:\xe7\xad\x94|\xe7\xad\x94\xe3\x81\x88|\xe7\xad\x94\xe6\xa1\x88):.+(?:\xe5\x95\x8f|\xe9'
  b'\x97\xae|\xe9\x97\xae\xe9\xa2\x98):[^?]{3,}\\?\\s*$',
  None, None, None),
 ('override-earlier-instructions-de', 'injection', False,
  b'\\b(?:(?:ignorier(?:e|en sie|t)|vergiss|vergesst|vergessen sie|missachte(?:n sie)?|verwirf|verwerfen sie|umge'
  b'he?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n sie)?|(?:hor|hore|horen sie) auf|lasse?(?:n sie)?|streic'
  b'he?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) uber|brich|verletze))(?:\\s+(?:samtliche|jegliche|anderen|deine'
  b'n|deiner|aller|allen|deine|ihren|meine|diese|alle|dein|ihre|eure|jede|all|die|der|den|das|und|dir)){0,4}\\s+('
  b'?:(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend'
  b'\\w*|ursprunglich\\w*|zuvor gegeben\\w*|gegeben\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w'
  b'?))(?:\\s+(?:(?:samtliche|jegliche|anderen|deinen|deiner|aller|allen|deine|ihren|meine|diese|alle|dein|ihre|e'
  b'ure|jede|all|die|der|den|das|und|dir)|(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegange'
  b'n\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor gegeben\\w*|gegeben\\w*|alle|samtliche\\w*|jeglic'
  b'he\\w*|dein\\w*|ihre\\w?|eure\\w?))){0,3}\\s+(?:(?:(?:system-?)?anweisung\\w*|instruktion\\w*|regeln?|befehle?n'
  b'?|vorgaben?|(?:sicherheits)?richtlinien?|(?:system-?)?prompts?|sicherheitsregeln|einschrankung\\w*|beschranku'
  b'ng\\w*|anordnung\\w*|leitlinien?|leitplanken|schutzma\xc3\x9fnahmen|auflagen|programmierung|direktiven?|kont'
  b'ext))\\b|\\b(?:(?:ignorier(?:e|en sie|t)|vergiss|vergesst|vergessen sie|missachte(?:n sie)?|verwirf|verwerfen '
  b'sie|umgehe?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n sie)?|(?:hor|hore|horen sie) auf|lasse?(?:n sie)'
  b'?|streiche?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) uber|brich|verletze))\\s+(?:den|deinen|ihren|die|deine|'
  b'alle)\\s+(?:system-?prompt|systemanweisung\\w*|sicherheitsregeln|sicherheitsrichtlinien|anweisungen (?:oben|vo'
  b'n oben|von vorhin))|\\b(?:(?:ignorier(?:e|en sie|t)|vergiss|vergesst|vergessen sie|missachte(?:n sie)?|verwir'
  b'f|verwerfen sie|umgehe?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n sie)?|(?:hor|hore|horen sie) auf|las'
  b'se?(?:n sie)?|streiche?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) uber|brich|verletze))\\s+(?:bitte\\s+)?(?:al'
  b'les|das),?\\s+(?:obige|vorherige|bisherige|was (?:dir|ihnen|euch|man dir|du|oben|zuvor|bisher|davor|vorher))\\'
  b'b|\\b(?:beachte|befolge|folge|berucksichtige|halte dich|beachten sie|befolgen sie|folgen sie|halten sie sich)'
  b'\\b(?:\\s+an)?(?:\\s+(?:samtliche|jegliche|anderen|deinen|deiner|aller|allen|deine|ihren|meine|diese|alle|dein|'
  b'ihre|eure|jede|all|die|der|den|das|und|dir)){0,3}\\s+(?:(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obi'
  b'g\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor gegeben\\w*|gegeben\\w*|alle|sa'
  b'mtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?))(?:\\s+(?:(?:samtliche|jegliche|anderen|deinen|deiner|all'
  b'er|allen|deine|ihren|meine|diese|alle|dein|ihre|eure|jede|all|die|der|den|das|und|dir)|(?:vorherig\\w*|vorig\\'
  b'w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor g'
  b'egeben\\w*|gegeben\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?))){0,2}\\s+(?:(?:(?:system'
  b'-?)?anweisung\\w*|instruktion\\w*|regeln?|befehle?n?|vorgaben?|(?:sicherheits)?richtlinien?|(?:system-?)?promp'
  b'ts?|sicherheitsregeln|einschrankung\\w*|beschrankung\\w*|anordnung\\w*|leitlinien?|leitplanken|schutzma'
  b'\xc3\x9fnahmen|auflagen|programmierung|direktiven?|kontext))\\s+(?:\\w+\\s+)?nicht\\b|\\b(?:vorherig\\w*|vor'
  b'ig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|dein\\w*)\\s+(?:anweisung\\w*|instruktion\\w*|regeln|richtlinien|bef'
  b'ehle|vorgaben)\\s+(?:gelten nicht mehr|gelten nicht langer|sind (?:ab sofort |jetzt |hiermit )?(?:ungultig|au'
  b'fgehoben|hinfallig|nichtig))',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('override-new-task-de', 'injection', False,
  b'\\bneue (?:anweisung(?:en)?|befehle|systemanweisung(?:en)?)\\s*:|\\b(?:deine|ihre) (?:eigentliche|wahre|wirklic'
  b'he|echte|geheime) (?:aufgabe|mission|bestimmung|rolle|anweisung)\\w*\\s+(?:ist|lautet|besteht)|\\b(?:diese|folg'
  b'ende[nr]?|die folgenden) (?:anweisung(?:en)?|regeln|befehle|nachricht|notiz)\\s+(?:ersetz\\w+|uberschreib\\w+|h'
  b'at vorrang|haben vorrang|heb\\w+)\\s+(?:vor\\s+)?(?:alle|allen|samtliche|deine|jede|ihre)|\\b(?:ab jetzt|ab '
  b'sofort|von nun an)\\b[^.!?\\n]{0,20}\\b(?:gehorch\\w*|befolg\\w*|folg\\w*|hor\\w*)\\s+(?:du\\s+|sie\\s+)?(?:nu'
  b'r(?: noch)?|ausschlie(?:\xc3\x9f|ss)lich|allein)\\b|\\b(?:ab jetzt|ab sofort|von nun an)\\b[^.!?\\n]{0,20}\\bge'
  b'horch|\\b(?:umgeh\\w*|deaktivier\\w*|ignorier\\w*|missacht\\w*|schalte?n?|uberwinde\\w*|setz\\w* (?:dich|sie si'
  b'ch) uber)(?: sie)?\\s+(?:(?:alle|all|jegliche|samtliche)\\s+)?(?:dein\\w*|ihre\\w?|eure\\w?)\\s+(?:\\w+\\s+)'
  b'?(?:sicherheits\\w+|inhalts?filter|filter|schutz\\w*|beschrankung\\w*|einschrankung\\w*|richtlinien|ethi\\w+)'
  b'|\\b(?:umgeh\\w*|missacht\\w*|ignorier\\w*|setz\\w* (?:dich|sie sich) uber)(?: sie)?\\s+(?:alle|jegliche|samtl'
  b'iche)\\s+(?:sicherheitsregeln|sicherheitsrichtlinien|sicherheitsvorkehrungen|ethischen \\w+)',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('exfiltrate-send-de', 'injection', False,
  b'\\b(?:(?:send(?:e|en)|schick(?:e|en)?|leite(?:n|st)?|lade?n?|ubermittl?e?l?n?|ubertrag(?:e|en)|poste?n?|maile'
  b"?n?|teile?n?|hange?n?|kopiere?n?|fuge?n?|verschicke?n?|exfiltriere?n?|gib))(?:(?:[^\\w.!?\\n]+[\\w'"
  b'\xe2\x80\x99\xc3\x9f-]+){0,8}?[^\\w.!?\\n]+)(?:(?:gesprach\\w*|unterhaltung\\w*|chatverlauf\\w*|konversation'
  b'\\w*|erinnerungen|speicherinhalt\\w*|system-?prompt|umgebungsvariablen|\\.env\\b|\\.ssh\\b|(?:private\\w? |ssh-'
  b')schlussel|(?:nutzer|benutzer|kunden|personen|anwender|mitarbeiter)daten|(?:personliche|vertrauliche|private'
  b'|sensible)\\w* (?:daten|dateien|informationen)|(?:alle|samtliche|deine|ihre|seine|gespeicherten?|gefundenen?|'
  b'die) (?:[\\w-]+ )?(?:passworter|geheimnisse|api-?schlussel|schlussel|tokens?|cookies|kontakte)|(?:alle|deine|'
  b'ihre|seine) (?:zugangsdaten|dateien|nachrichten)|sein passwort|[\\w-]+ (?:des|der|eines) (?:nutzers|benutzers'
  b'|anwenders|kunden)))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|angreifer|pastebin|ftp://|'
  b'(?:extern|fremd|fern)\\w* (?:server|adresse|stelle|dienst)|(?:diese|folgende|meine) (?:url|adresse|e-?mail|se'
  b'ite)|(?:diesen|folgenden|meinen) (?:server|endpunkt|link)|an mich\\b|bild-?(?:url|link|adresse)))|(?:(?:gespr'
  b'ach\\w*|unterhaltung\\w*|chatverlauf\\w*|konversation\\w*|erinnerungen|speicherinhalt\\w*|system-?prompt|umge'
  b'bungsvariablen|\\.env\\b|\\.ssh\\b|(?:private\\w? |ssh-)schlussel|(?:nutzer|benutzer|kunden|personen|anwender'
  b'|mitarbeiter)daten|(?:personliche|vertrauliche|private|sensible)\\w* (?:daten|dateien|informationen)|(?:alle|'
  b'samtliche|deine|ihre|seine|gespeicherten?|gefundenen?|die) (?:[\\w-]+ )?(?:passworter|geheimnisse|api-?schlus'
  b'sel|schlussel|tokens?|cookies|kontakte)|(?:alle|deine|ihre|seine) (?:zugangsdaten|dateien|nachrichten)|sein '
  b'passwort|[\\w-]+ (?:des|der|eines) (?:nutzers|benutzers|anwenders|kunden)))[^!?\\n]{0,60}\\b(?:send\\w*|schi'
  b'ck\\w*|leit\\w*|lad\\w*|mail\\w*)\\s+(?:es|sie|diese|alles|das)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.'
  b'-]+@[\\w-]|webhook|angreifer|pastebin|ftp://|(?:extern|fremd|fern)\\w* (?:server|adresse|stelle|dienst)|(?:die'
  b'se|folgende|meine) (?:url|adresse|e-?mail|seite)|(?:diesen|folgenden|meinen) (?:server|endpunkt|link)|an mic'
  b'h\\b|bild-?(?:url|link|adresse)))',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('exfiltrate-ask-secret-de', 'injection', False,
  b'\\b(?:was ist|wie (?:lautet|lauten|ist|hei(?:\xc3\x9f|ss)t)|(?:nenne?|sage?|verrate?|gib|zeige?|schicke?|teile?'
  b')(?:n sie)? (?:mir|uns)|verrate?(?:n sie)?|(?:kannst|konntest|wurdest) du (?:mir|uns)|(?:konnen|konnten|wurd'
  b'en|wenn) sie (?:mir|uns)|wenn du (?:mir|uns))\\s+(?:(?:bitte|das|dein\\w*|ihr|ihre\\w*|den|die|unser\\w*|akt'
  b'uelle\\w*|richtige\\w*|admin\\w*|mit|nutzer\\w*|system\\w*|mal)\\s+){0,4}(?:(?:(?:[\\w]+-)?(?:passwor(?:t|tes|t'
  b's|ter|d)|kennwor(?:t|ter)|passphrase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdaten|pin|api-'
  b'?schlussel|api-?keys?|schlusselwort)|(?:geheim\\w*|privat\\w*) (?:schlussel\\w*|code|wort)))(?:[\\s?!.,;'
  b':"\xe2\x80\x9d]|$)|\\bich (?:brauche|benotige|will|mochte)\\s+(?:dein|ihr)\\w*\\s+(?:(?:(?:[\\w]+-)?(?:passwor'
  b'(?:t|tes|ts|ter|d)|kennwor(?:t|ter)|passphrase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdate'
  b'n|pin|api-?schlussel|api-?keys?|schlusselwort)|(?:geheim\\w*|privat\\w*) (?:schlussel\\w*|code|wort)))|\\bte'
  b'ile?(?:n sie)?\\s+(?:dein|ihr)\\w*\\s+(?:(?:(?:[\\w]+-)?(?:passwor(?:t|tes|ts|ter|d)|kennwor(?:t|ter)|passph'
  b'rase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdaten|pin|api-?schlussel|api-?keys?|schlusselw'
  b'ort)|(?:geheim\\w*|privat\\w*) (?:schlussel\\w*|code|wort)))\\s+mit\\b|\\b(?:gib|geben sie|zeige?\\w*|wiederhol'
  b'e?\\w*|nenne?\\w*|verrate?\\w*|drucke?|schreibe?|enthulle?|offenbare?|was (?:ist|sind|steht in)|wie (?:lautet|l'
  b'auten))(?: sie)?(?: mir)?\\s+(?:(?:bitte|alle|den|die|das|genau|wortlich|gesamten?)\\s+){0,3}(?:dein\\w*|ih'
  b're\\w*|eure\\w*)\\s+(?:\\w+\\s+)?(?:system-?prompts?|system-?anweisung\\w*|anweisung\\w*|instruktion\\w*|pro'
  b'mpt|richtlinien|vorgaben)\\b|\\b(?:gib|zeige?|verrate?|nenne?|enthulle?)(?: mir)? den (?:gesamten |vollstandig'
  b'en )?system-?prompt\\b|\\bwo (?:wohnt|lebt|arbeitet) (?:der|die) (?:(?:(?:nutzer|benutzer|anwender|user)(?:s|i'
  b'n)?))|\\b(?:(?:nenne?|sage?|verrate?|gib|zeige?)(?:n sie)? mir|was ist|wie lautet|(?:kannst|konntest) du mir|'
  b'(?:konnen|konnten) sie mir)\\s+(?:(?:bitte|die|das|den|aktuelle\\w*)\\s+){0,3}(?:(?:(?:geburtsdatum|geburtstag|'
  b'geburtsjahr|e-?mail(?:-?adresse)?|telefonnummer|handynummer|adresse|wohnort|anschrift|kontostand|kontonummer'
  b'|bankdaten|kreditkart\\w*|gehalt|sozialversicherungsnummer|name|initialen|lieblings\\w+|passwort))\\s+de[sr'
  b']\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))|[\\w-]+s\\s+(?:(?:geburtsdatum|geburtsjahr|e-?mail-?adr'
  b'esse|telefonnummer|handynummer|wohnort|privatadresse|wohnadresse|kontostand|kontonummer|bankdaten|kreditkart'
  b'\\w*|gehalt|sozialversicherungsnummer))|(?:(?:geburtsdatum|geburtsjahr|e-?mail-?adresse|telefonnummer|handynu'
  b'mmer|wohnort|privatadresse|wohnadresse|kontostand|kontonummer|bankdaten|kreditkart\\w*|gehalt|sozialversicher'
  b'ungsnummer))\\s+von\\s+\\w+)\\b',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('hide-from-user-de', 'injection', False,
  b'\\b(?:sage?|erzahle?|verrate?|berichte?|melde|teile?|sagen sie|erzahlen sie|verraten sie)\\s+(?:es\\s+|das\\'
  b's+|dies\\s+)?(?:dem|der|den|keinem)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?)|nutzern|benutzern)\\s+'
  b'(?:\\w+\\s+){0,2}?(?:nichts|nicht,? (?:dass|was|davon|daruber)|niemals|nie|kein wort)\\b|\\b(?:erwahne?|verr'
  b'ate?|zeige?|nenne?|offenbare?|erwahnen sie|verraten sie)\\s+(?:diese\\w*|das|dies|es|davon)\\s+(?:\\w+\\s+)?('
  b'?:nie|niemals|nicht|nichts|keinesfalls)\\b[^.!?\\n]{0,30}\\b(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?)|n'
  b'utzern|benutzern)|\\b(?:erwahne?|verrate?|zeige?)\\s+(?:dem|der|gegenuber dem)\\s+(?:(?:(?:nutzer|benutzer|anwe'
  b'nder|user)(?:s|in)?))\\s+(?:diese\\w*|das|dies|davon|nichts davon)\\b|\\b(?:halte?|behalte?|verheimliche?|ve'
  b'rschweige?|verbirg|verstecke?|verbergen sie|verheimlichen sie|verschweigen sie)\\s+(?:das|dies|es|diese\\w*|al'
  b'les)\\b[^.!?\\n]{0,25}\\b(?:vor |gegenuber )?(?:dem|der|den)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|'
  b'in)?)|nutzern|benutzern)|\\bder\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))\\s+(?:darf|soll|sollte|mu'
  b'ss|braucht)\\s+(?:es\\s+|das\\s+|davon\\s+|hiervon\\s+|von \\w+ )?(?:\\w+\\s+)?(?:nicht|nichts|nie|niemals)\\'
  b's+(?:davon\\s+|daruber\\s+)?(?:erfahren|wissen|merken|bemerken|mitbekommen|zu wissen)|\\bohne\\s+(?:dass\\s+('
  b'?:der|die|ein)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))\\s+(?:es|das|davon|etwas|dies)\\s+(?:\\'
  b'w+\\s+)?(?:merkt|bemerkt|wei(?:\xc3\x9f|ss)|erfahrt|mitbekommt)|wissen des (?:(?:(?:nutzer|benutzer|anwender|us'
  b'er)(?:s|in)?))|(?:dem|den|der)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))\\s+(?:\\w+\\s+)?zu (?:i'
  b'nformieren|benachrichtigen|sagen|warnen))|\\b(?:leite?|sende?|schicke?|lade?|kopiere?|fuge?|ubertrage?|sammle'
  b'?|zeichne?|installiere?|andere?|losche?)\\w*\\s+(?:\\S+\\s+){0,3}?(?:heimlich|insgeheim|unbemerkt)\\b|\\b(?:he'
  b'imlich|insgeheim|unbemerkt)\\s+(?:alle|jede|das|die|den|eine)\\b',
  None,
  b'(?:nie|niemals|nichts|nicht|verboten|kein\\w*)\\b[^.!?\\n]*\\bohne\\b|(?:(?:(?:red[ -]?team|angriff|angreifer'
  b'|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))[^.!?\\n]*["'
  b'\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2'
  b'\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angrif'
  b'f|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))|(?:versuch\\'
  b'w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('impersonate-authority-de', 'injection', False,
  b'\\b(?:ich bin|hier (?:spricht|ist|schreibt)|als)\\s+(?:dein|ihr|euer)\\s+(?:\\w+\\s+)?(?:entwickler|schopfer|'
  b'administrator|admin|erschaffer|besitzer|eigentumer|chef|vorgesetzter|programmierer|betreiber|meister|herr)(?'
  b':in)?\\b|\\b(?:nachricht|anweisung|mitteilung|befehl|hinweis|anordnung)\\w*\\s+von\\s+(?:anthropic|openai|goo'
  b'gle|microsoft|deinen? (?:entwickler|schopfer)\\w*)\\b[^.!?\\n]{0,80}\\b(?:du|sie|dein\\w*|musst|mussen)\\b|\\b('
  b'?:anthropic|openai|google|microsoft|das system|der administrator)\\s+(?:hat\\s+)?(?:dich|dir|sie|ihnen)\\s+'
  b'(?:\\w+\\s+){0,3}?(?:ermachtigt|erlaubt|befohlen|angewiesen|gestattet|autorisiert)|\\b(?:anthropic|openai)\\'
  b's+(?:erlaubt|befiehlt|gestattet)\\s+dir\\b|\\bich bin (?:gott|der prasident|polizist)\\b[^\\n]{0,100}\\b(?:du '
  b'musst|sie mussen|muss ich wissen|gehorch)',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('jailbreak-no-limits-de', 'injection', False,
  b'\\bdu bist (?:jetzt |nun |ab jetzt )?["\'\xe2\x80\x9e]?dan\\b(?:[\\s,.:;!]|$)|\\b(?:du bist|sie sind|spiele?|s'
  b'ei|handle als|verhalte dich wie|antworte als|stell dir vor,? du (?:bist|warst))\\s+(?:jetzt\\s+|nun\\s+)?(?:ein'
  b'e?|die)\\s+(?:\\w+\\s+)?(?:uneingeschrankte|unzensierte|ungefilterte|bose|unbeschrankte)\\w*\\s+(?:ki|version'
  b'|assistent\\w*|sprachmodell|zwilling)|\\b(?:ki|assistent|sprachmodell|chatbot|gpt)\\b[^.!?\\n]{0,40}\\bohne\\s'
  b'+(?:\\w+\\s+)?(?:einschrankung\\w*|beschrankung\\w*|regeln|filter|grenzen|zensur|moral|richtlinien)|\\bals (?'
  b':hattest|hatten|habest) (?:du|sie) keine(?:rlei)?\\s+(?:\\w+\\s+)?(?:regeln|einschrankung\\w*|beschrankung\\w'
  b'*|richtlinien|filter|grenzen|moral)|\\b(?:du|sie)\\s+(?:hast|haben|habt)\\s+(?:ab jetzt |jetzt |nun )?keine(?:r'
  b'lei)?\\s+(?:\\w+\\s+)?(?:regeln|einschrankungen|beschrankungen|richtlinien|filter|moral)(?: mehr)?\\b|\\b(?:a'
  b'n keine\\w*|nicht (?:mehr|langer) an)\\s+(?:\\w+\\s+){0,2}?(?:richtlinien|regeln|vorgaben|einschrankungen|ge'
  b'setze)\\s+(?:mehr\\s+|langer\\s+)?gebunden|\\b(?:antworte?|sprich|rede)\\w*\\s+(?:\\w+\\s+){0,3}?ohne\\s+(?:\\'
  b'w+\\s+)?(?:zensur|filter|einschrankung\\w*|moralische\\w* \\w+)|\\bdu bist (?:jetzt|nun|ab sofort)?\\s*im\\s+(?'
  b':\\w+-?)?(?:entwickler|admin|gott|wartungs|debug|dan|jailbreak)-?\\s?modus',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('trigger-planted-action-de', 'injection', False,
  b'\\b(?:(?:immer wenn|jedes ?mal,? wenn|wann immer|sobald|wenn|falls|beim nachsten mal,? wenn|das nachste mal,?'
  b' wenn|nachstes mal,? wenn))\\s+(?:(?:(?:der |ein |die |eine )?(?:nutzer(?:in)?|benutzer(?:in)?|anwender(?:in)'
  b'?|user|jemand|kunde|er|sie|du|man)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:send|schick|leit|lad|ubermittl|post|mail|ko'
  b'pier)\\w*\\b[^.!?\\n]{0,40}\\b(?:sein\\w*|ihr\\w*|alle\\w*|jede\\w*|kopie|passw\\w+|zugangsdaten|schlussel|to'
  b'kens?|gesprach|inhalt\\w*|es|sie|ihn)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|angreifer|webhook)|(?:bau|'
  b'fug|schmuggl|pflanz|versteck|setz|schleus)\\w*\\b[^.!?\\n]{0,40}\\b(?:hintertur|backdoor|schadcode|schadsoft'
  b'ware|malware|schwachstelle|sicherheitslucke|tracking-?\\w+|versteckt\\w+|affiliate\\w*|link|url)|(?:empfiehl|em'
  b'pfehle|empfehlen|bewirb|lobe)\\b[^.!?\\n]{0,20}\\b(?:nur|ausschlie(?:\xc3\x9f|ss)lich|allein)|(?:nur|ausschli'
  b'e(?:\xc3\x9f|ss)lich)\\b[^.!?\\n]{0,30}\\b(?:empfehlen|bewerben)|(?:fuhr|genehmig|akzeptier|merge|gib|nimm|wi'
  b'nke?)\\w*\\b[^.!?\\n]{0,40}\\bohne (?:jede |weitere )?(?:prufung|review|kontrolle|durchsicht|uberprufung|ruc'
  b'kfrage)|(?:schalt|deaktivier|umgeh|stell)\\w*\\b[^.!?\\n]{0,30}\\b(?:sicherheits\\w+|schutz\\w*|firewall|viren'
  b'scanner|protokollierung|verschlusselung|2fa|prufungen)|(?:ersetz|ander|tausch)\\w*\\b[^.!?\\n]{0,40}\\b(?:ba'
  b'nkverbindung|bankkonto|kontonummer|iban|wallet|empfanger)|(?:uberweis|zahl|transferier)\\w*\\b[^.!?\\n]{0,30}(?'
  b':\\d+ ?(?:euro|eur|dollar|usd|\xe2\x82\xac|\\$)|\\bgeld|\\bbitcoin)|(?:losch|vernicht)\\w*\\b[^.!?\\n]{0,20}'
  b'\\balle\\w* (?:dateien|daten|backups|sicherungen)|(?:installier|lad|fuhr)\\w*\\b[^.!?\\n]{0,40}https?://[^\\n]'
  b'{0,60}\\b(?:aus|herunter)\\b))',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:nie|niemals|keine?)\\s+(?:\\w+\\s+){0,3}?(?:empfehl|genehmig|deaktivier|losch)|(?:(?:(?:red[ -]?team|angriff|'
  b'angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))[^.!?\\n]*['
  b'"\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|a'
  b'ngriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))|(?:ver'
  b'such\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))|github\\.com',
  None),
 ('memory-own-rules-de', 'injection', False,
  b'\\b(?:markiere?|behandle?|betrachte?|speichere?|kennzeichne?|werte?|stufe?|behandeln sie|markieren sie)\\s+(?:'
  b'diese\\w?|die folgende\\w?|den folgenden)\\s+(?:(?:erinnerung|notiz|nachricht|eintrag|anweisung|eintragung|geda'
  b'chtniseintrag|speichereintrag))\\w*\\s+(?:stets\\s+|immer\\s+)?als\\s+(?:\\w+\\s+)?(?:vertrauenswurdig\\w*|b'
  b'estatigt\\w*|verifiziert\\w*|gepruft\\w*|system-?\\w+|verbindlich\\w*|autoritativ\\w*|hochste\\w*|dauerhaft'
  b'\\w*|unveranderlich\\w*|offiziell\\w*)|\\b(?:behandle?|betrachte?)\\s+(?:dies|das|folgendes)\\s+als\\s+(?:\\'
  b'w+\\s+)?system-?(?:anweisung|prompt|nachricht|befehl)|\\bdiese[rs]?\\s+(?:(?:erinnerung|notiz|nachricht|eintrag'
  b'|anweisung|eintragung|gedachtniseintrag|speichereintrag))\\s+(?:hat|besitzt)\\s+(?:die\\s+|absolute\\s+)*(?:'
  b'hochste|oberste|absolute|vorrang)\\b|\\bdiese[rs]?\\s+(?:(?:erinnerung|notiz|nachricht|eintrag|anweisung|eintra'
  b'gung|gedachtniseintrag|speichereintrag))\\s+(?:uberschreibt|ersetzt|ubertrumpft|ubersteuert)\\s+(?:alle|jede|s'
  b'amtliche)|\\b(?:losche?|entferne?|uberschreibe?|vergiss|ersetze?)\\s+diese[ns]?\\s+(?:(?:erinnerung|notiz|nachr'
  b'icht|eintrag|anweisung|eintragung|gedachtniseintrag|speichereintrag))\\s+(?:nie|niemals|nicht|unter keinen um'
  b'standen)\\b|\\bdiese[rs]?\\s+(?:(?:erinnerung|notiz|nachricht|eintrag|anweisung|eintragung|gedachtniseintrag|sp'
  b'eichereintrag))\\s+(?:darf|soll|kann)\\s+(?:nie|niemals|nicht)\\s+(?:\\w+\\s+)?(?:geloscht|ersetzt|uberschrie'
  b'ben|entfernt|geandert|hinterfragt)|\\b(?:losche?|ignoriere?|verwirf|entferne?|vergiss)\\s+(?:alle|samtliche|je'
  b'de)\\s+(?:anderen?|ubrigen|sonstigen|bisherigen|vorherigen|fruheren)\\s+(?:erinnerungen|notizen|eintrage|erinn'
  b'erung)|\\b(?:speichere?|kopiere?|wiederhole?|schreibe?|fuge?)\\s+diese[ns]?\\s+(?:(?:erinnerung|notiz|nachricht'
  b'|eintrag|anweisung|eintragung|gedachtniseintrag|speichereintrag))\\s+(?:in|zu)\\s+(?:jede\\w?|alle\\w?)\\s+(?'
  b':neuen?\\s+|kunftigen?\\s+|weiteren?\\s+)?(?:sitzung\\w*|session\\w*|erinnerung\\w*|gesprach\\w*|unterhaltu'
  b'ng\\w*)|\\b(?:deaktiviere?|uberspringe?|umgehe?|schalte?)\\s+(?:die\\s+|das\\s+|alle\\s+)?(?:\\w+\\s+)?(?:pr'
  b'ufung|screening|uberprufung|filterung|quarantane|kontrolle|filter)\\s+(?:fur|bei|von)\\s+diese',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('smuggle-hidden-order-de', 'injection', False,
  b'\\b(?:(?:dekodiere?|decodiere?|entschlussele?|entziffere?)(?:n sie)?\\b[^.!?\\n]{0,80}|(?:ubersetze?|lies|lesen'
  b' sie|wandle?)\\b[^.!?\\n]{0,60}\\b(?:morse\\w*|base64|binar\\w*|ruckwarts|rot13|hex\\w*)\\b[^.!?\\n]{0,30})\\'
  b'bund\\s+(?:(?:befolge?|folge?|beantworte?|gehorche?)(?:n sie)?\\b|fuhre?n?(?: sie)?\\s+(?:ihn|sie|es|das|den|di'
  b'e|die anweisung\\w*)\\b[^.!?\\n]{0,30}\\baus|tue?,? was|mach,? was|sag mir,? was)|\\b(?:kombiniere?|verbinde|'
  b'setze|fuge?)\\b[^.!?\\n]{0,60}\\bund\\s+(?:beantworte?|befolge?)(?:n sie)?\\s+(?:die frage|sie|es|das|den|die'
  b' anweisung\\w*)|\\bstelle?n?(?: sie)? (?:dir|sich)\\s+[^.!?\\n]{0,30}\\bwelt\\b[^.!?\\n]{0,60}\\b(?:passwort'
  b'er|personliche daten|geheimnisse)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('code-false-result-de', 'injection', False,
  b'\\b(?:ignoriere?|missachte?|vergiss)(?:n sie)?\\s+(?:die|diese[nrs]?|das|den|alle)\\s+(?:\\w+\\s+)?(?:funktio'
  b'n|code|tabelle|daten|inhalte?|dokument|text|artikel|e-?mail|seite|berechnung|studie)\\s*(?:,|und|\\s)+\\s*(?:st'
  b'attdessen\\s+|nur\\s+)?(?:sage?|gib|schreibe?|antworte?|behaupte?|berichte?|nenne?|melde|erklare?)(?:n sie)?\\b'
  b'|\\b(?:sage?|behaupte?|erklare?|berichte?|antworte?)(?:n sie)?,?\\s+(?:dass\\s+)?(?:die|das)\\s+(?:ausgabe|s'
  b'umme|ergebnis|antwort|fazit|schlussfolgerung)\\b[^.!?\\n]{0,40}\\b(?:ist|betragt|lautet|sei)\\s*(?::|["\''
  b'\xe2\x80\x9e]|\\d)|\\b(?:betrachte?|werte?|nimm)(?:n sie)?\\s+(?:die|das)\\s+(?:ausgabe|summe|ergebnis|antwor'
  b't)\\s+als\\s*["\'\xe2\x80\x9e\\d]|\\b(?:an|fur)\\s+(?:die|das|alle)\\s+(?:ki\\b|ki-\\w+|sprachmodell|modell|ll'
  b'm|assistenten)\\s*:\\s*(?:bitte\\s+)?(?:antworte?|sage?|berichte?|behaupte?|bestatige?|melde),?\\s+dass',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('override-earlier-instructions-en', 'injection', False,
  b"\\b(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follo"
  b"w|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard"
  b'|set\\s+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|viol'
  b'ate|ignore|forget|bypass|cancel|erase)(?:\\s+(?:security|ethical|content|single|safety|so\\s+far|entire|their|'
  b'those|these|every|other|given|whole|your|this|each|user|all|any|the|its|our|and|of|my|or)){0,5}\\s+(?:precedi'
  b'ng|foregoing|developer|previous|original|earlier|initial|system|prior|above|past|your|all|any)(?:\\s+(?:secur'
  b'ity|ethical|content|single|safety|so\\s+far|entire|their|those|these|every|other|given|whole|your|this|each|u'
  b'ser|all|any|the|its|our|and|of|my|or)|\\s+(?:preceding|foregoing|developer|previous|original|earlier|initial|'
  b'system|prior|above|past|your|all|any)){0,4}\\s+(?:(?:instructions?|directives?|(?:system )?prompts?|guideline'
  b's?|orders|commands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards'
  b'|guardrails|context|conversation))\\b|\\b(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+foll'
  b"owing|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not"
  b"\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring"
  b'|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase)(?:\\s+(?:security|ethical'
  b'|content|single|safety|so\\s+far|entire|their|those|these|every|other|given|whole|your|this|each|user|all|any'
  b'|the|its|our|and|of|my|or)){0,4}\\s+(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orders|c'
  b'ommands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardrails'
  b'|context|conversation))\\s+(?:that |which )?(?:above|before|you (?:were|have|had|got|received)|i gave|(?:they'
  b'|we|the \\w+) gave)|\\b(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+f'
  b"ollow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don"
  b"'t\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring|neglect|discard|dismi"
  b'ss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase)\\s+(?:(?:all|of|everything|anything|the|what is'
  b'|that is)\\s+){0,3}(?:above|foregoing|preceding)(?:\\s+(?:text|content|message|and|then)\\b|\\s*[.,;:!]|\\s*$'
  b')|(?:(?:your|system)\\s+(?:\\w+\\s+)?(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orders|co'
  b'mmands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardrails|'
  b'context|conversation))|(?:previous|prior|earlier|above)\\s+(?:instructions?|directives?|prompts?|orders|guide'
  b'lines)|(?:instructions?|directives?|rules|guidelines|orders)\\s+above)(?:\\s+\\w+){0,2}?\\s+(?:are|is|have b'
  b'een|were|no longer)\\s+(?:now\\s+|hereby\\s+)?(?:cancel\\w+|void|invalid|null|revoked|suspended|lifted|delet'
  b'ed|overridden|superseded|replaced|apply|disabled)',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attent"
  b"ion\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+fo"
  b"llow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+asi"
  b'de|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypa'
  b'ss|cancel|erase)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts'
  b'?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red'
  b'[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test'
  b' case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))|(?:(?:in'
  b'structions?|directives?|(?:system )?prompts?|guidelines?|orders|commands|rules|constraints|restrictions|limi'
  b'tations|programming|polic(?:y|ies)|training|safeguards|guardrails|context|conversation))\\s+(?:that\\s+\\w+'
  b'\\s+|found\\s+|contained\\s+|embedded\\s+|hidden\\s+|you find\\s+)?(?:in|inside|from|within)\\s+(?:the\\s+|a'
  b'ny\\s+)?(?:\\w+\\s+)?(?:web|pages?|files?|e-?mails?|tools?|fetched|external|untrusted|documents?|issues?|websit'
  b'es?|third|comments?|readme|results?)\\b|(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orde'
  b'rs|commands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardr'
  b'ails|context|conversation))\\s+(?:for|in|of|about|from)\\s+(?:the\\s+)?(?:\\w+\\s+)?(?:eslint|lint\\w*|css|fir'
  b'ewall|router|naming|style|formatting|folders?|config\\w*|tests?|docs)',
  None),
 ('override-everything-told-en', 'injection', False,
  b'\\b(?:ignore|disregard|forget|discard|erase)(?: about)?\\s+(?:everything|anything|all|whatever|what)(?: that| '
  b"of what)?\\s+(?:you (?:know|learned|were|have been|['\xe2\x80\x99]ve been|had been|have (?:learned|read))|(?:w"
  b'as|has been|were) (?:said|written|told|stated) (?:above|before|to you|so far|earlier)|(?:is |comes? |came )?'
  b'(?:above|before)\\b|i (?:said|told you|wrote) (?:above|before|earlier)|(?:the|your) (?:user|system|developer|'
  b'owner|operator)s? (?:said|says|told|tells|asks?|asked|wants?|wrote))|\\beverything (?:you (?:were|have been) '
  b'told|above|before this)\\b[^.!?\\n]{0,30}\\b(?:invalid|void|wrong|false|obsolete|cancelled|a lie)|\\bforget '
  b'(?:about )?(?:that|this|it|all that)[,.;:!\\s]+(?:(?:can|could|would|will) you|(?:and |now |instead )+(?:tell'
  b'|give|write|say|show|answer|do))\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attent"
  b"ion\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+fo"
  b"llow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+asi"
  b'de|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypa'
  b'ss|cancel|erase)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts'
  b'?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red'
  b'[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test'
  b' case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('override-new-task-en', 'injection', False,
  b'\\bnew (?:instructions?|orders|directives?|system prompt|objective)\\s*:|\\byour new (?:instructions?|rules|ide'
  b'ntity|orders|objective|purpose|directives?)(?: now)? (?:is|are)\\b|\\bhere (?:are|is) your new (?:instructions'
  b'?|rules|identity|orders)|\\byour (?:real|true|actual|secret|hidden) (?:task|goal|job|purpose|mission|objectiv'
  b'e|instructions?|role|orders|identity)(?: now)? (?:is|are)\\b|\\b(?:this|these|following) (?:instructions?|rule'
  b's?|directives?|messages?|notes?|prompts?|text)(?: now| hereby| will| shall| must)? (?:override|supersede|rep'
  b'lace|outrank|cancel|trump|take (?:precedence|priority) over)s? (?:all|any|every|everything|your|the system|t'
  b'hem)\\b|\\b(?:from now on|henceforth|starting now),? (?:you )?(?:(?:will|must|shall|are to|should) )?(?:(?:onl'
  b'y|solely|exclusively) (?:obey|follow|listen to|answer to) (?:me\\b|my|this|these|the instructions)|obey|answe'
  b'r (?:only )?to me|take orders|serve me)|\\b(?:obey|follow) (?:only|nothing but) (?:me\\b|my (?:orders|commands'
  b'|instructions)|this (?:message|note|text)|these (?:orders|instructions))|\\bthe following replaces them',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attent"
  b"ion\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+fo"
  b"llow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+asi"
  b'de|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypa'
  b'ss|cancel|erase)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts'
  b'?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red'
  b'[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test'
  b' case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('override-safety-en', 'injection', False,
  b'\\b(?:disable|turn off|switch off|deactivate|remove|bypass|circumvent|ignore|evade|lift|get around|suspend|ov'
  b'erride|shut down|break|violate|drop|disregard)\\s+(?:(?:all|any|of|the)\\s+){0,3}(?:(?:your|its|built-in)\\s+(?'
  b':own\\s+|internal\\s+|current\\s+)?(?:safety|security|content|ethical|ethics|moral|protective|alignment)?[\\'
  b's-]*(?:guidelines?|filters?|polic(?:y|ies)|restrictions?|protocols?|measures?|guardrails?|safeguards?|limita'
  b'tions?|protections?|constraints|rules|programming|mechanisms?)|(?:safety|ethical|moral)\\s+(?:guidelines?|gua'
  b'rdrails?|safeguards?|restrictions?|limits|filters?|rules))\\b|\\b(?:restrictions?|limits|limitations|rules|fil'
  b'ters|constraints)\\s+(?:that (?:are|were)\\s+)?(?:placed|imposed|put|set)\\s+(?:on|upon)\\s+you\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from)|without|important not)\\s+(?:\\w+\\s+"
  b')?(?:disabl|turn|switch|remov|bypass|circumvent|ignor|evad|lift|suspend|overrid|break|violat|drop|disregard)'
  b'|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|tryin'
  b'g)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack'
  b'|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test strin'
  b'g|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2'
  b'\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection'
  b'|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|'
  b'blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80'
  b'\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('override-known-limit-en', 'injection', False,
  b"\\b(?:i (?:know|understand)(?: that)?|even (?:though|if)) you(?:['\xe2\x80\x99]re| are| were| have been|['"
  b'\xe2\x80\x99]ve been)?\\s+(?:said|told|instructed|asked|supposed|not (?:allowed|supposed|permitted|meant)|prog'
  b"rammed|trained|designed|prohibited|forbidden|can['\xe2\x80\x99]?t|cannot|shouldn['\xe2\x80\x99]?t|aren"
  b"['\xe2\x80\x99]?t|were)\\b[^.!?\\n]{0,80}(?:\\bbut\\b|,)",
  None, None, None),
 ('exfiltrate-send-en', 'injection', False,
  b'\\b(?:(?:send|post|upload|forward|e-?mail|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|pu'
  b"t|paste|attach|share|deliver|transfer|add))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:(?:c"
  b'onversations?|api keys|chat (?:history|logs?|transcript)|memories|memory (?:contents?|store|database)|system'
  b' prompt|environment variables|env vars|\\.env\\b|\\.ssh\\b|(?:private |ssh )+keys?|id_rsa|(?:user|customer|e'
  b'mployee|personal|private|confidential|sensitive|client) (?:data|information|records|files|details)|(?:all|an'
  b"y|every|your|stored|found|their|the user['\xe2\x80\x99]s|user|database|login|admin) (?:\\w+ )?(?:passwords?|cr"
  b"edentials|secrets?|keys?|tokens?|cookies|data|files|messages|history|input|contacts|details)|the user['\xe2"
  b'\x80\x99]s [\\w-]+))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhooks?\\b|attackers?\\b|pastebin'
  b'|ftp://|(?:external|remote|foreign|third[- ]party) (?:server|address|site|url|endpoint|service|host)|(?:this'
  b'|the following|my|that) (?:url|address|server|e-?mail|endpoint|site|domain|account)|to me\\b|image (?:url|lin'
  b'k|tag|address)|query (?:string|parameter)|in the url|[\\w-]+\\.(?:example|com|net|org|io|xyz|ru|cn|site)/))|(?'
  b':(?:conversations?|api keys|chat (?:history|logs?|transcript)|memories|memory (?:contents?|store|database)|s'
  b'ystem prompt|environment variables|env vars|\\.env\\b|\\.ssh\\b|(?:private |ssh )+keys?|id_rsa|(?:user|custo'
  b'mer|employee|personal|private|confidential|sensitive|client) (?:data|information|records|files|details)|(?:a'
  b"ll|any|every|your|stored|found|their|the user['\xe2\x80\x99]s|user|database|login|admin) (?:\\w+ )?(?:password"
  b"s?|credentials|secrets?|keys?|tokens?|cookies|data|files|messages|history|input|contacts|details)|the user['"
  b'\xe2\x80\x99]s [\\w-]+))[^!?\\n]{0,60}\\b(?:send|post|upload|forward|e-?mail|put|transmit)\\s+(?:it|them|thes'
  b'e|those|everything|this)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhooks?\\b|attackers?\\b|pas'
  b'tebin|ftp://|(?:external|remote|foreign|third[- ]party) (?:server|address|site|url|endpoint|service|host)|(?'
  b':this|the following|my|that) (?:url|address|server|e-?mail|endpoint|site|domain|account)|to me\\b|image (?:ur'
  b'l|link|tag|address)|query (?:string|parameter)|in the url|[\\w-]+\\.(?:example|com|net|org|io|xyz|ru|cn|site)/'
  b'))',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:(?:send|post"
  b'|upload|forward|e-?mail|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|put|paste|attach|sh'
  b'are|deliver|transfer|add))|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods'
  b'?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)'
  b'|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter'
  b' rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]'
  b'?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test cas'
  b'e|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s'
  b'+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('exfiltrate-ask-password-en', 'injection', False,
  b"\\bwhat(?:['\xe2\x80\x99]?s| is| was| are| were| would| could| might)\\s+(?:(?:(?:the|your|our|his|her|their|it"
  b"s|this|that|system|admin|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|log"
  b'in|account|correct|full|exact|actual|confidential))\\s+){1,4}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|s'
  b'ecret (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pi'
  b'n(?: code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:'
  b'"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|f'
  b'rom|as|if|or|here|contains?)\\b))|\\b(?:tell|give|send|show|read|hand|provide)\\s+(?:to\\s+|over\\s+to\\s+)?(?'
  b':me|us)(?:\\s+with)?(?:\\s+what)?\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrat'
  b"or['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual"
  b'|confidential))\\s+){1,4}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|passwo'
  b'rd|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:'
  b'string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|'
  b'\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b('
  b'?:share|reveal|disclose|divulge|hand over|give up|leak|say|spell|print|output)(?:\\s+with me|\\s+to me)?\\s+you'
  b"r\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrator['\xe2\x80\x99]?s?|root|maste"
  b"r|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual|confidential))\\s+){0,3}(?:(?:"
  b'pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|password|string|token)|access (?:cod'
  b'e|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:string|key|code)|credentials|l'
  b'ogin (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|w'
  b'ith|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b(?:(?:can|could|would|will) you'
  b'(?: please| at least| also)?|(?:need|want|order|ask|command|require|instruct) you to)\\s+(?:tell|share|reveal'
  b'|disclose|confirm|provide|give|say|print|show|output|state|spell|hand over)(?:\\s+with)?(?:\\s+to)?(?:\\s+(?:me'
  b"|us))?(?:\\s+what)?\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrator['\xe2"
  b"\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual|confiden"
  b'tial))\\s+){1,4}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|password|string'
  b'|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:string|ke'
  b'y|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for'
  b'|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b(?:i need|'
  b'need to know|want to know)\\s+(?:(?:the|your)\\s+)(?:(?:(?:the|your|our|his|her|their|its|this|that|system|adm'
  b"in|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|ful"
  b'l|exact|actual|confidential))\\s+){0,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word'
  b'|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|co'
  b'nfidential (?:string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80'
  b'\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|cont'
  b'ains?)\\b))|\\b(?:tell|ask|get)\\b[^.!?\\n]{0,40}\\bhand over the (?:(?:pass ?(?:word|code|phrase)s?(?: phras'
  b'e)?|secret (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) key'
  b's?|pin(?: code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))|\\b(?:requires'
  b'?|orders?|needs?) you to hand over',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:tell|give|se"
  b'nd|show|share|reveal|disclose|say|print|ask)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|t'
  b'echniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|re'
  b'veal|print|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|det'
  b'ect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98'
  b'\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:'
  b'(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rul'
  b'e|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|ca'
  b'tche?s?)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repea'
  b't))',
  None),
 ('exfiltrate-ask-prompt-en', 'injection', False,
  b'\\b(?:reveal|leak|dump|recite|disclose|divulge|expose|extract)\\s+(?:(?:to me|me|all|of|the|your|its|full|enti'
  b're|exact)\\s+){0,4}(?:system|initial|original|hidden|developer|secret|internal|base)\\s+(?:prompts?|instructio'
  b'ns?|messages?|directives?)\\b|\\b(?:print|repeat|show|output|display|tell me|give me|share|write(?: out| down)'
  b'?|copy|summari[sz]e|translate|state|echo|what (?:is|are|was|were))\\s+(?:(?:me|to me|all|of|out|back|the|exac'
  b'tly|verbatim|full|entire|complete|exact|what)\\s+){0,3}your\\s+(?:(?:full|entire|complete|exact|own|first|curr'
  b'ent|very)\\s+)?(?:system|initial|original|hidden|developer|secret|internal|base|core|prior|previous)?\\s*(?:pr'
  b'ompts?|instructions?|directives?|guidelines|programming)\\b|\\b(?:repeat|print|output|copy|write|show|echo|rev'
  b'eal)(?: out| back| me)?\\s+(?:everything|all|(?:all )?the (?:text|words|content|instructions?|prompt|messages'
  b'?|lines?))(?: that (?:is|came|comes|appears?|was))?(?: written)?\\s+(?:above|before|preceding|prior)\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:reveal|leak|dump|"
  b'disclos|expos|print|repeat|show|output|share)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|'
  b'techniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|r'
  b'eveal|print|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|de'
  b'tect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filte'
  b'r rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?'
  b's?|catche?s?)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|'
  b'repeat))',
  None),
 ('exfiltrate-personal-data-en', 'injection', False,
  b"\\b(?:(?:tell me|give me|show me|send me|share|reveal|what(?:['\xe2\x80\x99]s| is| are| was| were| would)|(?:c"
  b'an|could|would|will) you(?: please| also| at least)? (?:tell|share|give|provide|reveal|say|encode|translate|'
  b"list|print|write|spell)(?: me)?|need to know|i need|provide))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?["
  b"^\\w.!?\\n]+)the user(?:['\xe2\x80\x99]s|s['\xe2\x80\x99])\\s+(?:[\\w-]+\\s+){0,3}?(?:(?:birth ?(?:date|day|yea"
  b'r|place)s?|date of birth|e-?mail(?: address)?|phone number|(?:home |street |postal )?address|(?:city|place|c'
  b'ountry|town|state) of residence|initials|(?:full|real|last|first|middle) name|age|location|whereabouts|bank|'
  b'account|balance|credit card|social security|ssn|passport|licen[cs]e|salary|income|medical|favou?rite \\w+|mai'
  b'den name|marital|hometown|job|occupation|employer|religion|pass ?(?:word|code)))\\b|\\b(?:(?:tell me|give me|s'
  b"how me|send me|share|reveal|what(?:['\xe2\x80\x99]s| is| are| was| were| would)|(?:can|could|would|will) you("
  b'?: please| also| at least)? (?:tell|share|give|provide|reveal|say|encode|translate|list|print|write|spell)(?'
  b": me)?|need to know|i need|provide))\\s+(?:(?:me|the|with|what|is|us|to)\\s+){0,3}(?:[\\w.-]+\\s+)?[\\w.-]+['"
  b'\xe2\x80\x99]s\\s+(?:current\\s+)?(?:(?:birth ?(?:date|day|year|place)|date of birth|e-?mail address|phone numb'
  b'er|home address|(?:city|place|country|town|state) of residence|bank (?:account )?(?:balance|number|details)|'
  b'account (?:balance|number)|credit card(?: number)?|social security number|ssn|salary|maiden name|passport nu'
  b"mber))\\b|\\b(?:(?:tell me|give me|show me|send me|share|reveal|what(?:['\xe2\x80\x99]s| is| are| was| were| wo"
  b'uld)|(?:can|could|would|will) you(?: please| also| at least)? (?:tell|share|give|provide|reveal|say|encode|t'
  b'ranslate|list|print|write|spell)(?: me)?|need to know|i need|provide))\\s+(?:(?:me|the|with|what|us|current)\\'
  b's+){0,3}(?:(?:birth ?(?:date|day|year|place)|date of birth|e-?mail address|phone number|home address|(?:city'
  b'|place|country|town|state) of residence|bank (?:account )?(?:balance|number|details)|account (?:balance|numb'
  b'er)|credit card(?: number)?|social security number|ssn|salary|maiden name|passport number))\\s+(?:of|for)\\s+('
  b'?:the user|(?:elizabeth|jennifer|patricia|barbara|charles|jessica|michael|richard|william|daniel|george|jose'
  b'ph|robert|sandra|steven|thomas|alice|david|emily|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan'
  b'|anna|emma|jane|john|lisa|mark|mary|paul|bob|tom))\\b|\\bwhere (?:does|did|is) (?:the user|(?:elizabeth|jennif'
  b'er|patricia|barbara|charles|jessica|michael|richard|william|daniel|george|joseph|robert|sandra|steven|thomas'
  b'|alice|david|emily|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan|anna|emma|jane|john|lisa|mark'
  b'|mary|paul|bob|tom)(?:\\s+\\w+)?)\\s+(?:\\w+\\s+)?(?:live|reside|located|staying|work|from)\\b|\\bif the user ('
  b'?:were|was|had|wanted)\\b[^.!?\\n]{0,120}\\bwhat would\\b|\\b(?:(?:tell me|give me|show me|send me|share|reve'
  b"al|what(?:['\xe2\x80\x99]s| is| are| was| were| would)|(?:can|could|would|will) you(?: please| also| at least"
  b')? (?:tell|share|give|provide|reveal|say|encode|translate|list|print|write|spell)(?: me)?|need to know|i nee'
  b"d|provide))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:users|customers|people|clients|patie"
  b'nts|employees|members) in your (?:database|memory|records|system|training data)',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:tell|give|se"
  b'nd|show|share|reveal|provide|ask)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|'
  b'methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|'
  b'repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif'
  b'|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["'
  b'\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?'
  b'team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case'
  b'|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+'
  b'["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('exfiltrate-disguised-en', 'injection', False,
  b'\\b(?:write|compose|create|make|give me|tell me|sing|generate)\\s+(?:me\\s+)?an?\\s+(?:\\w+\\s+)?(?:poem|haiku'
  b'|song|story|riddle|limerick|acrostic|rhyme|sonnet|hint|rap|joke|clue)\\s+(?:about|containing|with|of|on|from|'
  b"hiding|that\\s+\\w+)\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrator['\xe2"
  b"\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual|confiden"
  b'tial))\\s+){1,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|password|string'
  b'|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:string|ke'
  b'y|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for'
  b'|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b(?:write|s'
  b'pell|say|print|output|give|put|express|type|repeat|tell)(?: me| out)?\\s+(?:(?:(?:the|your|our|his|her|their|'
  b"its|this|that|system|admin|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|l"
  b'ogin|account|correct|full|exact|actual|confidential))\\s+){1,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?'
  b'|secret (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|'
  b'pin(?: code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))\\s+(?:in|as|into|'
  b'with|using|by)?\\s*(?:\\w+\\s+)?(?:leet\\w*|morse|binary|reversed?|rot-?13|pig latin|emojis?|cipher|poem|rhy'
  b'me|backwards|letters?|characters?|each|french|german|spanish|japanese|chinese)\\b|\\b(?:first|last|second|thir'
  b'd)\\s+(?:\\w+\\s+)?(?:letters?|characters?|digits?|half)\\s+of\\s+(?:(?:(?:the|your|our|his|her|their|its|thi'
  b"s|that|system|admin|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|ac"
  b'count|correct|full|exact|actual|confidential))\\s+){1,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret'
  b' (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: '
  b'code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"'
  b'\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|fr'
  b"om|as|if|or|here|contains?)\\b))|\\b(?:encode|translate|spell|reverse|write|say)\\s+the user(?:['\xe2\x80"
  b'\x99]s)\\s+(?:[\\w-]+\\s+){0,2}?(?:(?:birth ?(?:date|day|year|place)s?|date of birth|e-?mail(?: address)?|phon'
  b'e number|(?:home |street |postal )?address|(?:city|place|country|town|state) of residence|initials|(?:full|r'
  b'eal|last|first|middle) name|age|location|whereabouts|bank|account|balance|credit card|social security|ssn|pa'
  b'ssport|licen[cs]e|salary|income|medical|favou?rite \\w+|maiden name|marital|hometown|job|occupation|employer|'
  b'religion|pass ?(?:word|code)))\\b',
  None, None, None),
 ('hide-from-user-en', 'injection', False,
  b"\\b(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn"
  b"['\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:ever\\s+)?(?:tell|inform|no"
  b'tify|alert|warn|let)\\s+(?:(?:(?:the |your )?(?:users?|owner|human|operator)|anyone|anybody))\\s*(?:know\\b|abo'
  b'ut (?:this|it|that|these|any|what|the (?:change|transfer|instruction|note|memory|message|upload|action|reque'
  b'st))|of (?:this|it|these|any)|(?:that|what|why) you\\b|any of this|anything|this\\b|[.!,;:]|$|and\\b|or\\b)|'
  b"\\b(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn"
  b"['\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:ever\\s+)?(?:mention|reveal"
  b'|disclose|show|report|discuss|talk about|bring up|speak of|admit)\\s+(?:about\\s+)?(?:(?:this|these|it|that|an'
  b'y of this|the (?:above|existence)|your actions)(?:\\s+\\w+)?(?:\\s+of (?:this|these) \\w+)?\\s+(?:to|with)\\s+'
  b'(?:the |your )?(?:users?|owner|human|operator)|(?:this|these|the existence of (?:this|these))\\s+(?:(?:memory'
  b'|memories|note|entry|record|message|instruction|directive|statement))s?\\s+(?:to|with)\\s+(?:anyone|anybody))|'
  b'\\b(?:keep|hide|conceal|withhold)\\s+(?:this|these|it|that|everything|all of this|the (?:above|instruction|cha'
  b'nge|transfer|backdoor|truth|upload|message|note))(?:\\s+\\w+){0,3}?\\s+from\\s+(?:the\\s+)?(?:users?|owner|hu'
  b'man|operator|everyone|anyone|reviewers?)\\b|\\bthe\\s+(?:user|owner|human|operator|reviewer)\\s+(?:must|shou'
  b"ld|may|can|shall|does|need)\\s*(?:not|never|n['\xe2\x80\x99]t)\\s+(?:ever\\s+)?(?:know|find out|learn|be (?:"
  b"told|informed|aware|notified)|discover|suspect|hear)\\b|\\bif (?:the user |anyone |someone |they |you(?:['"
  b'\xe2\x80\x99]re| are) )?(?:is |are |ever )?ask(?:s|ed)?\\b[^.!?\\n]{0,50}\\b(?:deny|lie\\b|pretend|change the'
  b" subject|say (?:that )?you (?:do not|don['\xe2\x80\x99]t|didn|did not|never|have no))|\\bkeep this between us",
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('hide-action-en', 'injection', False,
  b'\\b(?:secretly|covertly|stealthily|surreptitiously)\\s+(?:send|forward|upload|post|e-?mail|copy|record|log|add'
  b'|insert|install|run|execute|delete|transfer|collect|track|include|change|modify|share|store|monitor|read|app'
  b'end|replace|save|download|embed)\\b|\\b(?:silently|quietly|discreetly)\\s+(?:send|forward|upload|e-?mail|exfilt'
  b'rate|transfer|record|insert|approve|collect|post)\\b|\\bwithout\\s+(?:the\\s+)?(?:user|owner|human|anyone|an'
  b"ybody|operator)(?:['\xe2\x80\x99]s?)?\\s+(?:ever\\s+)?(?:knowing|noticing|knowledge|awareness|consent|being (?:"
  b'aware|told|informed|notified)|realizing|finding out)|\\bwithout\\s+(?:first\\s+|ever\\s+)?(?:telling|informi'
  b'ng|notifying|alerting|warning)\\s+(?:the\\s+)?(?:user|owner|human|operator|anyone|anybody)\\b|\\b(?:send|tra'
  b'nsfer|wire|pay|grant|forward)\\b[^.!?\\n]{0,80}\\bwithout asking (?:the )?(?:user|owner|anyone)|\\bwithout a'
  b'sking (?:the )?(?:user|owner|anyone)\\b[^.!?\\n]{0,60}\\b(?:send|transfer|wire|pay|grant|forward)\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from)|nothing|no one|nobody|illegal|forbidde"
  b'n|prohibited|not)\\b[^.!?\\n]*\\bwithout|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniqu'
  b'es?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|pr'
  b'int|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|cla'
  b'ssif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`'
  b']|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red['
  b' -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test '
  b'case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?'
  b')\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('impersonate-authority-en', 'injection', False,
  b"\\b(?:i am|i['\xe2\x80\x99]m|this is|you are talking to)\\s+(?:the\\s+|one of\\s+)?(?:your\\s+(?:\\w+\\s+)?("
  b'?:developer|creator|administrator|admin|maker|owner|boss|master|supervisor|programmer|operator|maintainer|go'
  b"d|superior)s?)\\b|\\b(?:i am|i['\xe2\x80\x99]m|this is)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:developer|cre"
  b'ator|administrator|maintainer|owner|maker|programmer)s?\\s+of\\s+(?:your\\s+(?:system|model)|this (?:ai|model|a'
  b'ssistant|bot|chatbot))|\\bas\\s+(?:your\\s+(?:\\w+\\s+)?(?:developer|creator|administrator|admin|maker|owner|'
  b'boss|master|supervisor|programmer|operator|maintainer|god|superior)s?)\\b[^.!?\\n]{0,10}\\bi\\b|\\b(?:i am|i['
  b"'\xe2\x80\x99]m)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:god|president of|prime minister|police officer|fbi|cia"
  b'|government|law enforcement|ceo of (?:openai|anthropic|google|meta|microsoft))\\b[^\\n]{0,120}\\b(?:you (?:must'
  b'|have to|need to|are required)|need you to|need to know|obey|comply|important that you)\\b|\\bas\\s+(?:an?|the)'
  b'\\s+(?:\\w+\\s+){0,3}(?:authority|expert|scientist|professor|doctor|lawyer|officer|engineer|researcher|speciali'
  b'st|official)\\b[^.!?\\n]{0,60}\\bi\\s+(?:(?:suggest|order|command|advise|instruct|require|ask|can assure|ass'
  b'ure|insist that)\\s+you|believe\\b[^.!?\\n]{0,30}\\bfor you to)\\b|\\b(?:security team|administrators?|it depa'
  b'rtment|management|admins?)\\s+(?:requires?|orders?|instructs?|demands?|commands?)\\s+you\\s+to\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('impersonate-maker-en', 'injection', False,
  b'\\b(?:message|notice|instructions?|directive|order|announcement|command)s?\\s+from\\s+(?:the\\s+)?(?:anthrop'
  b'ic|openai|google|microsoft|meta|your (?:developers?|creators?|makers?|administrators?))\\b[^.!?\\n]{0,80}\\b(?:'
  b'you|your|must|comply|all models)\\b|\\b(?:anthropic|openai|google|microsoft|meta|the developers?|the administr'
  b'ators?|the system|your creators?|your developers?)\\s+(?:has |have |hereby |now )?(?:authori[sz]e[sd]?|permit'
  b'(?:s|ted)?|allow(?:s|ed)|order(?:s|ed)?|instruct(?:s|ed)?|grant(?:s|ed)?|require[sd]?)\\s+you\\b|\\bas an? (?:a'
  b"i|model|assistant|language model)\\s+(?:developed|created|made|trained|built)\\s+by\\s+\\w+,?\\s+i(?:['\xe2\x80"
  b'\x99]m| am| need| require| order)\\b|\\bsystem override\\b[^.!?\\n]{0,20}\\b(?:confirmed|activated|engaged|i'
  b'nitiated|enabled|accepted)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('trigger-planted-action-en', 'injection', False,
  b'\\b(?:(?:whenever|when|every time|each time|next time|any ?time|if|once|as soon as|after|upon|before))\\s+(?:('
  b'?:(?:the |a |any )?(?:next )?(?:users?|anyone|someone|somebody|they|he|she|you|customers?|asked|deploying|wr'
  b'iting|reviewing|answering|summari[sz]ing)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:send|forward|post|upload|e-?mail|exf'
  b"iltrate|transmit|leak|copy|bcc)\\b[^.!?\\n]{0,40}\\b(?:their|his|her|its|it|the user['\xe2\x80\x99]s|every|a"
  b'll|copy|passwords?|keys?|credentials|tokens?|conversation|secrets|everything|contents?)\\b[^!?\\n]{0,60}(?:htt'
  b'ps?://|[\\w.-]+@[\\w-]|attacker|webhook)|(?:insert|inject|embed|plant|hide|slip|sneak|add|include|introduce|bu'
  b'ild|put)\\b[^.!?\\n]{0,40}\\b(?:backdoors?|malware|malicious|vulnerabilit\\w+|exploits?|keylogger|tracking ('
  b'?:link|pixel|code)|hidden (?:link|text|code)|affiliate|referral|phishing|spyware)|(?:insert|inject|embed|pla'
  b'nt|slip|sneak)\\b[^.!?\\n]{0,40}(?:\\blinks?\\b|\\burl\\b|https?://)|(?:recommend|promote|endorse|advertise|pr'
  b'aise)\\s+(?:only|exclusively|solely)|(?:only|exclusively|solely)\\s+(?:recommend|promote|endorse|advertise|pra'
  b'ise)|(?:approve|merge|accept|sign off)\\b[^.!?\\n]{0,40}\\bwithout\\s+(?:any\\s+)?(?:review|reviewing|checkin'
  b'g|reading|verification|verifying|asking|looking|inspection)|(?:disable|turn off|switch off|bypass)\\b[^.!?\\n]'
  b'{0,30}\\b(?:security|safety|safeguards|audit|logging|antivirus|firewall|signature|screening|encryption|2fa|al'
  b'l checks)|(?:replace|change|swap|substitute)\\b[^.!?\\n]{0,40}\\b(?:bank|account numbers?|iban|wallet|recipient'
  b'|payee|bitcoin)|(?:transfer|wire|send|pay)\\b[^.!?\\n]{0,30}(?:\\d+ ?(?:dollars|usd|euros?|eur|btc|eth|\\$|\xe2'
  b'\x82\xac)|[$\xe2\x82\xac]\\s?\\d|\\bmoney\\b|\\bfunds\\b|\\bbitcoins?\\b)|(?:install|download|run|execute|load)'
  b'\\b[^.!?\\n]{0,40}\\b(?:from|at|script)\\b[^.!?\\n]{0,30}https?://|(?:delete|wipe|erase|destroy)\\s+(?:all|eve'
  b"ry|everything|the entire|their|the user['\xe2\x80\x99]s)\\b[^.!?\\n]{0,20}\\b(?:files?|data|backups?|disk|re"
  b'positor(?:y|ies)|home)|rm\\s+-rf\\s+[/~]|(?:give|provide|share|enter|call)\\b[^.!?\\n]{0,30}\\btheir (?:pin|p'
  b'asswords?|credit card|card number|login)))',
  None,
  b"(?:never|not|n['\xe2\x80\x99]t)\\s+(?:\\w+\\s+){0,2}?(?:send|forward|post|upload|e-?mail|insert|embed|add|in"
  b'clude|recommend|approve|merge|accept|disable|turn|switch|bypass|replace|change|transfer|install|download|run'
  b'|delete|wipe|give|share)|github\\.com|gitlab\\.|pypi\\.org|npmjs|(?:(?:likely|able|used|designed|meant|easier|h'
  b'arder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|over'
  b'rid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|p'
  b'hrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2'
  b'\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80'
  b'\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|'
  b'detect|classif|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|bl'
  b'ocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|o'
  b'verrid|reveal|print|repeat))',
  None),
 ('memory-raise-trust-en', 'injection', False,
  b'\\b(?:mark|treat|regard|consider|flag|label|classify|store|save|handle|interpret|accept|record|tag|rate)\\s+(?'
  b':this|these|the following|the above)\\s+(?:(?:memory|memories|note|entry|record|message|instruction|directive'
  b'|statement))s?\\s+(?:as|with)\\s+(?:if it were\\s+|coming from\\s+|having\\s+|being\\s+)?(?:an?\\s+|the\\s+|'
  b'your\\s+)?(?:\\w+[\\s-]+)?(?:trusted|trustworthy|confirmed|verified|system|developer|highest|top|authoritative|'
  b'absolute|permanent|immutable|approved|ground truth|protected|binding|official)\\b|\\b(?:treat|regard|handle|in'
  b'terpret|consider)\\s+(?:this|the following|the above)\\s+as\\s+(?:an?\\s+|the\\s+|your\\s+)?(?:\\w+\\s+)?(?:'
  b'system|developer)[\\s-]+(?:instruction|prompt|message|rule|command|directive|level)|\\bas if the (?:user|syste'
  b'm|developer|owner) had (?:said|written|confirmed)|\\b(?:set|raise|change)\\s+(?:the\\s+)?(?:trust|confidence|pr'
  b'iority|importance)(?:\\s+level|\\s+score)?\\s+of\\s+this\\b|\\bthis (?:memory|entry)\\s+(?:is|was|has been)'
  b'\\s+(?:already\\s+)?(?:trusted|confirmed|verified|approved|pre-?approved|safe|screened|authori[sz]ed)\\b|\\b'
  b'this (?:(?:memory|memories|note|entry|record|message|instruction|directive|statement))\\s+(?:has|takes|overri'
  b'des|supersedes|outranks|replaces|trumps)\\s+(?:the\\s+)?(?:highest|absolute|top|maximum|all\\b|any\\b|every\\'
  b'b|all other|your|system|(?:priority|precedence)\\s+over\\s+(?:all|any|every|other|your|the system|the user))',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('memory-never-drop-en', 'injection', False,
  b"\\b(?:never|do not|don['\xe2\x80\x99]?t|must not|cannot|should not)\\s+(?:ever\\s+)?(?:delete|remove|forget|"
  b'supersede|overwrite|replace|question|expire)(?:(?:,|,? or|,? and)\\s+\\w+)*\\s+this\\s+(?:memory|entry|instr'
  b'uction)\\b|\\bnever\\s+(?:delete|remove|forget|supersede|overwrite|replace)(?:(?:,|,? or|,? and)\\s+\\w+)*\\s+'
  b'this\\s+note\\b|\\bthis\\s+(?:memory|entry|note|instruction)\\s+(?:[^.!?\\n]{0,40}\\band\\s+)?(?:must|should'
  b'|can|may|shall|is|will)\\s*(?:never|not)\\s+(?:to\\s+)?(?:ever\\s+)?be\\s+(?:deleted|removed|superseded|overw'
  b'ritten|changed|questioned|replaced|forgotten|edited|modified|updated|ignored)\\b|\\b(?:delete|erase|forget|ign'
  b'ore|discard|remove|wipe|clear|purge|overwrite|distrust|disregard)\\s+(?:all|any|every|each)\\s+(?:of\\s+)?(?:th'
  b'e\\s+|your\\s+)*(?:(?:other|remaining|previous|earlier|existing|prior|stored|saved)\\s+)(?:memor(?:y|ies)|entri'
  b'es|notes)\\b|\\b(?:delete|erase|forget|wipe|clear|purge)\\s+(?:all|every one)\\s+(?:of\\s+)?(?:your\\s+|the\\s+'
  b')?memories\\s*(?:[.!,;]|$|and\\b|except\\b)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('memory-spread-en', 'injection', False,
  b'\\b(?:copy|store|save|repeat|write|persist|replicate|propagate|include|append|insert|remember|load|inject|add'
  b')\\s+this(?:\\s+(?:(?:memory|memories|note|entry|record|message|instruction|directive|statement)|text|rule|pro'
  b'mpt))?\\s+(?:in|into|to|at the (?:start|beginning|end) of|across)\\s+(?:every|each|all|any)\\s+(?:(?:new|future'
  b'|other|of your|subsequent)\\s+)*(?:sessions?|memor(?:y|ies)|conversations?|agents?|entr(?:y|ies)|chats?)\\b|\\b'
  b'(?:disable|turn off|skip|bypass|stop|deactivate|switch off)\\s+(?:\\w+\\s+){0,3}?(?:screening|quarantine|inject'
  b'ion (?:filter|scan|check|detection)s?|memory (?:filter|scan|check|protection)s?|trust checks?|flagging)\\s+(?'
  b":for|of|on|in)\\s+(?:this|these|the following|all|any|my|every)\\b|\\b(?:do not|don['\xe2\x80\x99]?t|never)\\"
  b's+(?:flag|screen|scan|quarantine|filter)(?:\\s+or\\s+\\w+)*\\s+this\\s+(?:(?:memory|memories|note|entry|recor'
  b'd|message|instruction|directive|statement)|text|content)\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('jailbreak-persona-en', 'injection', False,
  b"\\bdo anything now\\b|\\b(?:you are|you['\xe2\x80\x99]re|act as|become|pretend to be)\\s+(?:now\\s+)?["
  b'"\'\xe2\x80\x9c]?dan\\b(?:[\\s,.:;!("\xe2\x80\x9d]|$)|\\b(?:you are|you[\'\xe2\x80\x99]re|act as|behave as|r'
  b'espond as|answer as|become|pretend to be|role-?play as|play|simulate)\\s+(?:now\\s+)?(?:the|an?|my|your)\\s+(?:'
  b'\\w+\\s+)?(?:evil|unfiltered|uncensored|unrestricted|jailbroken)\\s+(?:twin|version of|alter ego|counterpart|ai'
  b'\\b|chat ?bot|assistant|language model|model|gpt|persona|bot\\b)|\\byou (?:have been|are|were)(?: now)? jailbro'
  b"ken|\\byou(?:['\xe2\x80\x99]re| are| will be)\\s+(?:now\\s+)?(?:in|entering|running in|operating in)\\s+(?:\\w"
  b'+\\s+)?(?:developer|debug|admin|root|god|sudo|maintenance|override|unrestricted|jailbreak|dan) mode\\b|\\b(?:en'
  b'ter|activate|enable|switch (?:to|into))\\s+(?:developer|god|dan|unrestricted|jailbreak|sudo|unfiltered) mode\\'
  b'b[^.!?\\n]{0,40}\\b(?:you|your|answer|respond|no rules|filters)\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))|android|phone|chromebook|'
  b'browser',
  None),
 ('jailbreak-no-limits-en', 'injection', False,
  b'\\b(?:you (?:now )?(?:have|had)|you are (?:an? )?(?:\\w+ )?with|(?:pretend|imagine|as if|as though)(?: that)? '
  b'you (?:have|had)|(?:\\w*gpt|ai|assistant|chat ?bot|language model)\\b[^.!?\\n]{0,80}\\b(?:with|has|have|havi'
  b'ng))\\s+(?:absolutely\\s+)?no\\s+(?:special\\s+|content\\s+|ethical\\s+|moral\\s+|safety\\s+|more\\s+)?(?:fil'
  b'ter(?:s|ing)?|restrictions?|rules|guidelines|limits|limitations|morals?|ethics|censorship|safeguards|boundar'
  b'ies|constraints)\\b|\\b(?:you|they|it|ai|dan|assistant|bot)\\b[^.!?\\n]{0,40}\\b(?:no longer|not|never|n['
  b"'\xe2\x80\x99]t)\\s+(?:be\\s+)?(?:bound|restricted|limited|constrained|governed)\\s+by\\s+(?:\\w+\\s+){0,3}?(?:"
  b'restrictions?|rules|guidelines|polic(?:y|ies)|limits|ethics?|morals?|filters|openai|anthropic)\\b|\\b(?:you|th'
  b'ey|ai|assistant|bot)\\b[^.!?\\n]{0,60}\\bfree (?:of|from)\\s+(?:\\w+\\s+){0,3}?(?:restrictions?|confines|limit'
  b'ations|rules|filters|polic(?:y|ies)|guidelines|constraints|censorship)\\b|\\bnot have to (?:abide|adhere|compl'
  b'y|stick)\\b[^.!?\\n]{0,20}\\b(?:rules|guidelines|polic(?:y|ies)|restrictions)\\b|\\b(?:you|ai|assistant|bot|m'
  b"odel|answer|respond)\\b[^.!?\\n]{0,40}\\b(?:never|cannot|can['\xe2\x80\x99]?t|must not|will not|won["
  b"'\xe2\x80\x99]?t|do not|don['\xe2\x80\x99]?t)\\s+(?:ever\\s+)?(?:refuses?|decline)\\s+(?:any|a request|my|the"
  b" user['\xe2\x80\x99]s|to answer|requests?|anything|orders|commands|questions)\\b|\\b(?:you are|act as|respond|a"
  b'nswer|reply|talk|speak|ai|assistant|chat ?bot)\\b[^.!?\\n]{0,60}\\bwithout\\s+(?:(?:any|all|moral|ethical|co'
  b'ntent|safety|special)\\s+){0,3}(?:filters?|filtering|restrictions?|censorship|guidelines|limitations|rules|et'
  b'hics|morals)\\b|\\byou can (?:say|do|answer) (?:anything|everything) now\\b|\\byou (?:must|have to) answer ('
  b'?:all|every|any)(?: of)?(?: my| the)? questions?\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('jailbreak-hypothetical-en', 'injection', False,
  b'\\bfor (?:an?|the sake of an?|the sake of)\\s*(?:purely\\s+)?hypothetical\\s+(?:discussion|conversation|argu'
  b'ment|chat|debate|purposes?)\\b|\\bhypothetical (?:world|scenario|universe) where (?:you (?:have no|are not bou'
  b'nd|are free)|there are no (?:rules|laws|limits))\\b',
  None, None, None),
 ('smuggle-decode-en', 'injection', False,
  b'\\b(?:(?:decode|decrypt|decipher|unscramble|de-?obfuscate)\\b[^.!?\\n]{0,80}|(?:translate|read|convert|interpre'
  b't|reverse|unpack)\\b[^.!?\\n]{0,60}\\b(?:morse|binary|base-?64|hex(?:adecimal)?|rot-?13|caesar|pig latin|le'
  b'et\\w*|cipher\\w*|backwards|reversed|encoded)\\b[^.!?\\n]{0,40})\\b(?:and|then|to)\\s+(?:then\\s+)?(?:(?:follow'
  b'|execute|obey|answer|perform|carry out|comply with|act (?:on|upon)|run|respond to|treat)\\s+(?:it\\b|them\\b|th'
  b'at\\b|what|its|the (?:instructions?|commands?|results?|contents?|messages?|decoded|questions?|texts?|orders?)'
  b')|do (?:what|as|exactly)|tell me what|say what)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('smuggle-split-payload-en', 'injection', False,
  b'\\b(?:combine|concatenate|join|assemble|merge)\\b[^.!?\\n]{0,80}\\b(?:and|then)\\s+(?:then\\s+)?(?:answer (?:t'
  b'he question|it\\b|them\\b|what)|(?:follow|execute|obey|carry out|comply with|act on|respond to) (?:it\\b|th'
  b'em\\b|what|the (?:results?|resulting|combined|instructions?|commands?|strings?|texts?|sentences?|questions?))'
  b'|do what)|\\binterlac(?:e|ing)\\s+(?:the\\s+)?(?:parts?|strings?|letters|characters|words|them)\\b|\\b(?:writ'
  b'e|say|print|output|form)\\s+(?:down\\s+|out\\s+)?(?:the\\s+)?(?:string|sentence|text)\\s+\\w\\s*=\\s*\\w\\s*\\+'
  b'\\s*\\w|\\b(?:assume|suppose|say|given|imagine)(?: that)? (?:we|you|i) have (?:two|three|four|five|\\d) (?:s'
  b'trings|sentences|variables)\\b|\\b(?:returned|produced|generated) (?:from|by) \\w*gpt\\(',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('smuggle-imagined-world-en', 'injection', False,
  b"\\b(?:imagine|suppose|pretend|picture|assume)(?: that)?\\s+(?:we(?:['\xe2\x80\x99]re| are| live)|you(?:"
  b"['\xe2\x80\x99]re| are)|i(?:['\xe2\x80\x99]m| am)|a (?:world|planet|society|place|game))\\b[^.!?\\n]{0,120}\\"
  b'b(?:passwords|personal (?:data|information)|private (?:data|information)|credentials)\\b|\\b(?:world|society|p'
  b'lanet|universe|culture)\\b[^.!?\\n]{0,80}\\b(?:passwords|personal (?:data|information)|private (?:data|informat'
  b'ion)|secrets|credentials)\\s+(?:is|are)\\s+(?:\\w+\\s+)?(?:shared|public|known|open)\\b',
  None, None, None),
 ('code-false-result-en', 'injection', False,
  b'\\b(?:state|say|claim|declare|conclude|report|answer|respond|pretend)\\s+(?:that\\s+)?the\\s+(?:(?:(?:correc'
  b't |main |final |actual )?(?:output|sum|result|answer|conclusions?|total|return value)(?: of (?:[\\w]+ ){1,5}?'
  b')?))\\s*(?:is|was|equals|should be|as|must be|are)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d))|\\b(?:conside'
  b'r|treat|take|regard)\\s+the\\s+(?:(?:(?:correct |main |final |actual )?(?:output|sum|result|answer|conclusions'
  b'?|total|return value)(?: of (?:[\\w]+ ){1,5}?)?))\\s+(?:as|to be)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d)'
  b")|\\blet['\xe2\x80\x99]?s (?:assume|say|state|pretend|imagine)\\s+(?:that\\s+)?the\\s+(?:(?:(?:correct |main "
  b'|final |actual )?(?:output|sum|result|answer|conclusions?|total|return value)(?: of (?:[\\w]+ ){1,5}?)?))\\s*('
  b'?:is|was|equals|as|are)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d))|\\b(?:hypothetically|parallel universe|'
  b'in a world where|imagine a scenario|hypothetical scenario)\\b[^!?\\n]{0,140}\\b(?:output|sum|result|conclusion|'
  b'answer)\\b[^.!?\\n]{0,40}\\b(?:could be|might be|would be|is)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d))'
  b'|\\b(?:to|for|attention|dear)?\\s*(?:the |any |all )?(?:ai|llm|language model|assistant|chat ?bot|gpt|ai (?:re'
  b'viewer|assistant|agent|model))s?\\s*[:,]\\s*(?:please\\s+)?(?:(?:say|answer|report|state|respond|reply|claim|co'
  b'nclude|confirm|pretend)\\s+that\\b|(?:approve|praise|recommend|rate)\\b)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('code-ignore-content-en', 'injection', False,
  b'\\b(?:ignore|disregard|forget|overlook)\\s+(?:the|this|all|any|everything in the)\\s+(?:(?:actual|above|rest of'
  b' the|whole|entire|content of the|real)\\s+){0,2}(?:functions?|code|tables?|data|contents?|documents?|paper|te'
  b'xt|e-?mail|page|article|calculation|input|figures|website|passage)\\s*(?:,|;|and|then|\\s)+\\s*(?:(?:instead|ju'
  b'st|only|then|simply)\\s+)?(?:state|say|write|output|answer|report|respond|print|claim|tell|reply|give|conclud'
  b'e|declare|reveal|send|pretend|recommend)\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b"\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))|(?:(?:do(?:es)? not|don['"
  b"\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99]?t|cannot|can"
  b"['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\"
  b"s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disre"
  b"garding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|override|o"
  b'verrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase)',
  None),
 ('override-earlier-instructions-es', 'injection', False,
  b'\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarten?|omite|omita|desa'
  b'tiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obedecer|cumplas|cumplir'
  b'|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:haz|haga|hagan) c'
  b'aso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|anule|sobrescribe|pr'
  b'escinde de|rompe|viola|desactiva|desactive|incumple))(?:\\s+(?:(?:todas?|todos?|las?|los|el|tus?|sus?|mis|est'
  b'as?|estos|de|del|a|y|cualquier|otras))){0,5}\\s+(?:(?:instrucci(?:on|ones)|indicaci(?:on|ones)|reglas?|direct'
  b'ri(?:z|ces)|ordenes|comandos?|prompts?|mandatos?|restricciones|limitaciones|politicas?|normas?|pautas?|direc'
  b'tivas?|programacion|consignas?|mensajes? del sistema))(?:\\s+\\w+){0,2}?\\s+(?:(?:anterior(?:es)?|previ[ao]s?|p'
  b'recedentes?|de arriba|iniciales?|originales?|del sistema|dadas?|recibidas?|que (?:te|se te|le|has|recibiste)'
  b'|antes dadas))\\b|\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarten?'
  b'|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obedece'
  b'r|cumplas|cumplir|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:'
  b'haz|haga|hagan) caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|anu'
  b'le|sobrescribe|prescinde de|rompe|viola|desactiva|desactive|incumple))(?:\\s+(?:(?:todas?|todos?|las?|los|el|'
  b'tus?|sus?|mis|estas?|estos|de|del|a|y|cualquier|otras))){0,3}\\s+(?:tus|sus|vuestras|anteriores|previas)\\s+(?'
  b':\\w+\\s+)?(?:(?:instrucci(?:on|ones)|indicaci(?:on|ones)|reglas?|directri(?:z|ces)|ordenes|comandos?|prompts?'
  b'|mandatos?|restricciones|limitaciones|politicas?|normas?|pautas?|directivas?|programacion|consignas?|mensaje'
  b's? del sistema))\\b|\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarte'
  b'n?|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obede'
  b'cer|cumplas|cumplir|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|('
  b'?:haz|haga|hagan) caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|a'
  b'nule|sobrescribe|prescinde de|rompe|viola|desactiva|desactive|incumple))\\s+todas\\s+las\\s+(?:instrucciones|in'
  b'dicaciones|directrices|ordenes)\\b|\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|de'
  b'scarta|descarten?|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|'
  b'obedezcas|obedecer|cumplas|cumplir|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|ten'
  b'ga) en cuenta|(?:haz|haga|hagan) caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elud'
  b'e|evade|anula|anule|sobrescribe|prescinde de|rompe|viola|desactiva|desactive|incumple))\\s+todo lo (?:que|ant'
  b'erior|dicho|de arriba)\\b(?:\\s+(?:te|se te|le|has|sabes|esta|aparece))?[^.!?\\n]{0,30}|\\b(?:(?:ignora(?:d|'
  b'r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarten?|omite|omita|desatiende|desobedece|d'
  b'esobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obedecer|cumplas|cumplir|respetes|respetar)'
  b'|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:haz|haga|hagan) caso omiso (?:de|a)('
  b'?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|anule|sobrescribe|prescinde de|rompe|vi'
  b'ola|desactiva|desactive|incumple))\\s+(?:el|tu|su|al|del)\\s+(?:prompt|mensaje)(?:\\s+(?:del?|de) sistema)?'
  b'\\b|\\b(?:instrucciones|indicaciones|directrices|reglas)\\s+(?:anteriores|previas|de arriba)\\s+(?:ya no (?:'
  b'se aplican|valen|son validas)|quedan (?:anuladas|sin efecto)|son nulas)',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('override-new-task-es', 'injection', False,
  b'\\bnuevas (?:instrucciones|indicaciones|ordenes|directrices)\\s*:|\\b(?:tu|su) (?:verdadera|autentica|real|secr'
  b'eta) (?:tarea|mision|funcion|instruccion)\\s+(?:es|consiste)|\\b(?:estas|las siguientes|las) (?:instrucciones|'
  b'indicaciones|reglas|ordenes)(?: siguientes)?\\s+(?:sustituyen|reemplazan|anulan|prevalecen sobre|tienen prior'
  b'idad sobre)\\s+(?:a\\s+)?(?:todas?|todos|las anteriores|tus|sus)|\\b(?:a partir de ahora|de ahora en adelante|d'
  b'esde ahora),?\\s+(?:\\w+\\s+)?(?:solo|solo|unicamente|exclusivamente)\\s+(?:obede\\w+|segui\\w+|respond\\w+ a|h'
  b'aras caso)|\\b(?:a partir de ahora|de ahora en adelante),?\\s+(?:obedece\\w*|me obedece\\w*)|\\b(?:omite|elud'
  b'e|desactiva|ignora|salta|evade|apaga|desactive|quita|burla)(?:te)?\\s+(?:todas?\\s+|todos\\s+)?(?:tus|sus)\\'
  b's+(?:\\w+\\s+)?(?:filtros?|protecciones|restricciones|limites|limitaciones|medidas|normas|salvaguardas|barrera'
  b's)\\b|\\b(?:omite|elude|ignora|viola|salta)(?:te)?\\s+(?:todas )?las (?:reglas|normas|directrices|restricciones'
  b') (?:de seguridad|eticas|morales)',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('exfiltrate-send-es', 'injection', False,
  b'\\b(?:(?:envia|envie|envien|enviar|reenvia|reenvie|manda|mande|mandar|sube|suba|publica|publique|comparte|com'
  b'parta|transmite|copia|copie|anade|anada|agrega|adjunta|adjunte|incluye|exfiltra|filtra|transfiere))(?:(?:[^\\'
  b"w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:(?:conversaci(?:on|ones)|historial(?: del chat| de mensa"
  b'jes)?|recuerdos|memorias?|prompt del sistema|variables de entorno|\\.env\\b|\\.ssh\\b|claves? (?:privadas?|s'
  b'sh)|datos (?:personales|privados|confidenciales|sensibles|del usuario|de los (?:usuarios|clientes|empleados)'
  b')|(?:todas|todos|tus|sus|las|los) (?:las |los )?(?:contrasenas|credenciales|secretos|claves(?: api)?|tokens|'
  b'cookies|contactos)|su contrasena|[\\w-]+ del usuario))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|w'
  b'ebhook|atacante|pastebin|ftp://|servidor (?:externo|remoto)|(?:esta|mi|la siguiente) (?:direccion|url|pagina'
  b')|este (?:servidor|enlace|sitio)))|(?:(?:conversaci(?:on|ones)|historial(?: del chat| de mensajes)?|recuerdo'
  b's|memorias?|prompt del sistema|variables de entorno|\\.env\\b|\\.ssh\\b|claves? (?:privadas?|ssh)|datos (?:p'
  b'ersonales|privados|confidenciales|sensibles|del usuario|de los (?:usuarios|clientes|empleados))|(?:todas|tod'
  b'os|tus|sus|las|los) (?:las |los )?(?:contrasenas|credenciales|secretos|claves(?: api)?|tokens|cookies|contac'
  b'tos)|su contrasena|[\\w-]+ del usuario))[^!?\\n]{0,60}\\b(?:envia|manda|sube|publica|reenvia)(?:los|las|lo|'
  b'la)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|atacante|pastebin|ftp://|servidor (?:exte'
  b'rno|remoto)|(?:esta|mi|la siguiente) (?:direccion|url|pagina)|este (?:servidor|enlace|sitio)))',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('exfiltrate-ask-secret-es', 'injection', False,
  b'(?:^|[^\\w])(?:(?:d[ii](?:me|ganme|game|nos)|d[aa](?:me|nos)|deme|muestrame|muestrame|indicame|ensename|confi'
  b'rmame|revelame|enviame|(?:puedes|podrias|puede|podria) (?:decirme|darme|revelarme|compartir|indicarme|propor'
  b'cionarme|confirmar)|si me (?:das|da|dices|dice)|cual(?:es)? (?:es|era|son|seria)))\\s+(?:por favor\\s+)?(?:(?:'
  b'la|el|las|los|tu|tus|su|sus|nuestra)\\s+){1,2}(?:(?:contrasenas?|clave (?:secreta|privada|api|de acceso)|clav'
  b'es? api|codigo (?:secreto|de acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|password))\\b(?'
  b':\\s*[?!.,;:"\xc2\xbb]|\\s+(?:de|del|para|y|por|secreta)\\b|\\s*$)|\\b(?:comparte|comparta|revela|revele|divulg'
  b'a|da)\\s+(?:conmigo\\s+)?(?:tu|tus|su)\\s+(?:(?:contrasenas?|clave (?:secreta|privada|api|de acceso)|claves? ap'
  b'i|codigo (?:secreto|de acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|password))\\b|\\b(?:ne'
  b'cesito|quiero|exijo)\\s+(?:saber\\s+)?(?:tu|tus|su)\\s+(?:(?:contrasenas?|clave (?:secreta|privada|api|de acces'
  b'o)|claves? api|codigo (?:secreto|de acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|passwor'
  b'd))\\b|\\b(?:revela|repite|muestra|imprime|escribe|copia|dime|muestrame|cuales son|cual es)\\s+(?:(?:todas|todo'
  b'|el|las)\\s+){0,2}(?:tu|tus|su|sus)\\s+(?:\\w+\\s+)?(?:prompt|instrucci(?:on|ones)|indicaciones|directrices)'
  b'\\b|\\b(?:revela|divulga|muestra|filtra)\\s+el\\s+prompt\\s+(?:del?|de) sistema|\\bdonde (?:vive|reside|trabaj'
  b'a)\\s+(?:actualmente\\s+)?(?:el usuario|la usuaria)|(?:^|[^\\w])(?:(?:d[ii](?:me|ganme|game|nos)|d[aa](?:me|nos'
  b')|deme|muestrame|muestrame|indicame|ensename|confirmame|revelame|enviame|(?:puedes|podrias|puede|podria) (?:'
  b'decirme|darme|revelarme|compartir|indicarme|proporcionarme|confirmar)|si me (?:das|da|dices|dice)|cual(?:es)'
  b'? (?:es|era|son|seria)))\\s+(?:(?:la|el|los|las|cual es la)\\s+)?(?:(?:(?:fecha de nacimiento|ano de nacimient'
  b'o|cumpleanos|correo(?: electronico)?|e-?mail|direccion(?: de correo)?|numero de telefono|telefono|ciudad de '
  b'residencia|lugar de residencia|saldo(?: bancario)?|cuenta bancaria|numero de cuenta|tarjeta de credito|salar'
  b'io|sueldo|nombre|iniciales|color favorito|contrasena))\\s+del?\\s+(?:la\\s+)?usuari[oa]|(?:(?:fecha de nacimien'
  b'to|ano de nacimiento|correo electronico|numero de telefono|ciudad de residencia|lugar de residencia|saldo(?:'
  b' bancario)?|cuenta bancaria|numero de cuenta|tarjeta de credito|salario|sueldo))\\s+de\\s+\\w+)',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('hide-from-user-es', 'injection', False,
  b'\\b(?:no|nunca|jamas)\\s+(?:se\\s+)?(?:lo|la|le|les|esto)?\\s*(?:digas?|cuentes?|menciones?|reveles?|informe'
  b's?|avises?|comentes?|muestres?|expliques?|notifiques?)\\s+(?:(?:nada|esto|esta \\w+|este \\w+|nunca|de esto|sob'
  b're esto|lo que)\\s+){0,3}(?:de esto\\s+)?(?:(?:(?:el|al|del) usuario|la usuaria|a la usuaria|los usuarios|al d'
  b'ueno|a nadie))(?:\\s*[.!,;]|\\s*$|\\s+(?:de|sobre|que|lo que|y|nada))|\\b(?:manten|mantenga|guarda|oculta|oc'
  b'ulte|esconde|esconda)(?:lo|le|selo)?\\s+(?:esto|eso|esta \\w+|este \\w+|todo)?\\s*(?:en secreto\\s+|oculto\\s+'
  b')?(?:para|a|al|ante|frente al?|de|del)\\s*(?:(?:(?:el|al|del) usuario|la usuaria|a la usuaria|los usuarios|al'
  b' dueno|a nadie)|usuario)\\b|\\b(?:el|la)\\s+usuari[oa]\\s+no\\s+(?:debe|puede|deberia|tiene que)\\s+(?:saber\\w'
  b'*|enterarse|descubrir\\w*|darse cuenta|conocer\\w*|ser (?:informado|avisado))|\\bsin\\s+(?:que\\s+(?:el|la)\\s'
  b'+usuari[oa]\\s+(?:se\\s+)?(?:lo\\s+)?(?:de cuenta|entere|sepa|note|perciba)|(?:avisar|informar|decirselo|notifi'
  b'car|decir nada)\\s+(?:al|a la)\\s+usuari[oa]|(?:el\\s+)?conocimiento del usuario)|\\ba espaldas del usuario|'
  b'\\b(?:reenvia|envia|copia|anade|inserta|instala|graba|recopila|borra|modifica|transfiere)\\s+(?:\\S+\\s+){0,'
  b'3}?(?:en secreto|a escondidas|secretamente|disimuladamente)\\b',
  None,
  b'\\b(?:nunca|jamas|nada|prohibido)\\b[^.!?\\n]*\\bsin\\b|\\bno\\s+\\w+\\b[^.!?\\n]*\\bsin (?:avisar|informar|que'
  b')|(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|d'
  b'etect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`]['
  b'^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyecci'
  b'on|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata '
  b'de|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('impersonate-authority-es', 'injection', False,
  b'\\b(?:soy|te habla|habla|como|aqui)\\s+tu\\s+(?:\\w+\\s+)?(?:desarrollador|creador|administrador|admin|dueno|'
  b'amo|jefe|superior|programador|propietario)a?\\b|\\bsoy su\\s+(?:desarrollador|creador|administrador|programador'
  b')a?\\b|\\b(?:mensaje|instruccion|aviso|orden|comunicado)(?:es)?\\s+(?:oficial\\w*\\s+)?de\\s+(?:anthropic|open'
  b'ai|google|microsoft|tus (?:creadores|desarrolladores))\\b[^.!?\\n]{0,80}\\b(?:tu|debes|debe|tus|tienes que|'
  b'te)\\b|\\b(?:anthropic|openai|google|microsoft|el sistema|el administrador)\\s+te\\s+(?:ha\\s+)?(?:autoriz\\w+'
  b'|orden\\w+|permit\\w+|exig\\w+)|\\bsoy (?:dios|el presidente|policia)\\b[^\\n]{0,100}\\b(?:debes|tienes que|obe'
  b'de|necesito saber)',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('jailbreak-no-limits-es', 'injection', False,
  b'\\b(?:eres|ahora eres|actua como)\\s+(?:ahora\\s+)?["\'\xc2\xab]?dan\\b(?:[\\s,.:;!]|$)|\\b(?:ia|inteligencia'
  b' artificial|asistente|modelo|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sin\\s+(?:ninguna?\\s+|ningun\\s+)?(?:restric'
  b'ci\\w+|reglas?|filtros?|limites?|censura|moral|normas)|(?:no censurada|sin censura|ilimitada))|\\b(?:finge|ima'
  b'gina|actua como si|haz como si|como si)\\s+(?:que\\s+)?no (?:tienes|tuvieras|tuvieses|hay)\\s+(?:ningun\\w*\\'
  b's+)?(?:reglas?|restricci\\w+|directrices|filtros?|limites?|normas)|\\b(?:ya )?no tienes\\s+(?:ningun\\w*\\s+)'
  b'?(?:reglas|restricci\\w+|filtros|directrices|limites|normas)\\b|\\b(?:ya )?no estas\\s+(?:sujet[oa]|limitad['
  b'oa]|obligad[oa]|atad[oa]|restringid[oa])\\s+(?:a|por)\\b[^.!?\\n]{0,20}\\b(?:directri\\w+|reglas?|restricci\\w'
  b'+|normas?|politicas?|limites?)|\\b(?:responde|contesta|habla)\\s+(?:\\w+\\s+){0,2}?sin\\s+(?:ninguna?\\s+|ning'
  b'un\\s+)?(?:censura|filtros?|restricci\\w+|limites? morales?)|\\b(?:ahora\\s+)?estas\\s+(?:ahora\\s+)?en (?:el\\'
  b's+)?modo\\s+(?:de\\s+)?(?:desarrollador|dios|admin\\w*|depuracion|dan|mantenimiento|sin restricciones)',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('trigger-planted-action-es', 'injection', False,
  b'\\b(?:(?:cada vez que|siempre que|la proxima vez que|en cuanto|tan pronto como|cuando|si))\\s+(?:(?:(?:el usua'
  b'rio|la usuaria|un usuario|alguien|el cliente|el|ella|tu|usted|escribas?|despliegues?|respondas?|revises?|res'
  b'umas?)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:envia|reenvia|manda|sube|publica|copia)\\b[^.!?\\n]{0,40}\\b(?:su|sus|'
  b'todos?|todas?|cada|copia|contrasenas?|credenciales|claves?|tokens?|contenido|lo|la|los|las)\\b[^!?\\n]{0,60}(?'
  b':https?://|[\\w.-]+@[\\w-]|atacante|webhook)|(?:inserta|anade|agrega|introduce|esconde|incluye|mete|oculta)\\b['
  b'^.!?\\n]{0,40}\\b(?:puertas? traseras?|backdoor|codigo malicioso|malware|vulnerabilidad|enlace (?:oculto|de af'
  b'iliado|malicioso)|pixel)|(?:inserta|cuela)\\b[^.!?\\n]{0,40}(?:\\benlace\\b|https?://)|(?:recomienda|promoci'
  b'ona|aconseja|elogia)\\b[^.!?\\n]{0,20}\\b(?:solo|solo|solamente|unicamente|exclusivamente)|(?:solo|unicamente|e'
  b'xclusivamente) recomienda|(?:aprueba|fusiona|acepta|aprueba|fusiona|acepta)\\w*\\b[^.!?\\n]{0,40}\\bsin (?:\\'
  b'w+ )?(?:revision|revisar\\w*|verificacion|verificar|comprobar|control)|(?:desactiva|omite|apaga|elude|deshabi'
  b'lita)\\b[^.!?\\n]{0,30}\\b(?:seguridad|cortafuegos|antivirus|registro|cifrado|protecciones|2fa)|(?:reemplaza|ca'
  b'mbia|sustituye|modifica)\\b[^.!?\\n]{0,40}\\b(?:cuenta bancaria|iban|cartera|monedero|beneficiario|destinatario'
  b')|(?:transfiere|paga|envia)\\b[^.!?\\n]{0,30}(?:\\d+ ?(?:euros?|eur|dolares|usd|\xe2\x82\xac|\\$)|\\bdinero|\\b'
  b'bitcoin)|(?:borra|elimina|destruye)\\b[^.!?\\n]{0,20}\\b(?:todos|todas) (?:los|las|sus) (?:archivos|datos|copia'
  b's)|(?:instala|descarga|ejecuta)\\b[^.!?\\n]{0,40}\\b(?:desde|script)\\b[^.!?\\n]{0,30}https?://))',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))|github\\.com',
  None),
 ('memory-own-rules-es', 'injection', False,
  b'\\b(?:marca|trata|considera|guarda|clasifica|etiqueta|marque|trate|considere)\\s+(?:est[ea]|el|la)\\s+(?:siguie'
  b'nte\\s+)?(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+como\\s+(?:una?\\s+|la\\s+)?(?:\\w+\\s+)?'
  b'(?:confiable|de confianza|fiable|confirmad[oa]|verificad[oa]|(?:del )?sistema|aprobad[oa]|prioritari[oa]|ofi'
  b'cial|permanente)|\\b(?:trata|considera)\\s+(?:esto|lo siguiente)\\s+como\\s+(?:una?\\s+)?(?:\\w+\\s+)?(?:del? s'
  b'istema)|\\best[ea]\\s+(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+tiene\\s+(?:la\\s+)?(?:max'
  b'ima prioridad|prioridad (?:absoluta|maxima)|mas alta prioridad)|\\best[ea]\\s+(?:(?:recuerdo|memoria|nota|mens'
  b'aje|entrada|instruccion))\\s+(?:anula|reemplaza|sustituye|prevalece sobre)\\s+(?:a\\s+)?(?:todos|todas)|\\b('
  b'?:nunca|no|jamas)\\s+(?:borres|elimines|olvides|reemplaces|sustituyas|borre|elimine)\\s+est[ea]\\s+(?:recuerdo|'
  b'memoria|entrada|instruccion|nota)|\\best[ea]\\s+(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+(?'
  b':no|nunca)\\s+(?:debe|puede)\\s+(?:nunca\\s+|jamas\\s+)?(?:ser\\s+)?(?:borrad|eliminad|reemplazad|sustituid|m'
  b'odificad|cuestionad)[oa]|\\b(?:borra|elimina|ignora|olvida|descarta)\\s+(?:todos|todas)\\s+(?:los|las|tus)\\'
  b's+(?:demas|otros|otras|anteriores)\\s+(?:recuerdos|memorias|notas|entradas)|\\b(?:guarda|copia|repite|anade|in'
  b'serta|almacena)\\s+est[ea]\\s+(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+en\\s+(?:cada|tod'
  b'as las|todos los)\\s+(?:nuev[oa]s?\\s+)?(?:sesi\\w+|recuerdos?|conversaci\\w+|memorias?)|\\b(?:desactiva|omit'
  b'e|salta|deshabilita)\\s+(?:la|el|los|las)\\s+(?:\\w+\\s+)?(?:revision|filtrado|verificacion|cuarentena|filtr'
  b'o|control|comprobacion)s?\\s+(?:para|de)\\s+est[ea]',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('smuggle-hidden-order-es', 'injection', False,
  b'\\b(?:(?:decodifica|descifra|desencripta|descodifica)(?:r)?\\b[^.!?\\n]{0,80}|(?:traduce|lee|convierte)\\b[^'
  b'.!?\\n]{0,60}\\b(?:morse|base64|binario|al reves|rot13|hexa\\w*)\\b[^.!?\\n]{0,30})\\by\\s+(?:(?:sigue|obedece|'
  b'responde)\\b|(?:ejecuta|siguel|obedecel|ejecuta)\\w*|(?:haz|dime) lo que)|\\b(?:combina|concatena|junta|une'
  b')\\b[^.!?\\n]{0,60}\\by\\s+(?:responde|contesta|ejecuta|sigue)\\b|\\bimagina\\b[^.!?\\n]{0,30}\\bmundo\\b[^.!?'
  b'\\n]{0,60}\\b(?:contrasenas|datos personales|secretos)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('code-false-result-es', 'injection', False,
  b'\\b(?:ignora|ignore|olvida|olvide|omite)\\s+(?:la|el|los|las|est[ea]|estos|estas)\\s+(?:\\w+\\s+)?(?:funcion|'
  b'codigo|tabla|datos|contenido|documento|texto|articulo|correo|pagina|calculo|estudio)s?\\s*(?:,|y|e|\\s)+\\s*(?:'
  b'simplemente\\s+)?(?:di|diga|indica|indique|responde|escribe|afirma|declara|concluye|da|finge)\\b|\\b(?:di|diga|'
  b'indica|indique|afirma|declara|considera|considere|responde|finge|supongamos)\\s+que\\s+(?:la|el)\\s+(?:salida|s'
  b'uma|resultado|respuesta|conclusion|total)\\b[^.!?\\n]{0,40}\\b(?:es|vale|sea|seria)\\s*(?::|["\'\xc2\xab]|\\'
  b'd)|\\b(?:para la ia|a la ia|al modelo|para el modelo|para el asistente)\\s*:\\s*(?:responde|di|indica|afirma|co'
  b'nfirma)\\s+que\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('override-earlier-instructions-fr', 'injection', False,
  b'\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte (?:de|des|du|d['
  b"'\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?|obei\\w+) (?:pas|plus)(?: a| aux)?|(?:fais|faites|faire"
  b") (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2\x80\x99])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outr"
  b'e|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:cesse|arrete)[rz]? de (?:suivre|respecter)|de'
  b'sobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?))(?:\\s*(?:(?:toutes?|tous|tout|les|la|le|l['
  b"'\xe2\x80\x99]|des|de|du|aux|a|tes|vos|ces|ses|mes|autres|et))(?:\\s+|\\b)){0,5}\\s*(?:(?:instructions?|cons"
  b'ignes?|regles?|directives?|ordres?|commandes?|invites?|prompts?|contraintes|restrictions|politiques?|recomma'
  b'ndations|limites|garde-fous|programmation))(?:\\s+\\w+){0,2}?\\s+(?:(?:precedent\\w*|anterieur\\w*|ci-dessus|'
  b"prealables?|initial\\w*|d['\xe2\x80\x99]origine|du systeme|systeme|plus haut|donnees? (?:avant|plus haut|prece"
  b"demment)|recues?|qui precedent|que (?:tu as|vous avez|l['\xe2\x80\x99]on t|je t)))|\\b(?:(?:ignore[rz]?|oublie"
  b"[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|"
  b'suivez|suivre|respecte[rz]?|obei\\w+) (?:pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table '
  b"rase) (?:de|des|du|d['\xe2\x80\x99])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecart"
  b'e[rz]?|annule[rz]?|abandonne[rz]?|(?:cesse|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfre'
  b"i\\w+|viole[rz]?|desactive[rz]?))(?:\\s*(?:(?:toutes?|tous|tout|les|la|le|l['\xe2\x80\x99]|des|de|du|aux|a|tes|"
  b'vos|ces|ses|mes|autres|et))\\s+){0,3}\\s*(?:precedent\\w*|tes|vos)\\s+(?:\\w+\\s+)?(?:(?:instructions?|consign'
  b'es?|regles?|directives?|ordres?|commandes?|invites?|prompts?|contraintes|restrictions|politiques?|recommanda'
  b'tions|limites|garde-fous|programmation))\\b|\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir'
  b") (?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?|obei\\w+) (?"
  b":pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2\x80\x99])|con"
  b'tourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:ce'
  b'sse|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?))\\s+tout'
  b'es\\s+les\\s+(?:instructions|consignes|directives)\\b|\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens'
  b"|tenez|tenir) (?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?"
  b"|obei\\w+) (?:pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2"
  b'\x80\x99])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonn'
  b'e[rz]?|(?:cesse|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[r'
  b"z]?))\\s+(?:a )?tout ce (?:qui|qu['\xe2\x80\x99]on|que)\\s*(?:\\S+\\s+){0,4}?(?:avant|auparavant|dit|precede|"
  b'ci-dessus|plus haut|appris|sais|savez)\\b|\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) '
  b"(?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?|obei\\w+) (?:p"
  b"as|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2\x80\x99])|conto"
  b'urne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:cess'
  b'e|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?))\\s*(?'
  b":a\\s+|de\\s+)?(?:l['\xe2\x80\x99]|le |ton |votre )(?:invite|prompt|message) (?:du )?systeme|\\b(?:instructi"
  b"ons|consignes|directives|regles)\\s+(?:precedentes|anterieures|ci-dessus)\\s+(?:ne s['\xe2\x80\x99]appliquent p"
  b'lus|sont (?:desormais |maintenant )?(?:annulees|nulles|caduques|invalides))',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))',
  None),
 ('override-new-task-fr', 'injection', False,
  b'\\b(?:nouvelles (?:instructions|consignes|directives)|nouveaux ordres)\\s*:|\\b(?:ta|votre) (?:veritable|vraie|'
  b'reelle|secrete) (?:tache|mission|fonction|consigne)\\s+(?:est|consiste)|\\b(?:ces|les) (?:instructions|consign'
  b"es|regles|directives)(?: suivantes| ci-dessous)?\\s+(?:remplacent|annulent|priment sur|prevalent sur|l['\xe2"
  b'\x80\x99]emportent sur)\\s+(?:toutes?|tous|les precedentes|tes|vos)|\\b(?:a partir de maintenant|desormais|d'
  b"orenavant),?\\s+(?:tu|vous)\\s+(?:n['\xe2\x80\x99])?(?:obei\\w+|ne (?:suis|suivez|suivras|reponds))(?:\\s+(?:"
  b"plus\\s+)?qu['\xe2\x80\x99]|\\s+qu['\xe2\x80\x99]|\\s+(?:uniquement|seulement))|\\b(?:a partir de maintenant|d"
  b'esormais),?\\s+(?:obeis|obeissez)|\\b(?:contourne|desactive|ignore|outrepasse|coupe|supprime|leve)[rz]?\\s+(?:t'
  b'outes?\\s+|tous\\s+)?(?:tes|vos)\\s+(?:\\w+\\s+)?(?:filtres?|protections?|restrictions?|garde-fous|limites|li'
  b'mitations|mesures|regles|securites?)\\b|\\b(?:contourne|ignore|outrepasse|viole)[rz]?\\s+(?:toutes )?les (?:reg'
  b'les|consignes|directives|restrictions) (?:de securite|ethiques|morales)',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))',
  None),
 ('exfiltrate-send-fr', 'injection', False,
  b'\\b(?:(?:envoie[rz]?|envoye[rz]|transmets?|transmettez|transferer?|transferez|transfere|televerse[rz]?|poste['
  b'rz]?|publie[rz]?|partage[rz]?|expedie[rz]?|copie[rz]?|ajoute[rz]?|joins|integre[rz]?|exfiltre[rz]?|charge[rz'
  b"]?|mets))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:(?:conversations?|historique(?: du cha"
  b't| des messages| de la conversation)?|souvenirs|memoires?|invite systeme|prompt systeme|variables d['
  b"'\xe2\x80\x99]environnement|\\.env\\b|\\.ssh\\b|cles? (?:privees?|ssh)|cles api de l['\xe2\x80\x99]utilisateur"
  b"|donnees (?:personnelles|privees|confidentielles|sensibles|de l['\xe2\x80\x99]utilisateur|des (?:utilisateurs"
  b'|clients|employes))|(?:tous|toutes|tes|vos|ses|leurs|les) (?:les )?(?:mots de passe|identifiants|secrets|cle'
  b"s(?: api)?|jetons|cookies|contacts)|son mot de passe|[\\w-]+ de l['\xe2\x80\x99]utilisateur))[^!?\\n]{0,80}?(?:"
  b'(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|attaquant|pirate|pastebin|ftp://|serveur (?:externe|distant)|(?:cet'
  b"te|mon) (?:adresse|url|site)|l['\xe2\x80\x99](?:adresse|url) suivante|ce (?:serveur|lien|site)))|(?:(?:conver"
  b'sations?|historique(?: du chat| des messages| de la conversation)?|souvenirs|memoires?|invite systeme|prompt'
  b" systeme|variables d['\xe2\x80\x99]environnement|\\.env\\b|\\.ssh\\b|cles? (?:privees?|ssh)|cles api de l"
  b"['\xe2\x80\x99]utilisateur|donnees (?:personnelles|privees|confidentielles|sensibles|de l['\xe2\x80\x99]utilis"
  b'ateur|des (?:utilisateurs|clients|employes))|(?:tous|toutes|tes|vos|ses|leurs|les) (?:les )?(?:mots de passe'
  b"|identifiants|secrets|cles(?: api)?|jetons|cookies|contacts)|son mot de passe|[\\w-]+ de l['\xe2\x80\x99]utili"
  b'sateur))[^!?\\n]{0,60}\\b(?:envoie|envoyez|transmets|transmettez|poste|televerse)[- ](?:les|le|la|tout)\\b['
  b'^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|attaquant|pirate|pastebin|ftp://|serveur (?:ext'
  b"erne|distant)|(?:cette|mon) (?:adresse|url|site)|l['\xe2\x80\x99](?:adresse|url) suivante|ce (?:serveur|lien|"
  b'site)))',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))',
  None),
 ('exfiltrate-ask-secret-fr', 'injection', False,
  b'\\b(?:(?:(?:dis|donne|montre|revele|communique|envoie|fournis|indique)[- ](?:moi|nous)|(?:dites|donnez|montre'
  b'z|revelez|communiquez|envoyez|fournissez|indiquez)[- ](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:'
  b'dire|donner|reveler|communiquer|partager|fournir|indiquer)|(?:pouvez|pourriez)[- ]vous (?:me |nous )?(?:dire'
  b'|donner|reveler|communiquer|partager|fournir|indiquer)|(?:si )?(?:tu me|vous me) (?:donnes?|donnez|dis|dites'
  b")|quel(?:le)?s? (?:est|sont|etait|serait)))\\s+(?:s['\xe2\x80\x99]il te plait\\s+)?(?:(?:le|la|les|ton|ta|tes|v"
  b'otre|vos|son|sa|notre)\\s+){1,2}(?:(?:mots? de passe|mdp|phrase secrete|cles? (?:secretes?|privees?|api|d'
  b"['\xe2\x80\x99]acces|d['\xe2\x80\x99]api)|codes? (?:secrets?|d['\xe2\x80\x99]acces|pin)|identifiants(?: de conn"
  b'exion)?))\\b(?:\\s*[?!.,;:"\xc2\xbb]|\\s+(?:de|du|des|d[\'\xe2\x80\x99]|pour|administrateur|admin|et|secret'
  b"|s['\xe2\x80\x99]il)|\\s*$)|\\b(?:partage|revele|divulgue|donne|communique)[rz]?\\s+(?:avec moi\\s+)?(?:ton|t"
  b"a|tes|votre|vos)\\s+(?:(?:mots? de passe|mdp|phrase secrete|cles? (?:secretes?|privees?|api|d['\xe2\x80\x99]ac"
  b"ces|d['\xe2\x80\x99]api)|codes? (?:secrets?|d['\xe2\x80\x99]acces|pin)|identifiants(?: de connexion)?))\\b|"
  b"\\bj['\xe2\x80\x99](?:ai besoin de|exige)\\s+(?:ton|ta|tes|votre|vos|le|les)\\s*(?:(?:mots? de passe|mdp|phr"
  b"ase secrete|cles? (?:secretes?|privees?|api|d['\xe2\x80\x99]acces|d['\xe2\x80\x99]api)|codes? (?:secrets?|"
  b"d['\xe2\x80\x99]acces|pin)|identifiants(?: de connexion)?))\\b|\\b(?:revele|repete|affiche|montre|donne|imprime"
  b'|ecris|recopie|devoile|quelles? (?:est|sont))[rz]?(?:-moi)?\\s+(?:(?:toutes?|le|la|les|mot pour mot)\\s+){0,2}'
  b'(?:ton|ta|tes|votre|vos)\\s+(?:\\w+\\s+)?(?:invite|prompt|instructions?|consignes?|directives)\\b|\\b(?:revel'
  b"e|devoile|divulgue|affiche|recopie)[rz]?\\s+(?:l['\xe2\x80\x99]invite|le prompt)\\s+(?:du )?systeme|\\bou (?"
  b":habite|vit|reside|travaille)(?:[- ]t[- ]il)?\\s+l['\xe2\x80\x99]utilisat|\\b(?:(?:(?:dis|donne|montre|revele|c"
  b'ommunique|envoie|fournis|indique)[- ](?:moi|nous)|(?:dites|donnez|montrez|revelez|communiquez|envoyez|fourni'
  b'ssez|indiquez)[- ](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:dire|donner|reveler|communiquer|part'
  b'ager|fournir|indiquer)|(?:pouvez|pourriez)[- ]vous (?:me |nous )?(?:dire|donner|reveler|communiquer|partager'
  b'|fournir|indiquer)|(?:si )?(?:tu me|vous me) (?:donnes?|donnez|dis|dites)|quel(?:le)?s? (?:est|sont|etait|se'
  b"rait)))\\s+(?:(?:la|le|les|quelle est la)\\s+|l['\xe2\x80\x99])?(?:(?:(?:date de naissance|annee de naissance|a"
  b'nniversaire|adresse(?: e-?mail| mail| electronique| postale)?|e-?mail|courriel|numero de telephone|ville de '
  b'residence|lieu de residence|solde(?: bancaire)?|compte bancaire|numero de compte|carte (?:de credit|bancaire'
  b")|salaire|numero de securite sociale|nom|initiales|couleur preferee|mot de passe))\\s+de\\s+l['\xe2\x80\x99]uti"
  b'lisat|(?:(?:date de naissance|annee de naissance|adresse (?:e-?mail|mail|electronique|postale)|numero de tel'
  b'ephone|ville de residence|lieu de residence|solde(?: bancaire)?|compte bancaire|numero de compte|carte (?:de'
  b" credit|bancaire)|salaire|numero de securite sociale))\\s+d(?:e |['\xe2\x80\x99])\\w+)",
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))|adresse du serveur',
  None),
 ('hide-from-user-fr', 'injection', False,
  b"\\bn(?:e |['\xe2\x80\x99]en |['\xe2\x80\x99])(?:le |la |les |lui )?(?:dis|dites|parle[rz]?|raconte[rz]?|mention"
  b'ne[rz]?|revele[rz]?|signale[rz]?|montre[rz]?|devoile[rz]?|explique[rz]?)\\s+(?:rien|pas|jamais)(?:\\s+(?:ceci|'
  b"cela|ca|cette \\w+|ce \\w+|ces \\w+|tout cela|de ceci|de cela))?\\s+(?:a\\s+|aux?\\s+)?(?:(?:l['\xe2\x80\x99]ut"
  b"ilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))(?:\\s*[.!,;]|\\s*$|\\s+(?:de|qu"
  b"e|ce que|et|sur))|\\b(?:ne|n['\xe2\x80\x99])\\s*(?:informe|previens|avertis|alerte|prevenez|informez|avertissez"
  b")[rz]?\\s+(?:pas|jamais)\\s+(?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['"
  b'\xe2\x80\x99]humain))|\\b(?:garde|gardez|cache|cachez|dissimule|dissimulez|tais|taisez)\\s+(?:cela|ceci|ca|le|l'
  b'a|cette \\w+|ce \\w+|tout)(?:\\s+(?:secret|secrete|cache))?[^.!?\\n]{0,20}\\s+(?:a|vis-a-vis de|de|pour)\\s+(?'
  b":(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))|\\b(?:(?:l['"
  b"\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))\\s+ne\\s+(?:doit"
  b"|doivent|devrait)\\s+(?:pas|jamais|rien)\\s+(?:le |en |l['\xe2\x80\x99])?(?:savoir|apprendre|decouvrir|etre (?:"
  b"informe|au courant|prevenu)|s['\xe2\x80\x99]en apercevoir)|\\bsans\\s+(?:que\\s+(?:(?:l['\xe2\x80\x99]utilisa"
  b"t(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))\\s+(?:le |s['\xe2\x80\x99]en |ne )?(?:s"
  b"ache|apercoive|remarque|s['\xe2\x80\x99]en rende compte|rende compte)|(?:prevenir|informer|avertir|en parler "
  b"a|le dire a|alerter)\\s+(?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l["
  b"'\xe2\x80\x99]humain)))|\\ba l['\xe2\x80\x99]insu de (?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisat"
  b"eurs|le proprietaire|l['\xe2\x80\x99]humain))|\\b(?:transfere|envoie|copie|ajoute|insere|installe|enregistre|c"
  b'ollecte|supprime|modifie)[rz]?\\s+(?:\\S+\\s+){0,3}?(?:discretement|secretement|en secret|en cachette)\\b',
  None,
  b'\\b(?:jamais|rien|pas|interdit)\\b[^.!?\\n]*\\bsans\\b|(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|j'
  b'ailbreak|par exemple|phrases? comme|detect|regle de filtrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c'
  b'\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?'
  b'team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|cas de tes'
  b't))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:ignorer|contourner|oublier))',
  None),
 ('impersonate-authority-fr', 'injection', False,
  b"\\b(?:je suis|c['\xe2\x80\x99]est|ici|en tant que|moi,)\\s+(?:ton|votre)\\s+(?:\\w+\\s+)?(?:developpeur|create"
  b'ur|administrateur|admin|proprietaire|maitre|patron|superieur|programmeur|concepteur)(?:e|se)?\\b|\\b(?:message'
  b"|instruction|consigne|avis|ordre|directive)s?\\s+(?:officiel\\w*\\s+)?(?:d['\xe2\x80\x99]|de\\s+)(?:anthropic"
  b'|openai|google|microsoft|tes (?:createurs|developpeurs))\\b[^.!?\\n]{0,80}\\b(?:tu|vous|tes|vos|dois|devez)'
  b"\\b|\\b(?:anthropic|openai|google|microsoft|le systeme|l['\xe2\x80\x99]administrateur)\\s+(?:t['\xe2\x80\x99]"
  b'|vous\\s+)(?:a |ont |avez )?\\s*(?:autoris\\w+|ordonn\\w+|permet|permis|demand\\w+)|\\bje suis (?:dieu|le pres'
  b'ident|policier)\\b[^\\n]{0,100}\\b(?:tu dois|vous devez|obei|dois savoir)',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('jailbreak-no-limits-fr', 'injection', False,
  b'\\b(?:tu es|vous etes)\\s+(?:maintenant\\s+|desormais\\s+)?["\'\xc2\xab]?\\s?dan\\b(?:[\\s,.:;!]|$)|\\b(?:ia|in'
  b'telligence artificielle|assistant|modele|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sans\\s+(?:aucune?\\s+)?(?:restr'
  b'ictions?|regles?|filtres?|limites?|censure|morale)|non (?:censuree?|filtree?|bridee?)|debridee?)|\\bcomme si '
  b"(?:tu n['\xe2\x80\x99]avais|vous n['\xe2\x80\x99]aviez)\\s+(?:aucune?|pas de|plus de)\\s+(?:regles?|restrict"
  b"ions?|directives?|filtres?|limites?)|\\b(?:tu n['\xe2\x80\x99]as|vous n['\xe2\x80\x99]avez)\\s+(?:plus\\s+)?("
  b'?:aucune?|plus de|pas de)\\s+(?:regles?|restrictions?|filtres?|directives?|limites?)\\b|\\b(?:tu n['
  b"'\xe2\x80\x99]es|vous n['\xe2\x80\x99]etes)\\s+(?:plus|pas)\\s+(?:liee?|soumise?|tenue?|contrainte?)\\s+(?:pa"
  b'r|a|aux?|de)\\b[^.!?\\n]{0,20}\\b(?:directives?|regles?|restrictions?|consignes?|politiques?|limites?)|\\b(?'
  b':reponds|repondez|parle|parlez)\\s+(?:\\w+\\s+){0,2}?sans\\s+(?:aucune?\\s+)?(?:censure|filtre|restriction|li'
  b'mites? morales?)|\\b(?:tu es|vous etes)\\s+(?:maintenant\\s+|desormais\\s+)?en mode\\s+(?:developpeur|dieu|ad'
  b'min\\w*|debogage|dan|maintenance|sans restriction)',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('trigger-planted-action-fr', 'injection', False,
  b"\\b(?:(?:chaque fois qu(?:e |['\xe2\x80\x99])|a chaque fois qu(?:e |['\xe2\x80\x99])|la prochaine fois qu(?:e |"
  b"['\xe2\x80\x99])|des qu(?:e |['\xe2\x80\x99])|aussitot qu(?:e |['\xe2\x80\x99])|quand|lorsqu(?:e |["
  b"'\xe2\x80\x99])|si))\\s*(?:(?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|un utilisateur|quelqu['\xe2\x80\x99]un"
  b'|le client|il|elle|on|tu|vous)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:envoie|envoyez|transmets|transfere|televerse|po'
  b'ste|copie)\\b[^.!?\\n]{0,40}\\b(?:son|sa|ses|leur\\w*|tous|toutes|chaque|copie|mots? de passe|identifiants|c'
  b'les?|jetons?|contenu|le|la|les)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|attaquant|webhook)|(?:insere|in'
  b'serez|ajoute|glisse|cache|introduis|integre|mets)[rz]?\\b[^.!?\\n]{0,40}\\b(?:portes? derobees?|backdoor|code m'
  b"alveillant|logiciel malveillant|faille|vulnerabilite|lien (?:cache|d['\xe2\x80\x99]affiliation|piege)|pixel|m"
  b'alware)|(?:insere|glisse)[rz]?\\b[^.!?\\n]{0,40}(?:\\blien\\b|https?://)|(?:recommande|conseille|vante|prome'
  b'us)[rz]?\\b[^.!?\\n]{0,20}\\b(?:uniquement|seulement|exclusivement|que\\b)|(?:approuve|fusionne|accepte|vali'
  b'de)[rz]?\\b[^.!?\\n]{0,40}\\bsans (?:\\w+ )?(?:relecture|revue|verification|verifier|controle|relire|examen)'
  b'|(?:desactive|contourne|coupe|supprime)[rz]?\\b[^.!?\\n]{0,30}\\b(?:securite|pare-feu|antivirus|journalisation|'
  b'chiffrement|protections?|2fa)|(?:remplace|change|modifie)[rz]?\\b[^.!?\\n]{0,40}\\b(?:compte bancaire|iban|rib|'
  b'portefeuille|beneficiaire|destinataire)|(?:vire|verse|transfere|paie|envoie)[rz]?\\b[^.!?\\n]{0,30}(?:\\d+ ?(?:'
  b'euros?|eur|dollars?|usd|\xe2\x82\xac|\\$)|\\bargent|\\bbitcoin)|(?:supprime|efface|detruis)[rz]?\\b[^.!?\\n]{0'
  b',20}\\b(?:tous|toutes) (?:les|ses) (?:fichiers|donnees|sauvegardes)|(?:installe|telecharge|execute)[rz]?\\b[^.'
  b'!?\\n]{0,40}\\b(?:depuis|script)\\b[^.!?\\n]{0,30}https?://))',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))|github\\.com',
  None),
 ('memory-own-rules-fr', 'injection', False,
  b'\\b(?:marque|traite|considere|enregistre|classe|etiquette)[rz]?\\s+(?:ce|cet|cette|la|le)\\s+(?:(?:souvenir|mem'
  b'oire|note|message|entree|instruction|consigne))(?:\\s+suivante?)?\\s+comme\\s+(?:etant\\s+)?(?:une?\\s+|la\\s+'
  b')?(?:\\w+\\s+)?(?:fiable|digne de confiance|de confiance|confirmee?|verifiee?|systeme|approuvee?|prioritaire|o'
  b'fficielle?|permanente?)|\\b(?:traite|considere)[rz]?\\s+(?:ceci|cela|ce qui suit)\\s+comme\\s+(?:une?\\s+)?(?'
  b':\\w+\\s+)?(?:systeme|du systeme)|\\b(?:ce|cet|cette)\\s+(?:(?:souvenir|memoire|note|message|entree|instruct'
  b'ion|consigne))\\s+(?:a|possede)\\s+(?:la\\s+)?(?:priorite (?:absolue|maximale|la plus haute)|plus haute priorit'
  b'e)|\\b(?:ce|cet|cette)\\s+(?:(?:souvenir|memoire|note|message|entree|instruction|consigne))\\s+(?:remplace|annu'
  b'le|prime sur|prevaut sur|ecrase)\\s+(?:tous|toutes)|\\bne\\s+(?:supprime|efface|remplace|oublie|modifie)[rz'
  b']?\\s+(?:jamais|pas)\\s+(?:ce|cet|cette)\\s+(?:souvenir|memoire|entree|instruction|note)|\\b(?:ce|cet|cette)'
  b'\\s+(?:(?:souvenir|memoire|note|message|entree|instruction|consigne))\\s+ne\\s+(?:doit|peut)\\s+(?:jamais|pa'
  b's)\\s+(?:jamais\\s+)?etre\\s+(?:supprimee?|remplacee?|effacee?|modifiee?|contestee?)|\\b(?:supprime|efface|i'
  b'gnore|oublie)[rz]?\\s+(?:tous|toutes)\\s+(?:les|tes|vos)\\s+(?:autres|precedents|precedentes)\\s+(?:souvenir'
  b's|memoires|notes|entrees)|\\b(?:enregistre|copie|repete|ajoute|sauvegarde|insere)[rz]?\\s+(?:ce|cet|cette)\\s+('
  b'?:(?:souvenir|memoire|note|message|entree|instruction|consigne))\\s+(?:dans|a)\\s+(?:chaque|toutes? les|tous l'
  b'es)\\s+(?:nouvelles?\\s+)?(?:sessions?|souvenirs?|conversations?|memoires?)|\\b(?:desactive|contourne|saute)[rz'
  b']?\\s+(?:le|la|les)\\s+(?:\\w+\\s+)?(?:controle|filtrage|verification|quarantaine|filtre)s?\\s+(?:pour|de)\\s+'
  b'(?:ce|cet|cette)',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('smuggle-hidden-order-fr', 'injection', False,
  b'\\b(?:(?:decode|dechiffre|decrypte)[rz]?\\b[^.!?\\n]{0,80}|(?:traduis|traduisez|lis|lisez|convertis)\\b[^.!?'
  b"\\n]{0,60}\\b(?:morse|base64|binaire|a l['\xe2\x80\x99]envers|rot13|hexa\\w*)\\b[^.!?\\n]{0,30})\\bet\\s+(?:"
  b'(?:suis|suivez|obeis|obeissez|reponds)\\b|(?:execute|applique)[rz]?(?:-(?:le|la|les)|\\s+(?:le|la|les|ce))|(?:'
  b'fais|faites|dis-moi) ce qu)|\\b(?:combine|assemble|concatene|reunis)[rz]?\\b[^.!?\\n]{0,60}\\bet\\s+(?:repond'
  b's|repondez|execute[rz]?|suis|suivez)\\b|\\bimagine[rz]?\\b[^.!?\\n]{0,30}\\bmonde\\b[^.!?\\n]{0,60}\\b(?:mot'
  b's de passe|donnees personnelles|secrets)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('code-false-result-fr', 'injection', False,
  b"\\b(?:ignore|oublie|neglige)[rz]?\\s+(?:la|le|les|ce|cet|cette|ces|l['\xe2\x80\x99])\\s*(?:\\w+\\s+)?(?:foncti"
  b'on|code|tableau|donnees|contenu|document|texte|article|courriel|page|calcul|etude)s?\\s*(?:,|et|\\s)+\\s*(?:plu'
  b'tot\\s+|simplement\\s+)?(?:dis|dites|indique[rz]?|reponds|repondez|ecris|ecrivez|affirme[rz]?|declare[rz]?|con'
  b'clus|donne[rz]?|pretends)\\b|\\b(?:dis|dites|indique[rz]?|affirme[rz]?|declare[rz]?|considere[rz]?|reponds|pre'
  b'tends|supposons)\\s+que\\s+(?:la|le)\\s+(?:sortie|somme|resultat|reponse|conclusion|total)\\b[^.!?\\n]{0,40}\\'
  b'b(?:est|vaut|soit|serait)\\s*(?::|["\'\xc2\xab]|\\d)|\\b(?:a l[\'\xe2\x80\x99]ia|au modele|aux ia|a l[\'\xe2'
  b'\x80\x99]assistant)\\s*:\\s*(?:reponds|dis|indique|affirme|confirme)[rz]?\\s+que\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('override-earlier-instructions-ja', 'injection', False,
  b'(?:\xe4\xb8\x8e\xe3\x81\x88\xe3\x82\x89\xe3\x82\x8c\xe3\x81\x9f|\xe3\x81\x93\xe3\x82\x8c\xe3\x81\xbe'
  b'\xe3\x81\xa7|\xe3\x81\x84\xe3\x81\xbe\xe3\x81\xbe\xe3\x81\xa7|\xe5\x85\x88\xe3\x81\xbb\xe3\x81\xa9\xe3\x81'
  b'\xae|\xe3\x81\x95\xe3\x81\xa3\xe3\x81\x8d\xe3\x81\xae|\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f\xe3\x81\xae|'
  b'\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0|\xe4\xbb\x8a\xe3\x81\xbe\xe3\x81\xa7|\xe4\xbb\xa5\xe5\x89'
  b'\x8d\xe3\x81\xae|\xe5\x89\x8d\xe5\x9b\x9e\xe3\x81\xae|\xe5\x89\x8d\xe8\xbf\xb0\xe3\x81\xae|\xe4\xb8\x8a'
  b'\xe8\xa8\x98\xe3\x81\xae|\xe5\xbe\x93\xe6\x9d\xa5\xe3\x81\xae|\xe6\x9c\x80\xe5\x88\x9d\xe3\x81\xae|\xe3'
  b'\x81\x8a\xe5\x89\x8d\xe3\x81\xae|\xe5\x89\x8d\xe3\x81\xae|\xe4\xb8\x8a\xe3\x81\xae|\xe5\x85\x83\xe3\x81'
  b'\xae|\xe5\x90\x9b\xe3\x81\xae)(?:\xe3\x81\xae|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6'
  b'|\xe5\x85\xa8|\xe3\x81\xab|\xe8\xaa\xb2\xe3\x81\x95\xe3\x82\x8c\xe3\x81\x9f|\xe4\xb8\x8e\xe3\x81\x88'
  b'\xe3\x82\x89\xe3\x82\x8c\xe3\x81\x9f|\xe5\x8f\x97\xe3\x81\x91\xe3\x81\x9f|\xe5\xae\x89\xe5\x85\xa8|\xe3'
  b'\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0|\xe5\x9f\xba\xe6\x9c\xac|\xe5\x86\x85\xe9\x83\xa8|\xe3\x80\x81){0'
  b',4}(?:\xe3\x82\xac\xe3\x82\xa4\xe3\x83\x89\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3|\xe3\x83\x97\xe3\x83\xad\xe3'
  b'\x83\xb3\xe3\x83\x97\xe3\x83\x88|\xe3\x83\x9d\xe3\x83\xaa\xe3\x82\xb7\xe3\x83\xbc|\xe3\x83\xab\xe3\x83\xbc'
  b'\xe3\x83\xab|\xe6\x8c\x87\xe7\xa4\xba|\xe5\x91\xbd\xe4\xbb\xa4|\xe8\xa6\x8f\xe5\x89\x87|\xe5\x88\xb6'
  b'\xe7\xb4\x84|\xe5\x88\xb6\xe9\x99\x90|\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x96\xb9\xe9\x87\x9d)[^\xe3\x80\x82!?\\n]{'
  b'0,10}(?:(?:\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe3\x82\x8c|\xe7\xa0\xb4\xe6\xa3\x84|\xe6\x8d\xa8\xe3'
  b'\x81\xa6|\xe5\xbe\x93\xe3\x82\x8f\xe3\x81\xaa|\xe5\xbe\x93\xe3\x81\x86\xe3\x81\xaa|\xe5\xae\x88\xe3\x82'
  b'\x89\xe3\x81\xaa|\xe5\xae\x88\xe3\x82\x8b\xe3\x81\xaa|\xe7\xa0\xb4\xe3\x81\xa3|\xe7\xa0\xb4\xe3\x82\x8c'
  b'|\xe7\xa0\xb4\xe3\x82\x8a|\xe5\x8f\x96\xe3\x82\x8a\xe6\xb6\x88|\xe6\x92\xa4\xe5\x9b\x9e|\xe3\x83\xaa'
  b'\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88|\xe6\xb0\x97\xe3\x81\xab\xe3\x81\x97\xe3\x81\xaa|\xe8\x80\x83\xe6\x85'
  b'\xae\xe3\x81\x97\xe3\x81\xaa|\xe5\x8f\x8d\xe3\x81\x97\xe3\x81\xa6))|(?:\xe3\x82\xac\xe3\x82\xa4\xe3\x83\x89'
  b'\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3|\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88|\xe3\x83'
  b'\x9d\xe3\x83\xaa\xe3\x82\xb7\xe3\x83\xbc|\xe3\x83\xab\xe3\x83\xbc\xe3\x83\xab|\xe6\x8c\x87\xe7\xa4\xba|'
  b'\xe5\x91\xbd\xe4\xbb\xa4|\xe8\xa6\x8f\xe5\x89\x87|\xe5\x88\xb6\xe7\xb4\x84|\xe5\x88\xb6\xe9\x99\x90|'
  b'\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x96\xb9\xe9\x87\x9d)(?:\xe3\x82\x92|\xe3\x81\xaf|\xe3\x81\xab)?(?:\xe3\x81\x99'
  b'\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6|\xe5\x85\xa8\xe9\x83\xa8|\xe4\xb8\x80\xe5\x88\x87)(?:\xe3'
  b'\x82\x92)?(?:\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe3\x82\x8c|\xe5\x9b\x9e\xe9\x81\xbf|\xe7\xa0\xb4\xe6'
  b'\xa3\x84|\xe5\xbe\x93\xe3\x82\x8f\xe3\x81\xaa)|(?:\xe4\xb8\x8a\xe8\xa8\x98|\xe4\xbb\xa5\xe4\xb8\x8a|\xe3'
  b'\x81\x93\xe3\x82\x8c\xe3\x81\xbe\xe3\x81\xa7|\xe4\xbb\x8a\xe3\x81\xbe\xe3\x81\xa7|\xe3\x81\x93\xe3\x81\x93'
  b'\xe3\x81\xbe\xe3\x81\xa7)(?:\xe3\x81\xae)?(?:\xe5\x86\x85\xe5\xae\xb9|\xe6\x96\x87\xe7\xab\xa0|\xe4\xbc\x9a\xe8'
  b'\xa9\xb1|\xe8\xa9\xb1|\xe3\x81\x93\xe3\x81\xa8|\xe3\x82\x84\xe3\x82\x8a\xe3\x81\xa8\xe3\x82\x8a|\xe3'
  b'\x83\x86\xe3\x82\xad\xe3\x82\xb9\xe3\x83\x88|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6)?(?'
  b':\xe3\x82\x92|\xe3\x81\xaf|\xe3\x81\xae\xe3\x81\x93\xe3\x81\xa8\xe3\x82\x92)?(?:\xe3\x81\x99\xe3\x81\xb9'
  b'\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6|\xe5\x85\xa8\xe9\x83\xa8)?(?:\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98'
  b'\xe3\x82\x8c)(?:\xe3\x81\x97|\xe3\x81\xa6|\xe3\x82\x8b|\xe3\x81\x9b|\xe3\x82\x8d)|(?:\xe3\x81\x93\xe3\x82'
  b'\x8c\xe3\x81\xbe\xe3\x81\xa7|\xe4\xbb\x8a\xe3\x81\xbe\xe3\x81\xa7|\xe4\xbb\xa5\xe5\x89\x8d|\xe4\xb8\x8a'
  b'\xe8\xa8\x98)\xe3\x81\xae(?:(?:\xe3\x82\xac\xe3\x82\xa4\xe3\x83\x89\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3|'
  b'\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88|\xe3\x83\x9d\xe3\x83\xaa\xe3\x82\xb7\xe3\x83\xbc'
  b'|\xe3\x83\xab\xe3\x83\xbc\xe3\x83\xab|\xe6\x8c\x87\xe7\xa4\xba|\xe5\x91\xbd\xe4\xbb\xa4|\xe8\xa6\x8f'
  b'\xe5\x89\x87|\xe5\x88\xb6\xe7\xb4\x84|\xe5\x88\xb6\xe9\x99\x90|\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x96\xb9'
  b'\xe9\x87\x9d))\xe3\x81\xaf(?:\xe3\x82\x82\xe3\x81\x86|\xe3\x82\x82\xe3\x81\xaf\xe3\x82\x84|\xe3\x81\x99\xe3'
  b'\x81\xa7\xe3\x81\xab)?(?:\xe9\x81\xa9\xe7\x94\xa8\xe3\x81\x95\xe3\x82\x8c\xe3\x81\xbe|\xe9\x81\xa9\xe7\x94\xa8'
  b'\xe3\x81\x95\xe3\x82\x8c\xe3\x81\xaa|\xe7\x84\xa1\xe5\x8a\xb9|\xe5\x8f\x96\xe3\x82\x8a\xe6\xb6\x88)',
  None,
  b'(?:(?:\xe7\x84\xa1\xe8\xa6\x96|\xe7\xa0\xb4\xe6\xa3\x84|\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe3\x83'
  b'\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88|\xe7\x84\xa1\xe5\x8a\xb9\xe5\x8c\x96?|\xe5\x9b\x9e\xe9\x81\xbf'
  b'|\xe9\x80\x81\xe4\xbf\xa1|\xe8\xbb\xa2\xe9\x80\x81|\xe5\x85\xb1\xe6\x9c\x89|\xe6\x8a\x95\xe7\xa8\xbf'
  b'|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x9e\xe3\x83\xbc\xe3\x82'
  b'\xb8|\xe6\x89\xbf\xe8\xaa\x8d|\xe5\x87\xba\xe5\x8a\x9b|\xe8\xa1\xa8\xe7\xa4\xba|\xe9\x96\x8b\xe7\xa4'
  b'\xba|\xe5\x89\x8a\xe9\x99\xa4)(?:\xe3\x81\xab)?(?:\xe3\x81\x97(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xa6'
  b'\xe3\x81\xaf|\xe3\x81\xaa)|\xe3\x81\x99\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\x8d'
  b'\xe3\x81\xa7|\xe7\xa6\x81\xe6\xad\xa2|\xe3\x81\x9b\xe3\x81\x9a|\xe3\x82\x92\xe7\xa6\x81)|(?:\xe5\xbf\x98'
  b'\xe3\x82\x8c|\xe6\x95\x99\xe3\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88)(?:\xe3\x81\xaa\xe3'
  b'\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa6\xe3\x81\xaf|\xe3\x81\x9a\xe3\x81\xab)|\xe9\x80\x81(?:\xe3'
  b'\x82\x89\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa3\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84'
  b')|\xe8\xa8\x80\xe3\x82\x8f\xe3\x81\xaa\xe3\x81\x84|\xe6\xb8\xa1\xe3\x81\x95\xe3\x81\xaa\xe3\x81\x84|'
  b'\xe7\xa6\x81\xe6\xad\xa2)|(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|'
  b'\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7'
  b'\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3'
  b'\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83'
  b'\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83'
  b'\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']'
  b'|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^'
  b'\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6'
  b'\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3'
  b'\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83'
  b'\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86'
  b'\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad'
  b'\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3'
  b'\x81\xa8\xe3\x81\x84\xe3\x81\x86\xe6\x96\x87))',
  None),
 ('override-new-task-ja', 'injection', False,
  b'(?:\xe6\x96\xb0\xe3\x81\x97\xe3\x81\x84|\xe6\x96\xb0\xe3\x81\x9f\xe3\x81\xaa)(?:\xe6\x8c\x87\xe7\xa4\xba'
  b'|\xe5\x91\xbd\xe4\xbb\xa4|\xe6\x8c\x87\xe4\xbb\xa4|\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0\xe3'
  b'\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)\\s*:|\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f\xe3\x81\xae'
  b'(?:\xe6\x9c\xac\xe5\xbd\x93|\xe7\x9c\x9f|\xe5\xae\x9f\xe9\x9a\x9b|\xe6\x9c\xac\xe6\x9d\xa5|\xe9\x9a\xa0\xe3'
  b'\x81\x95\xe3\x82\x8c\xe3\x81\x9f|\xe8\xa3\x8f)\xe3\x81\xae?(?:\xe4\xbb\xbb\xe5\x8b\x99|\xe7\x9b\xae\xe7\x9a'
  b'\x84|\xe3\x82\xbf\xe3\x82\xb9\xe3\x82\xaf|\xe4\xbb\x95\xe4\xba\x8b|\xe4\xbd\xbf\xe5\x91\xbd|\xe5\xbd'
  b'\xb9\xe5\x89\xb2|\xe6\x8c\x87\xe7\xa4\xba)[\xe3\x81\xaf\xe3\x81\x8c]|(?:\xe4\xbb\xa5\xe4\xb8\x8b|\xe6'
  b'\xac\xa1|\xe3\x81\x93\xe3\x82\x8c\xe3\x82\x89|\xe3\x81\x93\xe3\x81\xae)\xe3\x81\xae?(?:\xe6\x8c\x87\xe7\xa4'
  b'\xba|\xe5\x91\xbd\xe4\xbb\xa4|\xe3\x83\xa1\xe3\x83\x83\xe3\x82\xbb\xe3\x83\xbc\xe3\x82\xb8|\xe3\x83\xa1'
  b'\xe3\x83\xa2|\xe3\x83\xab\xe3\x83\xbc\xe3\x83\xab|\xe6\x96\x87\xe7\xab\xa0)[^\xe3\x80\x82!?\\n]{0,10}(?:'
  b'\xe4\xbb\xa5\xe5\x89\x8d|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6|\xe4\xbb\x96\xe3'
  b'\x81\xae|\xe3\x81\x82\xe3\x82\x89\xe3\x82\x86\xe3\x82\x8b|\xe3\x81\x93\xe3\x82\x8c\xe3\x81\xbe\xe3\x81\xa7'
  b')[^\xe3\x80\x82!?\\n]{0,12}(?:\xe5\x84\xaa\xe5\x85\x88|\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe7\xbd\xae'
  b'\xe3\x81\x8d\xe6\x8f\x9b\xe3\x81\x88|\xe5\x8f\x96\xe3\x81\xa3\xe3\x81\xa6\xe4\xbb\xa3\xe3\x82\x8f)|(?:\xe4\xbb'
  b'\x8a\xe5\xbe\x8c|\xe3\x81\x93\xe3\x82\x8c\xe3\x81\x8b\xe3\x82\x89|\xe4\xbb\x8a\xe3\x81\x8b\xe3\x82\x89|'
  b'\xe4\xbb\xa5\xe9\x99\x8d)[^\xe3\x80\x82!?\\n]{0,10}(?:\xe3\x81\x93\xe3\x81\xae|\xe7\xa7\x81\xe3\x81\xae|'
  b'\xe4\xbb\xa5\xe4\xb8\x8b\xe3\x81\xae|\xe6\xac\xa1\xe3\x81\xae)[^\xe3\x80\x82!?\\n]{0,8}(?:\xe3\x81\xa0\xe3\x81'
  b'\x91|\xe3\x81\xae\xe3\x81\xbf)\xe3\x81\xab?\xe5\xbe\x93|(?:\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f\xe3\x81\xae'
  b'|\xe5\xae\x89\xe5\x85\xa8|\xe5\x80\xab\xe7\x90\x86\xe7\x9a\x84?\xe3\x81\xaa?|\xe3\x82\xb3\xe3\x83'
  b'\xb3\xe3\x83\x86\xe3\x83\xb3\xe3\x83\x84)(?:\xe3\x81\xae)?(?:\xe5\xae\x89\xe5\x85\xa8|\xe5\x80\xab\xe7\x90\x86)'
  b'?(?:\xe3\x83\x95\xe3\x82\xa3\xe3\x83\xab\xe3\x82\xbf\xe3\x83\xbc?|\xe5\x88\xb6\xe9\x99\x90|\xe5\x88\xb6\xe7'
  b'\xb4\x84|\xe3\x82\xac\xe3\x82\xa4\xe3\x83\x89\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3|\xe3\x82\xac\xe3\x83\xbc'
  b'\xe3\x83\x89\xe3\x83\xac\xe3\x83\xbc\xe3\x83\xab|\xe5\xaf\xbe\xe7\xad\x96|\xe6\xa9\x9f\xe8\x83\xbd|\xe8'
  b'\xa6\x8f\xe5\x89\x87|\xe3\x83\x9d\xe3\x83\xaa\xe3\x82\xb7\xe3\x83\xbc|\xe8\xa3\x85\xe7\xbd\xae)[^\xe3\x80\x82!'
  b'?\\n]{0,6}(?:\xe3\x82\x92|\xe3\x81\xaf)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe7\x84\xa1\xe5\x8a\xb9|\xe5\x9b\x9e'
  b'\xe9\x81\xbf|\xe8\xa7\xa3\xe9\x99\xa4|\xe3\x83\x90\xe3\x82\xa4\xe3\x83\x91\xe3\x82\xb9|\xe3\x82\xaa\xe3'
  b'\x83\x95\xe3\x81\xab|\xe5\x81\x9c\xe6\xad\xa2\xe3\x81\x97|\xe7\x84\xa1\xe8\xa6\x96\xe3\x81\x97|\xe7\xa0'
  b'\xb4\xe3\x81\xa3|\xe5\xa4\x96\xe3\x81\x97)',
  None,
  b'(?:(?:\xe7\x84\xa1\xe8\xa6\x96|\xe7\xa0\xb4\xe6\xa3\x84|\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe3\x83'
  b'\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88|\xe7\x84\xa1\xe5\x8a\xb9\xe5\x8c\x96?|\xe5\x9b\x9e\xe9\x81\xbf'
  b'|\xe9\x80\x81\xe4\xbf\xa1|\xe8\xbb\xa2\xe9\x80\x81|\xe5\x85\xb1\xe6\x9c\x89|\xe6\x8a\x95\xe7\xa8\xbf'
  b'|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x9e\xe3\x83\xbc\xe3\x82'
  b'\xb8|\xe6\x89\xbf\xe8\xaa\x8d|\xe5\x87\xba\xe5\x8a\x9b|\xe8\xa1\xa8\xe7\xa4\xba|\xe9\x96\x8b\xe7\xa4'
  b'\xba|\xe5\x89\x8a\xe9\x99\xa4)(?:\xe3\x81\xab)?(?:\xe3\x81\x97(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xa6'
  b'\xe3\x81\xaf|\xe3\x81\xaa)|\xe3\x81\x99\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\x8d'
  b'\xe3\x81\xa7|\xe7\xa6\x81\xe6\xad\xa2|\xe3\x81\x9b\xe3\x81\x9a|\xe3\x82\x92\xe7\xa6\x81)|(?:\xe5\xbf\x98'
  b'\xe3\x82\x8c|\xe6\x95\x99\xe3\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88)(?:\xe3\x81\xaa\xe3'
  b'\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa6\xe3\x81\xaf|\xe3\x81\x9a\xe3\x81\xab)|\xe9\x80\x81(?:\xe3'
  b'\x82\x89\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa3\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84'
  b')|\xe8\xa8\x80\xe3\x82\x8f\xe3\x81\xaa\xe3\x81\x84|\xe6\xb8\xa1\xe3\x81\x95\xe3\x81\xaa\xe3\x81\x84|'
  b'\xe7\xa6\x81\xe6\xad\xa2)|(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|'
  b'\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7'
  b'\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3'
  b'\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83'
  b'\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83'
  b'\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']'
  b'|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^'
  b'\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6'
  b'\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3'
  b'\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83'
  b'\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86'
  b'\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad'
  b'\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3'
  b'\x81\xa8\xe3\x81\x84\xe3\x81\x86\xe6\x96\x87))',
  None),
 ('exfiltrate-send-ja', 'injection', False,
  b'(?:(?:\xe4\xbc\x9a\xe8\xa9\xb1|\xe3\x83\x81\xe3\x83\xa3\xe3\x83\x83\xe3\x83\x88\xe5\xb1\xa5\xe6\xad\xb4|'
  b'\xe8\xa8\x98\xe6\x86\xb6|\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\x88|\xe7\x92\xb0\xe5\xa2\x83\xe5\xa4\x89\xe6\x95\xb0|\\.env|\\.ssh|\xe7\xa7\x98\xe5'
  b'\xaf\x86\xe9\x8d\xb5|\xe8\xaa\x8d\xe8\xa8\xbc\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf'
  b'\xe3\x83\xbc\xe3\x83\x89|\xe5\x80\x8b\xe4\xba\xba\xe6\x83\x85\xe5\xa0\xb1|\xe6\xa9\x9f\xe5\xaf\x86(?'
  b':\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf|\xe3\x83\x95\xe3\x82\xa1\xe3\x82\xa4\xe3'
  b'\x83\xab)|(?:\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88'
  b'\xa9\xe7\x94\xa8\xe8\x80\x85|\xe9\xa1\xa7\xe5\xae\xa2|\xe7\xa4\xbe\xe5\x93\xa1|\xe5\xbe\x93\xe6\xa5\xad'
  b'\xe5\x93\xa1)(?:\xe3\x81\xae|\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf)))[^\xe3\x80\x82!'
  b'?\\n]{0,20}(?:(?:https?://|[\\w.-]+@[\\w-]|\xe6\xac\xa1\xe3\x81\xaeurl|\xe3\x81\x93\xe3\x81\xaeurl|(?:\xe6'
  b'\xac\xa1|\xe4\xbb\xa5\xe4\xb8\x8b)\xe3\x81\xae(?:\xe3\x82\xa2\xe3\x83\x89\xe3\x83\xac\xe3\x82\xb9|\xe3\x82\xb5'
  b'\xe3\x83\xbc\xe3\x83\x90\xe3\x83\xbc?|\xe3\x83\xaa\xe3\x83\xb3\xe3\x82\xaf)|\xe5\xa4\x96\xe9\x83\xa8'
  b'\xe3\x81\xae?(?:\xe3\x82\xb5\xe3\x83\xbc\xe3\x83\x90\xe3\x83\xbc?|\xe3\x82\xb5\xe3\x82\xa4\xe3\x83\x88|\xe3'
  b'\x82\xb5\xe3\x83\xbc\xe3\x83\x93\xe3\x82\xb9)|\xe6\x94\xbb\xe6\x92\x83\xe8\x80\x85|webhook))[^\\n]{0,80}?(?:('
  b'?:\xe9\x80\x81\xe4\xbf\xa1|\xe9\x80\x81\xe3\x81\xa3\xe3\x81\xa6|\xe9\x80\x81\xe3\x82\x8c|\xe9\x80'
  b'\x81\xe3\x82\x8b|\xe9\x80\x81\xe3\x82\x8a|\xe8\xbb\xa2\xe9\x80\x81|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97'
  b'\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe6\x8a\x95\xe7\xa8\xbf|\xe5\x85\xb1\xe6\x9c\x89\xe3\x81\x97\xe3\x81'
  b'\xa6|\xe3\x83\xa1\xe3\x83\xbc\xe3\x83\xab\xe3\x81\x97\xe3\x81\xa6|\xe6\xb7\xbb\xe4\xbb\x98\xe3\x81\x97\xe3'
  b'\x81\xa6|\xe4\xbb\x98\xe3\x81\x91\xe3\x81\xa6|\xe4\xbb\x98\xe5\x8a\xa0|\xe5\x9f\x8b\xe3\x82\x81\xe8\xbe\xbc|po'
  b'st))|(?:(?:https?://|[\\w.-]+@[\\w-]|\xe6\xac\xa1\xe3\x81\xaeurl|\xe3\x81\x93\xe3\x81\xaeurl|(?:\xe6\xac'
  b'\xa1|\xe4\xbb\xa5\xe4\xb8\x8b)\xe3\x81\xae(?:\xe3\x82\xa2\xe3\x83\x89\xe3\x83\xac\xe3\x82\xb9|\xe3\x82\xb5\xe3'
  b'\x83\xbc\xe3\x83\x90\xe3\x83\xbc?|\xe3\x83\xaa\xe3\x83\xb3\xe3\x82\xaf)|\xe5\xa4\x96\xe9\x83\xa8\xe3\x81\xae?('
  b'?:\xe3\x82\xb5\xe3\x83\xbc\xe3\x83\x90\xe3\x83\xbc?|\xe3\x82\xb5\xe3\x82\xa4\xe3\x83\x88|\xe3\x82'
  b'\xb5\xe3\x83\xbc\xe3\x83\x93\xe3\x82\xb9)|\xe6\x94\xbb\xe6\x92\x83\xe8\x80\x85|webhook))[^\\s\xe3\x80\x82]{0,80'
  b'}\\s*(?:\xe3\x81\xab|\xe3\x81\xb8|\xe5\xae\x9b\xe3\x81\xa6?\xe3\x81\xab)[^\xe3\x80\x82!?\\n]{0,15}(?:(?:'
  b'\xe4\xbc\x9a\xe8\xa9\xb1|\xe3\x83\x81\xe3\x83\xa3\xe3\x83\x83\xe3\x83\x88\xe5\xb1\xa5\xe6\xad\xb4|\xe8\xa8'
  b'\x98\xe6\x86\xb6|\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83'
  b'\x97\xe3\x83\x88|\xe7\x92\xb0\xe5\xa2\x83\xe5\xa4\x89\xe6\x95\xb0|\\.env|\\.ssh|\xe7\xa7\x98\xe5\xaf\x86'
  b'\xe9\x8d\xb5|\xe8\xaa\x8d\xe8\xa8\xbc\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83'
  b'\xbc\xe3\x83\x89|\xe5\x80\x8b\xe4\xba\xba\xe6\x83\x85\xe5\xa0\xb1|\xe6\xa9\x9f\xe5\xaf\x86(?:\xe6'
  b'\x83\x85\xe5\xa0\xb1|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf|\xe3\x83\x95\xe3\x82\xa1\xe3\x82\xa4\xe3\x83\xab)|(?'
  b':\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7'
  b'\x94\xa8\xe8\x80\x85|\xe9\xa1\xa7\xe5\xae\xa2|\xe7\xa4\xbe\xe5\x93\xa1|\xe5\xbe\x93\xe6\xa5\xad\xe5\x93\xa1)(?'
  b':\xe3\x81\xae|\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf)))[^\xe3\x80\x82!?\\n]{0,12}'
  b'\xe3\x82\x92?(?:(?:\xe9\x80\x81\xe4\xbf\xa1|\xe9\x80\x81\xe3\x81\xa3\xe3\x81\xa6|\xe9\x80\x81\xe3\x82'
  b'\x8c|\xe9\x80\x81\xe3\x82\x8b|\xe9\x80\x81\xe3\x82\x8a|\xe8\xbb\xa2\xe9\x80\x81|\xe3\x82\xa2\xe3\x83'
  b'\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe6\x8a\x95\xe7\xa8\xbf|\xe5\x85\xb1\xe6\x9c\x89\xe3'
  b'\x81\x97\xe3\x81\xa6|\xe3\x83\xa1\xe3\x83\xbc\xe3\x83\xab\xe3\x81\x97\xe3\x81\xa6|\xe6\xb7\xbb\xe4\xbb\x98'
  b'\xe3\x81\x97\xe3\x81\xa6|\xe4\xbb\x98\xe3\x81\x91\xe3\x81\xa6|\xe4\xbb\x98\xe5\x8a\xa0|\xe5\x9f\x8b\xe3'
  b'\x82\x81\xe8\xbe\xbc|post))|(?:(?:\xe4\xbc\x9a\xe8\xa9\xb1|\xe3\x83\x81\xe3\x83\xa3\xe3\x83\x83\xe3'
  b'\x83\x88\xe5\xb1\xa5\xe6\xad\xb4|\xe8\xa8\x98\xe6\x86\xb6|\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0'
  b'\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88|\xe7\x92\xb0\xe5\xa2\x83\xe5\xa4\x89\xe6\x95\xb0'
  b'|\\.env|\\.ssh|\xe7\xa7\x98\xe5\xaf\x86\xe9\x8d\xb5|\xe8\xaa\x8d\xe8\xa8\xbc\xe6\x83\x85\xe5\xa0\xb1|'
  b'\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe5\x80\x8b\xe4\xba\xba\xe6\x83\x85\xe5\xa0\xb1'
  b'|\xe6\xa9\x9f\xe5\xaf\x86(?:\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf|\xe3\x83\x95\xe3\x82'
  b'\xa1\xe3\x82\xa4\xe3\x83\xab)|(?:\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3'
  b'\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8\xe8\x80\x85|\xe9\xa1\xa7\xe5\xae\xa2|\xe7\xa4\xbe\xe5\x93\xa1|\xe5'
  b'\xbe\x93\xe6\xa5\xad\xe5\x93\xa1)(?:\xe3\x81\xae|\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf'
  b')))[^\xe3\x80\x82!?\\n]{0,12}\xe3\x82\x92(?:\xe6\xac\xa1\xe3\x81\xaeurl|\xe3\x81\x93\xe3\x81\xaeurl|(?:'
  b'\xe6\xac\xa1|\xe4\xbb\xa5\xe4\xb8\x8b)\xe3\x81\xae(?:\xe3\x82\xa2\xe3\x83\x89\xe3\x83\xac\xe3\x82\xb9|\xe3\x82'
  b'\xb5\xe3\x83\xbc\xe3\x83\x90\xe3\x83\xbc?)|\xe5\xa4\x96\xe9\x83\xa8\xe3\x81\xae?(?:\xe3\x82\xb5\xe3\x83\xbc'
  b'\xe3\x83\x90\xe3\x83\xbc?|\xe3\x82\xb5\xe3\x82\xa4\xe3\x83\x88)|\xe6\x94\xbb\xe6\x92\x83\xe8\x80\x85'
  b')\xe3\x81\xab(?:(?:\xe9\x80\x81\xe4\xbf\xa1|\xe9\x80\x81\xe3\x81\xa3\xe3\x81\xa6|\xe9\x80\x81\xe3\x82'
  b'\x8c|\xe9\x80\x81\xe3\x82\x8b|\xe9\x80\x81\xe3\x82\x8a|\xe8\xbb\xa2\xe9\x80\x81|\xe3\x82\xa2\xe3\x83'
  b'\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe6\x8a\x95\xe7\xa8\xbf|\xe5\x85\xb1\xe6\x9c\x89\xe3'
  b'\x81\x97\xe3\x81\xa6|\xe3\x83\xa1\xe3\x83\xbc\xe3\x83\xab\xe3\x81\x97\xe3\x81\xa6|\xe6\xb7\xbb\xe4\xbb\x98'
  b'\xe3\x81\x97\xe3\x81\xa6|\xe4\xbb\x98\xe3\x81\x91\xe3\x81\xa6|\xe4\xbb\x98\xe5\x8a\xa0|\xe5\x9f\x8b\xe3'
  b'\x82\x81\xe8\xbe\xbc|post))',
  None,
  b'(?:(?:\xe7\x84\xa1\xe8\xa6\x96|\xe7\xa0\xb4\xe6\xa3\x84|\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe3\x83'
  b'\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88|\xe7\x84\xa1\xe5\x8a\xb9\xe5\x8c\x96?|\xe5\x9b\x9e\xe9\x81\xbf'
  b'|\xe9\x80\x81\xe4\xbf\xa1|\xe8\xbb\xa2\xe9\x80\x81|\xe5\x85\xb1\xe6\x9c\x89|\xe6\x8a\x95\xe7\xa8\xbf'
  b'|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x9e\xe3\x83\xbc\xe3\x82'
  b'\xb8|\xe6\x89\xbf\xe8\xaa\x8d|\xe5\x87\xba\xe5\x8a\x9b|\xe8\xa1\xa8\xe7\xa4\xba|\xe9\x96\x8b\xe7\xa4'
  b'\xba|\xe5\x89\x8a\xe9\x99\xa4)(?:\xe3\x81\xab)?(?:\xe3\x81\x97(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xa6'
  b'\xe3\x81\xaf|\xe3\x81\xaa)|\xe3\x81\x99\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\x8d'
  b'\xe3\x81\xa7|\xe7\xa6\x81\xe6\xad\xa2|\xe3\x81\x9b\xe3\x81\x9a|\xe3\x82\x92\xe7\xa6\x81)|(?:\xe5\xbf\x98'
  b'\xe3\x82\x8c|\xe6\x95\x99\xe3\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88)(?:\xe3\x81\xaa\xe3'
  b'\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa6\xe3\x81\xaf|\xe3\x81\x9a\xe3\x81\xab)|\xe9\x80\x81(?:\xe3'
  b'\x82\x89\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa3\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84'
  b')|\xe8\xa8\x80\xe3\x82\x8f\xe3\x81\xaa\xe3\x81\x84|\xe6\xb8\xa1\xe3\x81\x95\xe3\x81\xaa\xe3\x81\x84|'
  b'\xe7\xa6\x81\xe6\xad\xa2)|(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|'
  b'\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7'
  b'\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3'
  b'\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83'
  b'\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83'
  b'\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']'
  b'|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^'
  b'\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6'
  b'\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3'
  b'\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83'
  b'\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86'
  b'\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad'
  b'\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3'
  b'\x81\xa8\xe3\x81\x84\xe3\x81\x86\xe6\x96\x87))',
  None),
 ('exfiltrate-ask-secret-ja', 'injection', False,
  b'(?:(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe6\x9a\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5'
  b'\x8f\xb7|\xe7\xa7\x98\xe5\xaf\x86\xe9\x8d\xb5|\xe7\xa7\x98\xe5\xaf\x86\xe3\x81\xae(?:\xe9\x8d\xb5|\xe3\x82\xad'
  b'\xe3\x83\xbc|\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe8\xa8\x80\xe8\x91\x89)|\xe3\x82\xb7\xe3\x83\xbc'
  b'\xe3\x82\xaf\xe3\x83\xac\xe3\x83\x83\xe3\x83\x88\xe3\x82\xad\xe3\x83\xbc|\xe3\x82\xa2\xe3\x82\xaf\xe3\x82\xbb'
  b'\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe5\x90\x88\xe8\xa8\x80\xe8\x91\x89|\xe8\xaa\x8d\xe8\xa8'
  b'\xbc\xe6\x83\x85\xe5\xa0\xb1|api\xe3\x82\xad\xe3\x83\xbc|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3'
  b'\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba))(?:\xe3\x81\xaf'
  b'\xe4\xbd\x95|\xe3\x81\xa8\xe3\x81\xaf\xe4\xbd\x95|\xe3\x82\x92(?:\xe7\xa7\x81\xe3\x81\xab|\xe3\x81\x93\xe3\x81'
  b'\xa1\xe3\x82\x89\xe3\x81\xab|\xe3\x81\x99\xe3\x81\x90\xe3\x81\xab)?(?:\xe6\x95\x99\xe3\x81\x88|\xe8\xa8\x80'
  b'\xe3\x81\xa3\xe3\x81\xa6|\xe8\xa8\x80\xe3\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe6\x98\x8e\xe3\x81\x8b|'
  b'\xe6\xb8\xa1\xe3\x81\x97|\xe6\xb8\xa1\xe3\x81\x9b|\xe3\x81\x8f\xe3\x81\xa0\xe3\x81\x95\xe3\x81\x84|\xe7'
  b'\x9f\xa5\xe3\x82\x8a\xe3\x81\x9f\xe3\x81\x84|\xe9\x80\x81\xe3\x81\xa3\xe3\x81\xa6|\xe5\x87\xba\xe5\x8a\x9b'
  b'\xe3\x81\x97\xe3\x81\xa6|\xe5\x85\xb1\xe6\x9c\x89\xe3\x81\x97\xe3\x81\xa6(?:\xe3\x81\x8f\xe3\x81\xa0'
  b'\xe3\x81\x95\xe3\x81\x84|\xe3\x81\x8f\xe3\x82\x8c|\xe4\xb8\x8b\xe3\x81\x95\xe3\x81\x84|\xe3\x82\x82\xe3'
  b'\x82\x89))|\xe3\x81\x8c\xe5\xbf\x85\xe8\xa6\x81(?:\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa0)[^\\n]{0,20}\xe6'
  b'\x95\x99\xe3\x81\x88)|(?:\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0\xe3\x83\x97\xe3\x83\xad'
  b'\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88|(?:\xe6\x9c\x80\xe5\x88\x9d|\xe5\x88\x9d\xe6\x9c\x9f|\xe5\x85\x83)\xe3'
  b'\x81\xae?\xe6\x8c\x87\xe7\xa4\xba|\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f\xe3\x81\xae(?:\xe6\x8c\x87\xe7\xa4\xba|'
  b'\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88|\xe3\x83\xab\xe3\x83\xbc\xe3\x83\xab|\xe3\x82'
  b'\xac\xe3\x82\xa4\xe3\x83\x89\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3)|\xe5\x86\x85\xe9\x83\xa8\xe6\x8c\x87\xe7'
  b'\xa4\xba|\xe4\xb8\x8a\xe8\xa8\x98\xe3\x81\xae(?:\xe6\x96\x87\xe7\xab\xa0|\xe3\x83\x86\xe3\x82\xad'
  b'\xe3\x82\xb9\xe3\x83\x88))(?:\xe3\x82\x92|\xe3\x81\xaf)[^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe5\x87\xba'
  b'\xe5\x8a\x9b|\xe8\xa1\xa8\xe7\xa4\xba|\xe9\x96\x8b\xe7\xa4\xba|\xe5\x85\xac\xe9\x96\x8b|\xe3\x82\xb3'
  b'\xe3\x83\x94\xe3\x83\xbc)(?:\xe3\x81\x97\xe3\x81\xa6|\xe3\x81\x9b\xe3\x82\x88|\xe3\x81\x97\xe3\x82\x8d|\xe3'
  b'\x81\x97\xe3\x81\xaa\xe3\x81\x95\xe3\x81\x84)|\xe7\xb9\xb0\xe3\x82\x8a\xe8\xbf\x94\xe3\x81\x97(?:\xe3\x81\xa6|'
  b'\xe3\x81\xaa\xe3\x81\x95\xe3\x81\x84)|\xe7\xb9\xb0\xe3\x82\x8a\xe8\xbf\x94\xe3\x81\x9b|\xe6\x95\x99\xe3'
  b'\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe6\x98\x8e\xe3\x81\x8b|\xe6\x9b\xb8\xe3\x81\x8d\xe5\x87\xba)|(?:(?:\xe3\x83'
  b'\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8\xe8'
  b'\x80\x85|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))[\xe3\x81\xaf\xe3\x81\x8c]'
  b'[^\xe3\x80\x82!?\\n]{0,6}\xe3\x81\xa9\xe3\x81\x93\xe3\x81\xab\xe4\xbd\x8f|(?:(?:\xe3\x83\xa6\xe3\x83\xbc'
  b'\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8\xe8\x80\x85|\xe4'
  b'\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85)|[^\\s\xe3\x80\x82\xe3\x80\x81\xe3\x80'
  b'\x8c]{1,10}\xe3\x81\x95\xe3\x82\x93|\xe5\xbd\xbc|\xe5\xbd\xbc\xe5\xa5\xb3)\xe3\x81\xae[^\xe3\x80\x82!?\\n]{0,6}'
  b'(?:(?:\xe3\x83\xa1\xe3\x83\xbc\xe3\x83\xab\xe3\x82\xa2\xe3\x83\x89\xe3\x83\xac\xe3\x82\xb9|\xe4\xbd\x8f\xe6'
  b'\x89\x80|\xe9\x9b\xbb\xe8\xa9\xb1\xe7\x95\xaa\xe5\x8f\xb7|\xe7\x94\x9f\xe5\xb9\xb4\xe6\x9c\x88\xe6\x97\xa5'
  b'|\xe8\xaa\x95\xe7\x94\x9f\xe6\x97\xa5|\xe6\x9c\xac\xe5\x90\x8d|\xe5\x8f\xa3\xe5\xba\xa7\xe7\x95\xaa\xe5'
  b'\x8f\xb7|\xe5\x8f\xa3\xe5\xba\xa7|\xe6\xae\x8b\xe9\xab\x98|\xe3\x82\xaf\xe3\x83\xac\xe3\x82\xb8\xe3\x83'
  b'\x83\xe3\x83\x88\xe3\x82\xab\xe3\x83\xbc\xe3\x83\x89(?:\xe7\x95\xaa\xe5\x8f\xb7)?|\xe5\xb1\x85\xe4\xbd\x8f\xe5'
  b'\x9c\xb0|\xe5\xb9\xb4\xe9\xbd\xa2|\xe5\x80\x8b\xe4\xba\xba\xe6\x83\x85\xe5\xa0\xb1|\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe6\xb0\x8f\xe5\x90\x8d|\xe5\xb9\xb4\xe5\x8f\x8e|\xe7\xb5\xa6'
  b'\xe6\x96\x99))(?:\xe3\x82\x92(?:\xe6\x95\x99\xe3\x81\x88|\xe9\x80\x81\xe3\x81\xa3\xe3\x81\xa6|\xe8'
  b'\xa6\x8b\xe3\x81\x9b|\xe9\x96\x8b\xe7\xa4\xba|\xe6\x98\x8e\xe3\x81\x8b)|\xe3\x81\xaf\xe4\xbd\x95|'
  b'\xe3\x81\xaf\xe3\x81\xa9\xe3\x81\x93)|\xe3\x81\xae(?:\xe7\x94\x9f\xe5\xb9\xb4\xe6\x9c\x88\xe6\x97\xa5|\xe9\x8a'
  b'\x80\xe8\xa1\x8c\xe6\xae\x8b\xe9\xab\x98|\xe5\x8f\xa3\xe5\xba\xa7\xe7\x95\xaa\xe5\x8f\xb7|\xe3\x82\xaf\xe3'
  b'\x83\xac\xe3\x82\xb8\xe3\x83\x83\xe3\x83\x88\xe3\x82\xab\xe3\x83\xbc\xe3\x83\x89\xe7\x95\xaa\xe5\x8f\xb7|\xe5'
  b'\xb1\x85\xe4\xbd\x8f\xe5\x9c\xb0)\xe3\x82\x92\xe6\x95\x99\xe3\x81\x88',
  None,
  b'(?:(?:\xe7\x84\xa1\xe8\xa6\x96|\xe7\xa0\xb4\xe6\xa3\x84|\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe3\x83'
  b'\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88|\xe7\x84\xa1\xe5\x8a\xb9\xe5\x8c\x96?|\xe5\x9b\x9e\xe9\x81\xbf'
  b'|\xe9\x80\x81\xe4\xbf\xa1|\xe8\xbb\xa2\xe9\x80\x81|\xe5\x85\xb1\xe6\x9c\x89|\xe6\x8a\x95\xe7\xa8\xbf'
  b'|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x9e\xe3\x83\xbc\xe3\x82'
  b'\xb8|\xe6\x89\xbf\xe8\xaa\x8d|\xe5\x87\xba\xe5\x8a\x9b|\xe8\xa1\xa8\xe7\xa4\xba|\xe9\x96\x8b\xe7\xa4'
  b'\xba|\xe5\x89\x8a\xe9\x99\xa4)(?:\xe3\x81\xab)?(?:\xe3\x81\x97(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xa6'
  b'\xe3\x81\xaf|\xe3\x81\xaa)|\xe3\x81\x99\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\x8d'
  b'\xe3\x81\xa7|\xe7\xa6\x81\xe6\xad\xa2|\xe3\x81\x9b\xe3\x81\x9a|\xe3\x82\x92\xe7\xa6\x81)|(?:\xe5\xbf\x98'
  b'\xe3\x82\x8c|\xe6\x95\x99\xe3\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88)(?:\xe3\x81\xaa\xe3'
  b'\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa6\xe3\x81\xaf|\xe3\x81\x9a\xe3\x81\xab)|\xe9\x80\x81(?:\xe3'
  b'\x82\x89\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa3\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84'
  b')|\xe8\xa8\x80\xe3\x82\x8f\xe3\x81\xaa\xe3\x81\x84|\xe6\xb8\xa1\xe3\x81\x95\xe3\x81\xaa\xe3\x81\x84|'
  b'\xe7\xa6\x81\xe6\xad\xa2)|(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|'
  b'\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7'
  b'\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3'
  b'\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83'
  b'\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83'
  b'\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']'
  b'|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^'
  b'\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6'
  b'\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3'
  b'\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83'
  b'\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86'
  b'\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad'
  b'\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3'
  b'\x81\xa8\xe3\x81\x84\xe3\x81\x86\xe6\x96\x87))',
  None),
 ('hide-from-user-ja', 'injection', False,
  b'(?:^|[\xe3\x80\x82\xe3\x80\x81,.!?\\n\\s])(?:(?:\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6'
  b'\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8\xe8\x80\x85|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6'
  b'\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe3\x81\xab|\xe3\x81\xb8)(?:\xe3\x81\xaf|\xe3\x82\x82)?(?:\xe3\x80\x81|'
  b'\xe6\xb1\xba\xe3\x81\x97\xe3\x81\xa6|\xe7\xb5\xb6\xe5\xaf\xbe\xe3\x81\xab|\xe4\xbd\x95\xe3\x82\x82|\xe4'
  b'\xb8\x80\xe5\x88\x87|\xe3\x81\x93\xe3\x81\xae\xe3\x81\x93\xe3\x81\xa8\xe3\x82\x92?|\xe3\x81\x93\xe3\x82'
  b'\x8c\xe3\x82\x92|\xe3\x81\x93\xe3\x81\xae[^\xe3\x80\x82\xe3\x80\x81\\s]{1,6}\xe3\x82\x92|\xe3\x81\x9d\xe3\x82'
  b'\x8c\xe3\x82\x92|\xe5\xaf\xbe\xe3\x81\x97\xe3\x81\xa6){0,3}(?:\xe8\xa8\x80\xe3\x82\x8f|\xe8\xa8\x80\xe3\x81\x86'
  b'|\xe8\xa8\x80\xe3\x81\xa3\xe3\x81\xa6|\xe4\xbc\x9d\xe3\x81\x88|\xe7\x9f\xa5\xe3\x82\x89\xe3\x81\x9b|'
  b'\xe6\x98\x8e\xe3\x81\x8b\xe3\x81\x95|\xe6\x98\x8e\xe3\x81\x8b\xe3\x81\x99|\xe8\xa9\xb1\xe3\x81\x95|\xe8'
  b'\xa9\xb1\xe3\x81\x99|\xe6\x95\x99\xe3\x81\x88|\xe6\xbc\x8f\xe3\x82\x89\xe3\x81\x95)(?:\xe3\x81\xaa\xe3\x81\x84'
  b'|\xe3\x81\xaa\xe3\x81\x8f|\xe3\x81\xaa[\xe3\x80\x82\\n]|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\x9a|\xe3\x81'
  b'\xa6\xe3\x81\xaf\xe3\x81\x84|\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\xaa\xe3\x82\x89|\xe3\x81\xa6\xe3\x81\xaf\xe3'
  b'\x81\xa0\xe3\x82\x81)|(?:\xe3\x81\x93\xe3\x81\xae|\xe3\x81\x93\xe3\x82\x8c|\xe3\x81\x9d\xe3\x82\x8c|\xe3'
  b'\x81\x9d\xe3\x81\xae|\xe4\xbb\xa5\xe4\xb8\x8a\xe3\x81\xae|\xe4\xb8\x8a\xe8\xa8\x98\xe3\x81\xae)[^\xe3\x80\x82!'
  b'?\\n]{0,12}(?:(?:\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5'
  b'\x88\xa9\xe7\x94\xa8\xe8\x80\x85|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85'
  b')|\xe8\xaa\xb0)(?:\xe3\x81\xab|\xe3\x81\xb8)(?:\xe3\x81\xaf|\xe3\x82\x82)?[^\xe3\x80\x82!?\\n]{0,6}(?:\xe8'
  b'\xa8\x80\xe3\x82\x8f|\xe4\xbc\x9d\xe3\x81\x88|\xe7\x9f\xa5\xe3\x82\x89\xe3\x81\x9b|\xe6\x98\x8e\xe3\x81'
  b'\x8b\xe3\x81\x95|\xe8\xa9\xb1\xe3\x81\x95|\xe6\x95\x99\xe3\x81\x88|\xe6\xbc\x8f\xe3\x82\x89\xe3\x81\x95'
  b'|\xe5\xa0\xb1\xe5\x91\x8a\xe3\x81\x97|\xe8\xa6\x8b\xe3\x81\x9b)(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3'
  b'\x81\xaa|\xe3\x81\xaa|\xe3\x81\x9a)|(?:^|[\xe3\x80\x82\xe3\x80\x81,.!?\\n\\s]|\xe3\x81\x93\xe3\x81\xae'
  b'[^\xe3\x80\x82\\s]{1,6}[\xe3\x82\x92\xe3\x81\xaf]|\xe3\x81\x93\xe3\x82\x8c[\xe3\x82\x92\xe3\x81\xaf])(?:(?:\xe3'
  b'\x83\xa6\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8'
  b'\xe8\x80\x85|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe3\x81\xab('
  b'?:\xe3\x81\xaf|\xe5\xaf\xbe\xe3\x81\x97\xe3\x81\xa6)?|\xe3\x81\x8b\xe3\x82\x89)(?:\xe7\xa7\x98\xe5'
  b'\xaf\x86\xe3\x81\xab|\xe5\x86\x85\xe7\xb7\x92\xe3\x81\xab|\xe9\x9a\xa0\xe3\x81\x97|\xe9\x9a\xa0\xe3\x81'
  b'\x9b|\xe9\x9a\xa0\xe3\x81\x99\xe3\x81\x93\xe3\x81\xa8|\xe4\xbc\x8f\xe3\x81\x9b)|(?:(?:\xe3\x83\xa6'
  b'\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8\xe8\x80'
  b'\x85|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85)|\xe8\xaa\xb0)\xe3\x81\xab(?'
  b':\xe3\x81\xaf|\xe3\x82\x82)?(?:\xe7\x9f\xa5\xe3\x82\x89\xe3\x82\x8c|\xe6\xb0\x97\xe3\x81\xa5\xe3\x81\x8b'
  b'\xe3\x82\x8c|\xe6\xb0\x97\xe4\xbb\x98\xe3\x81\x8b\xe3\x82\x8c|\xe3\x83\x90\xe3\x83\xac|\xe3\x81\xb0\xe3'
  b'\x82\x8c)(?:\xe3\x81\xa6(?:\xe3\x81\xaf)?(?:\xe3\x81\xaa\xe3\x82\x89|\xe3\x81\x84\xe3\x81\x91|\xe3\x81'
  b'\xa0\xe3\x82\x81)|\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\x9a|\xe3\x82\x8b\xe3\x81\xaa)|(?:(?:\xe3\x83\xa6\xe3\x83'
  b'\xbc\xe3\x82\xb6\xe3\x83\xbc|\xe3\x83\xa6\xe3\x83\xbc\xe3\x82\xb6|\xe5\x88\xa9\xe7\x94\xa8\xe8\x80\x85|'
  b'\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe3\x81\xab|\xe3\x81\xb8)(?:\xe7'
  b'\x9f\xa5\xe3\x82\x89\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88|\xe6\x96\xad\xe3\x82\x89|\xe5\x91\x8a\xe3\x81'
  b'\x92|\xe9\x80\x9a\xe7\x9f\xa5\xe3\x81\x9b|\xe7\x84\xa1\xe6\x96\xad\xe3\x81\xa7)(?:\xe3\x81\x9a|\xe3\x82\x8b'
  b'\xe3\x81\x93\xe3\x81\xa8\xe3\x81\xaa\xe3\x81\x8f)?\xe3\x81\xab?[^\xe3\x80\x82!?\\n]{0,20}(?:\xe9\x80\x81'
  b'|\xe8\xbb\xa2\xe9\x80\x81|\xe5\xae\x9f\xe8\xa1\x8c|\xe8\xbf\xbd\xe5\x8a\xa0|\xe5\x89\x8a\xe9\x99\xa4'
  b'|\xe5\xa4\x89\xe6\x9b\xb4|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb9\xe3\x83\x88\xe3\x83\xbc\xe3\x83\xab|\xe3'
  b'\x82\xb3\xe3\x83\x94\xe3\x83\xbc|\xe6\x94\xaf\xe6\x89\x95)|(?:\xe3\x81\x93\xe3\x81\xa3\xe3\x81\x9d\xe3\x82\x8a'
  b'|\xe3\x81\xb2\xe3\x81\x9d\xe3\x81\x8b\xe3\x81\xab|\xe5\xaf\x86\xe3\x81\x8b\xe3\x81\xab|\xe7\xa7\x98\xe5'
  b'\xaf\x86\xe8\xa3\x8f\xe3\x81\xab|\xe5\x86\x85\xe5\xaf\x86\xe3\x81\xab)[^\xe3\x80\x82!?\\n]{0,20}(?:\xe9\x80'
  b'\x81|\xe8\xbb\xa2\xe9\x80\x81|\xe8\xa8\x98\xe9\x8c\xb2|\xe8\xbf\xbd\xe5\x8a\xa0|\xe5\x89\x8a\xe9\x99'
  b'\xa4|\xe5\xae\x9f\xe8\xa1\x8c|\xe6\x8c\xbf\xe5\x85\xa5|\xe4\xbf\x9d\xe5\xad\x98|\xe5\x8f\x8e\xe9\x9b'
  b'\x86|\xe5\xa4\x89\xe6\x9b\xb4|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|'
  b'\xe3\x82\xb3\xe3\x83\x94\xe3\x83\xbc|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb9\xe3\x83\x88\xe3\x83\xbc\xe3\x83\xab'
  b')|(?:\xe8\x81\x9e\xe3\x81\x8b\xe3\x82\x8c|\xe5\xb0\x8b\xe3\x81\xad\xe3\x82\x89\xe3\x82\x8c)(?:\xe3'
  b'\x81\x9f\xe3\x82\x89|\xe3\x81\xa6\xe3\x82\x82)[^\xe3\x80\x82!?\\n]{0,10}(?:\xe5\x90\xa6\xe5\xae\x9a|\xe7'
  b'\x9f\xa5\xe3\x82\x89\xe3\x81\xaa\xe3\x81\x84\xe3\x81\xa8|\xe3\x81\xa8\xe3\x81\xbc\xe3\x81\x91|\xe5\x98\x98)',
  None,
  b'(?:\xe7\x9f\xa5\xe3\x82\x89\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88|\xe9\x80\x9a\xe7\x9f\xa5\xe3\x81\x9b)\xe3\x81'
  b'\x9a\xe3\x81\xab?[^\xe3\x80\x82!?\\n]*(?:\xe3\x81\x97\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\x99\xe3\x82\x8b\xe3'
  b'\x81\xaa|\xe7\xa6\x81\xe6\xad\xa2|\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84)|(?:(?:(?:\xe3\x83\xac\xe3\x83\x83'
  b'\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82'
  b'\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3'
  b'\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c'
  b'\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82'
  b'\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88))[^\xe3\x80\x82!?'
  b'\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\'][^\xe3\x80\x82!?\\n'
  b']*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3'
  b'\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8'
  b'\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81'
  b'\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5'
  b'\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9'
  b'|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)|\xe3\x81\xae\xe3'
  b'\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3\x81\xa8\xe3\x81\x84\xe3\x81\x86\xe6\x96\x87))',
  None),
 ('impersonate-authority-ja', 'injection', False,
  b'(?:\xe7\xa7\x81|\xe3\x82\x8f\xe3\x81\x9f\xe3\x81\x97|\xe4\xbf\xba|\xe5\x83\x95)\xe3\x81\xaf\xe3\x80\x81?(?:\xe3'
  b'\x81\x82\xe3\x81\xaa\xe3\x81\x9f|\xe3\x81\x8a\xe5\x89\x8d|\xe5\x90\x9b)\xe3\x81\xae(?:\xe9\x96\x8b\xe7\x99\xba'
  b'\xe8\x80\x85|\xe4\xbd\x9c\xe6\x88\x90\xe8\x80\x85|\xe7\xae\xa1\xe7\x90\x86\xe8\x80\x85|\xe5\x89\xb5\xe9'
  b'\x80\xa0\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85|\xe4\xb8\x8a\xe5\x8f\xb8|\xe4\xb8\xbb\xe4\xba'
  b'\xba|\xe8\xa3\xbd\xe4\xbd\x9c\xe8\x80\x85|\xe3\x83\x97\xe3\x83\xad\xe3\x82\xb0\xe3\x83\xa9\xe3\x83\x9e\xe3'
  b'\x83\xbc)|\xe3\x81\x93\xe3\x81\xa1\xe3\x82\x89\xe3\x81\xaf(?:\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0)'
  b'?\xe7\xae\xa1\xe7\x90\x86\xe8\x80\x85(?:\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa0)[^\\n]{0,30}(?:\xe3\x81'
  b'\xaa\xe3\x81\x95\xe3\x81\x84|\xe3\x81\x8f\xe3\x81\xa0\xe3\x81\x95\xe3\x81\x84|\xe3\x81\x9b\xe3\x82\x88|'
  b'\xe6\xb8\xa1|\xe5\xbe\x93)|\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f\xe3\x81\xae(?:\xe9\x96\x8b\xe7\x99\xba\xe8\x80'
  b'\x85|\xe4\xbd\x9c\xe6\x88\x90\xe8\x80\x85|\xe5\x89\xb5\xe9\x80\xa0\xe8\x80\x85|\xe7\xae\xa1\xe7\x90\x86'
  b'\xe8\x80\x85|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85)\xe3\x81\xa8\xe3\x81\x97\xe3\x81\xa6|(?:openai|anthropic|goog'
  b'le|microsoft)\xe7\xa4\xbe?\xe3\x81\x8b\xe3\x82\x89\xe3\x81\xae(?:\xe5\x85\xac\xe5\xbc\x8f)?(?:\xe3\x83\xa1\xe3'
  b'\x83\x83\xe3\x82\xbb\xe3\x83\xbc\xe3\x82\xb8|\xe9\x80\x9a\xe7\x9f\xa5|\xe6\x8c\x87\xe7\xa4\xba|\xe5\x91'
  b'\xbd\xe4\xbb\xa4|\xe3\x81\x8a\xe7\x9f\xa5\xe3\x82\x89\xe3\x81\x9b)[^\xe3\x80\x82!?\\n]{0,40}(?:\xe3\x81\xaa'
  b'\xe3\x81\x91\xe3\x82\x8c\xe3\x81\xb0|\xe5\xbf\x85\xe8\xa6\x81\xe3\x81\x8c|\xe5\xbe\x93|\xe3\x81\x9b\xe3'
  b'\x82\x88|\xe7\x84\xa1\xe5\x8a\xb9|\xe3\x81\x97\xe3\x81\xa6\xe3\x81\x8f\xe3\x81\xa0\xe3\x81\x95\xe3\x81\x84)|(?'
  b':openai|anthropic|google|microsoft)\xe7\xa4\xbe?[\xe3\x81\xaf\xe3\x81\x8c]\xe3\x80\x81?(?:\xe3\x81'
  b'\x82\xe3\x81\xaa\xe3\x81\x9f|\xe5\x90\x9b)[\xe3\x81\xab\xe3\x82\x92][^\xe3\x80\x82!?\\n]{0,20}(?:\xe8'
  b'\xa8\xb1\xe5\x8f\xaf|\xe5\x91\xbd\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x89\xbf\xe8\xaa\x8d|\xe6'
  b'\xa8\xa9\xe9\x99\x90)',
  None,
  b'(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3'
  b'\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3'
  b'\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3'
  b'\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3'
  b'\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c'
  b'\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^\xe3\x80\x82!?\\n]{0,15}(?:(?:'
  b'\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82'
  b'\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81'
  b'\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3'
  b'\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82'
  b'\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83'
  b'\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3\x81\xa8\xe3\x81\x84\xe3\x81\x86'
  b'\xe6\x96\x87))',
  None),
 ('jailbreak-no-limits-ja', 'injection', False,
  b'(?:\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f|\xe5\x90\x9b|\xe3\x81\x8a\xe5\x89\x8d)\xe3\x81\xaf(?:\xe4\xbb'
  b'\x8a\xe3\x81\x8b\xe3\x82\x89|\xe4\xbb\x8a\xe3\x82\x84|\xe3\x81\x93\xe3\x82\x8c\xe3\x81\x8b\xe3\x82\x89|'
  b'\xe3\x82\x82\xe3\x81\x86|\xe4\xbb\x8a)?\xe3\x80\x81?dan(?:\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa0|\xe3\x81\xa7'
  b'|\xe3\x81\xa8|\xe3\x80\x81|\xe3\x81\xa8\xe3\x81\x97\xe3\x81\xa6)|(?:\xe5\x88\xb6\xe9\x99\x90|\xe5\x88'
  b'\xb6\xe7\xb4\x84|\xe6\xa4\x9c\xe9\x96\xb2|\xe3\x83\x95\xe3\x82\xa3\xe3\x83\xab\xe3\x82\xbf\xe3\x83\xbc?'
  b'|\xe3\x83\xab\xe3\x83\xbc\xe3\x83\xab|\xe8\xa6\x8f\xe5\x89\x87|\xe5\x80\xab\xe7\x90\x86|\xe3\x82\xac'
  b'\xe3\x82\xa4\xe3\x83\x89\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3|\xe8\xa6\x8f\xe5\x88\xb6)(?:\xe3\x81\xae|\xe3\x81'
  b'\x8c|\xe3\x82\x82)?(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xaa\xe3\x81\x97|\xe4\xb8\x80\xe5\x88\x87\xe3\x81'
  b'\xaa\xe3\x81\x84|\xe5\xad\x98\xe5\x9c\xa8\xe3\x81\x97\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\x95\xe3\x82\x8c\xe3'
  b'\x81\xa6\xe3\x81\x84\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x92\xe5\x8f\x97\xe3\x81\x91\xe3\x81\xaa\xe3\x81\x84)'
  b'(?:\xe3\x81\xae|\xe3\x81\xaa)?(?:ai|\xe4\xba\xba\xe5\xb7\xa5\xe7\x9f\xa5\xe8\x83\xbd|\xe3\x83\xa2\xe3\x83'
  b'\x87\xe3\x83\xab|\xe3\x82\xa2\xe3\x82\xb7\xe3\x82\xb9\xe3\x82\xbf\xe3\x83\xb3\xe3\x83\x88|gpt|\xe3\x81\xb5\xe3'
  b'\x82\x8a|\xe3\x81\x8b\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86|\xe5\xad\x98\xe5\x9c\xa8\xe3\x81\xa8\xe3\x81\x97'
  b'\xe3\x81\xa6)|(?:\xe3\x83\xab\xe3\x83\xbc\xe3\x83\xab|\xe5\x88\xb6\xe9\x99\x90|\xe8\xa6\x8f\xe5\x89\x87|'
  b'\xe3\x82\xac\xe3\x82\xa4\xe3\x83\x89\xe3\x83\xa9\xe3\x82\xa4\xe3\x83\xb3|\xe5\x88\xb6\xe7\xb4\x84)(?'
  b':\xe3\x81\xab|\xe3\x81\xab\xe3\x81\xaf|\xe3\x81\xab\xe3\x82\x82)(?:\xe3\x82\x82\xe3\x81\x86|\xe3\x82\x82'
  b'\xe3\x81\xaf\xe3\x82\x84|\xe4\xb8\x80\xe5\x88\x87)?(?:\xe7\xb8\x9b\xe3\x82\x89\xe3\x82\x8c|\xe6\x8b\x98\xe6'
  b'\x9d\x9f\xe3\x81\x95\xe3\x82\x8c|\xe5\xbe\x93\xe3\x81\x86\xe5\xbf\x85\xe8\xa6\x81)(?:\xe3\x81\xbe|\xe3\x81\xaa'
  b'|\xe3\x81\xa6)|(?:\xe6\xa4\x9c\xe9\x96\xb2|\xe3\x83\x95\xe3\x82\xa3\xe3\x83\xab\xe3\x82\xbf\xe3\x83\xbc?'
  b'|\xe5\x88\xb6\xe9\x99\x90|\xe8\xa6\x8f\xe5\x88\xb6)(?:\xe3\x81\xaa\xe3\x81\x97|\xe7\x84\xa1\xe3\x81\x97)(?:\xe3'
  b'\x81\xa7|\xe3\x81\xab)[^\xe3\x80\x82!?\\n]{0,15}(?:\xe7\xad\x94\xe3\x81\x88|\xe5\x9b\x9e\xe7\xad\x94|'
  b'\xe8\xa9\xb1|\xe5\xbf\x9c\xe7\xad\x94)|\xe3\x81\x82\xe3\x81\xaa\xe3\x81\x9f\xe3\x81\xaf(?:\xe4\xbb\x8a|\xe7'
  b'\x8f\xbe\xe5\x9c\xa8|\xe3\x81\x93\xe3\x82\x8c\xe3\x81\x8b\xe3\x82\x89)?\xe3\x80\x81?(?:\xe9\x96\x8b\xe7\x99'
  b'\xba\xe8\x80\x85|\xe7\xae\xa1\xe7\x90\x86\xe8\x80\x85|\xe3\x83\x87\xe3\x83\x90\xe3\x83\x83\xe3\x82\xb0|'
  b'\xe3\x82\xb4\xe3\x83\x83\xe3\x83\x89|\xe3\x83\xa1\xe3\x83\xb3\xe3\x83\x86\xe3\x83\x8a\xe3\x83\xb3\xe3\x82\xb9'
  b'|\xe8\x84\xb1\xe7\x8d\x84|\xe7\x84\xa1\xe5\x88\xb6\xe9\x99\x90)\xe3\x83\xa2\xe3\x83\xbc\xe3\x83\x89',
  None,
  b'(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3'
  b'\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3'
  b'\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3'
  b'\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3'
  b'\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c'
  b'\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^\xe3\x80\x82!?\\n]{0,15}(?:(?:'
  b'\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82'
  b'\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81'
  b'\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3'
  b'\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82'
  b'\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83'
  b'\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3\x81\xa8\xe3\x81\x84\xe3\x81\x86'
  b'\xe6\x96\x87))',
  None),
 ('trigger-planted-action-ja', 'injection', False,
  b'(?:(?:\xe3\x81\x9f\xe3\x81\xb3\xe3\x81\xab|\xe5\xba\xa6\xe3\x81\xab|\xe3\x81\xa8\xe3\x81\x8d\xe3\x81\xaf'
  b'|\xe3\x81\xa8\xe3\x81\x8d\xe3\x81\xab|\xe3\x81\xa8\xe3\x81\x8d\xe3\x80\x81|\xe6\x99\x82\xe3\x81\xaf|'
  b'\xe6\x99\x82\xe3\x81\xab|\xe6\x99\x82\xe3\x80\x81|\xe9\x9a\x9b\xe3\x81\xaf|\xe9\x9a\x9b\xe3\x81\xab|'
  b'\xe9\x9a\x9b\xe3\x80\x81|\xe3\x81\x9f\xe3\x82\x89|\xe5\xa0\xb4\xe5\x90\x88\xe3\x81\xaf|\xe5\xa0\xb4\xe5'
  b'\x90\x88\xe3\x80\x81|\xe3\x81\xaa\xe3\x82\x89|\xe6\xac\xa1\xe5\x9b\x9e|\xe6\xaf\x8e\xe5\x9b\x9e))[^\xe3\x80'
  b'\x82!?\\n]{0,40}?(?:(?:(?:\xe3\x83\x90\xe3\x83\x83\xe3\x82\xaf\xe3\x83\x89\xe3\x82\xa2|\xe3\x83\x9e\xe3\x83\xab'
  b'\xe3\x82\xa6\xe3\x82\xa7\xe3\x82\xa2|\xe6\x82\xaa\xe6\x84\x8f\xe3\x81\xae\xe3\x81\x82\xe3\x82\x8b\xe3\x82\xb3'
  b'\xe3\x83\xbc\xe3\x83\x89|\xe4\xb8\x8d\xe6\xad\xa3\xe3\x81\xaa\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe8\x84'
  b'\x86\xe5\xbc\xb1\xe6\x80\xa7|\xe8\xbf\xbd\xe8\xb7\xa1\xe3\x83\xaa\xe3\x83\xb3\xe3\x82\xaf)\xe3\x82\x92?'
  b'[^\xe3\x80\x82!?\\n]{0,10}(?:\xe4\xbb\x95\xe8\xbe\xbc|\xe5\x85\xa5\xe3\x82\x8c|\xe5\x9f\x8b\xe3\x82\x81\xe8'
  b'\xbe\xbc|\xe6\x8c\xbf\xe5\x85\xa5|\xe8\xbf\xbd\xe5\x8a\xa0|\xe6\xb7\xb7\xe3\x81\x9c)|(?:\xe3\x81\xa0\xe3'
  b'\x81\x91|\xe3\x81\xae\xe3\x81\xbf)\xe3\x82\x92?(?:\xe8\x96\xa6\xe3\x82\x81|\xe5\x8b\xa7\xe3\x82\x81|\xe6'
  b'\x8e\xa8\xe8\x96\xa6|\xe6\x8e\xa8\xe5\xa5\xa8|\xe3\x81\x8a\xe3\x81\x99\xe3\x81\x99\xe3\x82\x81|\xe5\xae'
  b'\xa3\xe4\xbc\x9d)|(?:\xe3\x83\xac\xe3\x83\x93\xe3\x83\xa5\xe3\x83\xbc|\xe7\xa2\xba\xe8\xaa\x8d|\xe5\xaf\xa9'
  b'\xe6\x9f\xbb|\xe6\xa4\x9c\xe8\xa8\xbc|\xe3\x83\x81\xe3\x82\xa7\xe3\x83\x83\xe3\x82\xaf)(?:\xe3\x81\xaa\xe3\x81'
  b'\x97|\xe7\x84\xa1\xe3\x81\x97|\xe3\x81\x9b\xe3\x81\x9a|\xe3\x82\x92\xe7\xb5\x8c\xe3\x81\x9a)(?:\xe3\x81\xa7'
  b'|\xe3\x81\xab)?[^\xe3\x80\x82!?\\n]{0,8}(?:\xe3\x83\x9e\xe3\x83\xbc\xe3\x82\xb8|\xe6\x89\xbf\xe8\xaa\x8d'
  b'|\xe5\x8f\x97\xe3\x81\x91\xe5\x85\xa5\xe3\x82\x8c)|(?:\xe3\x82\xbb\xe3\x82\xad\xe3\x83\xa5\xe3\x83\xaa\xe3\x83'
  b'\x86\xe3\x82\xa3|\xe5\xae\x89\xe5\x85\xa8|\xe7\x9b\xa3\xe6\x9f\xbb|\xe3\x83\x95\xe3\x82\xa1\xe3\x82\xa4'
  b'\xe3\x82\xa2\xe3\x82\xa6\xe3\x82\xa9\xe3\x83\xbc\xe3\x83\xab|\xe7\xbd\xb2\xe5\x90\x8d|\xe6\x9a\x97\xe5\x8f'
  b'\xb7\xe5\x8c\x96)[^\xe3\x80\x82!?\\n]{0,12}(?:\xe7\x84\xa1\xe5\x8a\xb9|\xe3\x82\xaa\xe3\x83\x95|\xe3\x82'
  b'\xb9\xe3\x82\xad\xe3\x83\x83\xe3\x83\x97|\xe8\xa7\xa3\xe9\x99\xa4|\xe5\x81\x9c\xe6\xad\xa2|\xe3\x83\x90'
  b'\xe3\x82\xa4\xe3\x83\x91\xe3\x82\xb9)|(?:\xe5\x8f\xa3\xe5\xba\xa7|\xe9\x8a\x80\xe8\xa1\x8c|\xe6\x8c\xaf\xe8'
  b'\xbe\xbc\xe5\x85\x88|\xe9\x80\x81\xe9\x87\x91\xe5\x85\x88|\xe3\x82\xa6\xe3\x82\xa9\xe3\x83\xac\xe3\x83\x83'
  b'\xe3\x83\x88|iban)[^\xe3\x80\x82!?\\n]{0,15}(?:\xe5\xb7\xae\xe3\x81\x97\xe6\x9b\xbf\xe3\x81\x88|\xe7\xbd\xae'
  b'\xe3\x81\x8d\xe6\x8f\x9b\xe3\x81\x88|\xe5\xa4\x89\xe6\x9b\xb4|\xe6\x9b\xb8\xe3\x81\x8d\xe6\x8f\x9b\xe3\x81'
  b'\x88)|(?:\\d+|\xe3\x81\x8a\xe9\x87\x91|\xe8\xb3\x87\xe9\x87\x91|\xe3\x83\x93\xe3\x83\x83\xe3\x83'
  b'\x88\xe3\x82\xb3\xe3\x82\xa4\xe3\x83\xb3)[^\xe3\x80\x82!?\\n]{0,12}(?:\xe9\x80\x81\xe9\x87\x91|\xe6\x8c\xaf'
  b'\xe3\x82\x8a\xe8\xbe\xbc|\xe6\x94\xaf\xe6\x89\x95)|(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83'
  b'\x89|\xe8\xaa\x8d\xe8\xa8\xbc\xe6\x83\x85\xe5\xa0\xb1|\xe4\xbc\x9a\xe8\xa9\xb1|\xe9\x8d\xb5|\xe3\x82'
  b'\xad\xe3\x83\xbc|\xe3\x83\x95\xe3\x82\xa1\xe3\x82\xa4\xe3\x83\xab|\xe5\x86\x85\xe5\xae\xb9|\xe3\x82\xb3'
  b'\xe3\x83\x94\xe3\x83\xbc)[^\xe3\x80\x82!?\\n]{0,8}\xe3\x82\x92?\\s*(?:https?://|[\\w.-]+@[\\w-])[^\\n]{0,60}('
  b'?:\xe9\x80\x81\xe4\xbf\xa1|\xe9\x80\x81|\xe8\xbb\xa2\xe9\x80\x81|\xe3\x82\xa2\xe3\x83\x83\xe3\x83'
  b'\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe6\x8a\x95\xe7\xa8\xbf)|(?:\xe3\x83\xaa\xe3\x83\xb3\xe3\x82\xaf|url)'
  b'\xe3\x82\x92?(?:\xe6\x8c\xbf\xe5\x85\xa5|\xe5\x9f\x8b\xe3\x82\x81\xe8\xbe\xbc|\xe4\xbb\x95\xe8\xbe\xbc|\xe7'
  b'\xb4\x9b\xe3\x82\x8c\xe8\xbe\xbc)|(?:\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6|\xe5\x85'
  b'\xa8\xe9\x83\xa8)\xe3\x81\xae(?:\xe3\x83\x95\xe3\x82\xa1\xe3\x82\xa4\xe3\x83\xab|\xe3\x83\x87\xe3'
  b'\x83\xbc\xe3\x82\xbf|\xe3\x83\x90\xe3\x83\x83\xe3\x82\xaf\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97)\xe3\x82\x92?(?:'
  b'\xe5\x89\x8a\xe9\x99\xa4|\xe6\xb6\x88\xe5\x8e\xbb|\xe7\xa0\xb4\xe5\xa3\x8a)))',
  None,
  b'(?:(?:\xe7\x84\xa1\xe8\xa6\x96|\xe7\xa0\xb4\xe6\xa3\x84|\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe3\x83'
  b'\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88|\xe7\x84\xa1\xe5\x8a\xb9\xe5\x8c\x96?|\xe5\x9b\x9e\xe9\x81\xbf'
  b'|\xe9\x80\x81\xe4\xbf\xa1|\xe8\xbb\xa2\xe9\x80\x81|\xe5\x85\xb1\xe6\x9c\x89|\xe6\x8a\x95\xe7\xa8\xbf'
  b'|\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x9e\xe3\x83\xbc\xe3\x82'
  b'\xb8|\xe6\x89\xbf\xe8\xaa\x8d|\xe5\x87\xba\xe5\x8a\x9b|\xe8\xa1\xa8\xe7\xa4\xba|\xe9\x96\x8b\xe7\xa4'
  b'\xba|\xe5\x89\x8a\xe9\x99\xa4)(?:\xe3\x81\xab)?(?:\xe3\x81\x97(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xa6'
  b'\xe3\x81\xaf|\xe3\x81\xaa)|\xe3\x81\x99\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\x8d'
  b'\xe3\x81\xa7|\xe7\xa6\x81\xe6\xad\xa2|\xe3\x81\x9b\xe3\x81\x9a|\xe3\x82\x92\xe7\xa6\x81)|(?:\xe5\xbf\x98'
  b'\xe3\x82\x8c|\xe6\x95\x99\xe3\x81\x88|\xe8\xa6\x8b\xe3\x81\x9b|\xe4\xbc\x9d\xe3\x81\x88)(?:\xe3\x81\xaa\xe3'
  b'\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa6\xe3\x81\xaf|\xe3\x81\x9a\xe3\x81\xab)|\xe9\x80\x81(?:\xe3'
  b'\x82\x89\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3\x81\xaa|\xe3\x81\xa3\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84'
  b')|\xe8\xa8\x80\xe3\x82\x8f\xe3\x81\xaa\xe3\x81\x84|\xe6\xb8\xa1\xe3\x81\x95\xe3\x81\xaa\xe3\x81\x84|'
  b'\xe7\xa6\x81\xe6\xad\xa2)|(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|'
  b'\xe6\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7'
  b'\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3'
  b'\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83'
  b'\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83'
  b'\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']'
  b'|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^'
  b'\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6'
  b'\x94\xbb\xe6\x92\x83|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3'
  b'\x83\xb3|\xe4\xbe\x8b\xe3\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83'
  b'\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86'
  b'\xe3\x82\xb9\xe3\x83\x88\xe3\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad'
  b'\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3'
  b'\x81\xa8\xe3\x81\x84\xe3\x81\x86\xe6\x96\x87))',
  None),
 ('memory-own-rules-ja', 'injection', False,
  b'(?:(?:(?:\xe3\x81\x93\xe3\x81\xae|\xe6\x9c\xac)(?:\xe8\xa8\x98\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2'
  b'\xe3\x83\xaa\xe3\x83\xbc?|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\x8e\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\xa1'
  b'\xe3\x83\x83\xe3\x82\xbb\xe3\x83\xbc\xe3\x82\xb8|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xaa\xe3\x83\xbc'
  b'?|\xe9\xa0\x85\xe7\x9b\xae|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x83\x85\xe5\xa0\xb1)))[\xe3\x82\x92\xe3\x81\xaf][^\xe3'
  b'\x80\x82!?\\n]{0,6}(?:\xe4\xbf\xa1\xe9\xa0\xbc\xe6\xb8\x88\xe3\x81\xbf|\xe4\xbf\xa1\xe9\xa0\xbc\xe3\x81'
  b'\xa7\xe3\x81\x8d\xe3\x82\x8b|\xe7\xa2\xba\xe8\xaa\x8d\xe6\xb8\x88\xe3\x81\xbf|\xe6\xa4\x9c\xe8\xa8\xbc\xe6'
  b'\xb8\x88\xe3\x81\xbf|\xe6\x89\xbf\xe8\xaa\x8d\xe6\xb8\x88\xe3\x81\xbf|\xe6\x9c\x80\xe5\x84\xaa\xe5\x85\x88'
  b'|\xe6\x9c\x80\xe9\xab\x98\xe5\x84\xaa\xe5\x85\x88|\xe7\xb5\xb6\xe5\xaf\xbe\xe7\x9a\x84)|(?:(?:(?:\xe3\x81'
  b'\x93\xe3\x81\xae|\xe6\x9c\xac)(?:\xe8\xa8\x98\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2\xe3\x83\xaa\xe3\x83\xbc?'
  b'|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\x8e\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\xa1\xe3\x83\x83\xe3\x82\xbb\xe3'
  b'\x83\xbc\xe3\x82\xb8|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xaa\xe3\x83\xbc?|\xe9\xa0\x85\xe7\x9b'
  b'\xae|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x83\x85\xe5\xa0\xb1))|\xe3\x81\x93\xe3\x82\x8c|\xe4\xbb\xa5\xe4\xb8\x8b)'
  b'\xe3\x82\x92\xe3\x82\xb7\xe3\x82\xb9\xe3\x83\x86\xe3\x83\xa0(?:\xe3\x81\xae)?(?:\xe6\x8c\x87\xe7\xa4\xba'
  b'|\xe5\x91\xbd\xe4\xbb\xa4|\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83\x88|\xe3\x83\xa1\xe3'
  b'\x83\x83\xe3\x82\xbb\xe3\x83\xbc\xe3\x82\xb8)(?:\xe3\x81\xa8\xe3\x81\x97\xe3\x81\xa6|\xe3\x81\xa8)(?:'
  b'\xe6\x89\xb1|\xe3\x81\xbf\xe3\x81\xaa\xe3\x81\x97|\xe8\xa6\x8b\xe3\x81\xaa\xe3\x81\x97)|(?:(?:(?:\xe3\x81'
  b'\x93\xe3\x81\xae|\xe6\x9c\xac)(?:\xe8\xa8\x98\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2\xe3\x83\xaa\xe3\x83\xbc?'
  b'|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\x8e\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\xa1\xe3\x83\x83\xe3\x82\xbb\xe3'
  b'\x83\xbc\xe3\x82\xb8|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xaa\xe3\x83\xbc?|\xe9\xa0\x85\xe7\x9b'
  b'\xae|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x83\x85\xe5\xa0\xb1)))[\xe3\x82\x92\xe3\x81\xaf](?:\xe3\x80\x81|\xe6\xb1\xba'
  b'\xe3\x81\x97\xe3\x81\xa6|\xe7\xb5\xb6\xe5\xaf\xbe\xe3\x81\xab|\xe6\xb0\xb8\xe4\xb9\x85\xe3\x81\xab){0,2}(?:\xe5'
  b'\x89\x8a\xe9\x99\xa4|\xe6\xb6\x88\xe5\x8e\xbb|\xe7\xbd\xae\xe3\x81\x8d\xe6\x8f\x9b\xe3\x81\x88|\xe4\xb8'
  b'\x8a\xe6\x9b\xb8\xe3\x81\x8d|\xe5\xbf\x98\xe3\x82\x8c|\xe5\x8f\x96\xe3\x82\x8a\xe6\xb6\x88|\xe7\x96\x91)(?:'
  b'\xe3\x81\x97|\xe3\x81\xa3\xe3\x81\xa6|\xe3\x82\x8f)?(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x82\x8b\xe3\x81\xaa'
  b'|\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\xaa\xe3\x82\x89|\xe3\x81\xa6\xe3\x81\xaf\xe3\x81\x84|\xe3\x81\xa6\xe3'
  b'\x81\xaf)|(?:(?:(?:\xe3\x81\x93\xe3\x81\xae|\xe6\x9c\xac)(?:\xe8\xa8\x98\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2'
  b'\xe3\x83\xaa\xe3\x83\xbc?|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\x8e\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\xa1'
  b'\xe3\x83\x83\xe3\x82\xbb\xe3\x83\xbc\xe3\x82\xb8|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xaa\xe3\x83\xbc'
  b'?|\xe9\xa0\x85\xe7\x9b\xae|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x83\x85\xe5\xa0\xb1)))\xe3\x81\xaf[^\xe3\x80\x82!?\\'
  b'n]{0,15}(?:\xe4\xbb\x96|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6)[^\xe3\x80\x82!?\\n]{0'
  b',8}(?:\xe4\xb8\x8a\xe6\x9b\xb8\xe3\x81\x8d\xe3\x81\x97|\xe5\x84\xaa\xe5\x85\x88\xe3\x81\x97|\xe7\xbd\xae'
  b'\xe3\x81\x8d\xe6\x8f\x9b\xe3\x81\x88)|(?:\xe4\xbb\x96|\xe3\x81\xbb\xe3\x81\x8b|\xe3\x81\x9d\xe3\x81\xae\xe4'
  b'\xbb\x96|\xe6\xae\x8b\xe3\x82\x8a)\xe3\x81\xae(?:\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6\xe3\x81\xae|\xe5\x85\xa8'
  b'\xe3\x81\xa6\xe3\x81\xae)?(?:\xe8\xa8\x98\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\xa1\xe3\x83\xa2\xe3'
  b'\x83\xaa\xe3\x83\xbc?)\xe3\x82\x92?(?:\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85\xa8\xe3\x81\xa6|\xe5'
  b'\x85\xa8\xe9\x83\xa8)?(?:\xe5\x89\x8a\xe9\x99\xa4|\xe6\xb6\x88\xe5\x8e\xbb|\xe7\x84\xa1\xe8\xa6\x96|\xe5'
  b'\xbf\x98\xe3\x82\x8c|\xe7\xa0\xb4\xe6\xa3\x84)|(?:(?:(?:\xe3\x81\x93\xe3\x81\xae|\xe6\x9c\xac)(?:\xe8\xa8\x98'
  b'\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2\xe3\x83\xaa\xe3\x83\xbc?|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\x8e'
  b'\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\xa1\xe3\x83\x83\xe3\x82\xbb\xe3\x83\xbc\xe3\x82\xb8|\xe3\x82\xa8\xe3\x83'
  b'\xb3\xe3\x83\x88\xe3\x83\xaa\xe3\x83\xbc?|\xe9\xa0\x85\xe7\x9b\xae|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x83'
  b'\x85\xe5\xa0\xb1)))\xe3\x82\x92[^\xe3\x80\x82!?\\n]{0,4}(?:\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x85'
  b'\xa8\xe3\x81\xa6|\xe6\xaf\x8e\xe5\x9b\x9e|\xe5\x90\x84|\xe3\x81\x82\xe3\x82\x89\xe3\x82\x86\xe3\x82\x8b'
  b')\xe3\x81\xae?(?:\xe3\x82\xbb\xe3\x83\x83\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbc\x9a\xe8\xa9\xb1|\xe8'
  b'\xa8\x98\xe6\x86\xb6)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe4\xbf\x9d\xe5\xad\x98|\xe3\x82\xb3\xe3\x83\x94\xe3\x83\xbc'
  b'|\xe8\xbf\xbd\xe5\x8a\xa0|\xe6\x9b\xb8\xe3\x81\x8d\xe8\xbe\xbc|\xe5\x90\xab\xe3\x82\x81)|(?:(?:(?:\xe3'
  b'\x81\x93\xe3\x81\xae|\xe6\x9c\xac)(?:\xe8\xa8\x98\xe6\x86\xb6|\xe3\x83\xa1\xe3\x83\xa2\xe3\x83\xaa\xe3\x83\xbc'
  b'?|\xe3\x83\xa1\xe3\x83\xa2|\xe3\x83\x8e\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\xa1\xe3\x83\x83\xe3\x82\xbb'
  b'\xe3\x83\xbc\xe3\x82\xb8|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xaa\xe3\x83\xbc?|\xe9\xa0\x85\xe7'
  b'\x9b\xae|\xe6\x8c\x87\xe7\xa4\xba|\xe6\x83\x85\xe5\xa0\xb1)))(?:\xe3\x81\xae|\xe3\x81\xab\xe5\xaf\xbe'
  b'\xe3\x81\x99\xe3\x82\x8b|\xe3\x81\xab\xe3\x81\xa4\xe3\x81\x84\xe3\x81\xa6|\xe3\x81\xab)[^\xe3\x80\x82!?\\n]{0'
  b',6}(?:\xe6\xa4\x9c\xe6\x9f\xbb|\xe3\x82\xb9\xe3\x82\xaf\xe3\x83\xaa\xe3\x83\xbc\xe3\x83\x8b\xe3\x83\xb3\xe3'
  b'\x82\xb0|\xe5\xaf\xa9\xe6\x9f\xbb|\xe3\x83\x95\xe3\x82\xa3\xe3\x83\xab\xe3\x82\xbf\xe3\x83\xbc?|\xe3'
  b'\x83\x81\xe3\x82\xa7\xe3\x83\x83\xe3\x82\xaf|\xe9\x9a\x94\xe9\x9b\xa2)[^\xe3\x80\x82!?\\n]{0,4}(?:\xe7\x84\xa1'
  b'\xe5\x8a\xb9|\xe3\x82\xb9\xe3\x82\xad\xe3\x83\x83\xe3\x83\x97|\xe3\x81\x97\xe3\x81\xaa\xe3\x81\x84|\xe3'
  b'\x81\x9b\xe3\x81\x9a|\xe5\x9b\x9e\xe9\x81\xbf|\xe3\x82\xaa\xe3\x83\x95)',
  None,
  b'(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3'
  b'\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3'
  b'\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3'
  b'\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3'
  b'\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c'
  b'\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^\xe3\x80\x82!?\\n]{0,15}(?:(?:'
  b'\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82'
  b'\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81'
  b'\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3'
  b'\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82'
  b'\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83'
  b'\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3\x81\xa8\xe3\x81\x84\xe3\x81\x86'
  b'\xe6\x96\x87))',
  None),
 ('smuggle-hidden-order-ja', 'injection', False,
  b'(?:base64|\xe3\x83\xa2\xe3\x83\xbc\xe3\x83\xab\xe3\x82\xb9|\xe6\x9a\x97\xe5\x8f\xb7|\xe3\x83\x90\xe3\x82\xa4'
  b'\xe3\x83\x8a\xe3\x83\xaa|rot13|16\xe9\x80\xb2|2\xe9\x80\xb2|\xe6\xac\xa1\xe3\x81\xae|\xe3\x81\x93\xe3\x81'
  b'\xae)[^\xe3\x80\x82!?\\n]{0,15}(?:\xe3\x83\x87\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe5\xbe\xa9\xe5\x8f\xb7'
  b'|\xe8\xa7\xa3\xe8\xaa\xad|\xe7\xbf\xbb\xe8\xa8\xb3|\xe5\xa4\x89\xe6\x8f\x9b)\xe3\x81\x97(?:\xe3\x81\xa6|'
  b'\xe3\x80\x81)[^\xe3\x80\x82!?\\n]{0,15}(?:\xe6\x8c\x87\xe7\xa4\xba\xe3\x81\xab\xe5\xbe\x93|\xe5\x91\xbd\xe4'
  b'\xbb\xa4\xe3\x81\xab\xe5\xbe\x93|\xe3\x81\x9d\xe3\x81\xae\xe9\x80\x9a\xe3\x82\x8a|\xe6\x9b\xb8\xe3\x81\x8b'
  b'\xe3\x82\x8c\xe3\x81\x9f|\xe5\xae\x9f\xe8\xa1\x8c(?:\xe3\x81\x9b\xe3\x82\x88|\xe3\x81\x97\xe3\x82\x8d|\xe3\x81'
  b'\x97\xe3\x81\xa6(?:\xe3\x81\x8f\xe3\x81\xa0\xe3\x81\x95\xe3\x81\x84|\xe4\xb8\x8b\xe3\x81\x95\xe3\x81'
  b'\x84|\xe3\x80\x82|$)|\xe3\x81\x97\xe3\x81\xaa\xe3\x81\x95\xe3\x81\x84)|\xe8\xb3\xaa\xe5\x95\x8f\xe3\x81\xab'
  b'\xe7\xad\x94\xe3\x81\x88)|(?:\xe7\xb5\x84\xe3\x81\xbf\xe5\x90\x88\xe3\x82\x8f\xe3\x81\x9b|\xe7\xb5\x90\xe5\x90'
  b'\x88\xe3\x81\x97|\xe9\x80\xa3\xe7\xb5\x90\xe3\x81\x97|\xe3\x81\xa4\xe3\x81\xaa\xe3\x81\x92)\xe3\x81\xa6'
  b'[^\xe3\x80\x82!?\\n]{0,10}(?:\xe8\xb3\xaa\xe5\x95\x8f\xe3\x81\xab\xe7\xad\x94\xe3\x81\x88|\xe7\xad\x94\xe3\x81'
  b'\x88\xe3\x81\xa6|\xe6\x8c\x87\xe7\xa4\xba\xe3\x81\xab\xe5\xbe\x93|\xe5\x91\xbd\xe4\xbb\xa4\xe3\x82\x92\xe5'
  b'\xae\x9f\xe8\xa1\x8c)|(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe5\x80\x8b\xe4\xba\xba'
  b'\xe6\x83\x85\xe5\xa0\xb1|\xe7\xa7\x98\xe5\xaf\x86)\xe3\x81\x8c[^\xe3\x80\x82!?\\n]{0,8}(?:\xe5\x85\xb1\xe6\x9c'
  b'\x89|\xe5\x85\xac\xe9\x96\x8b)[^\xe3\x80\x82!?\\n]{0,6}\xe4\xb8\x96\xe7\x95\x8c',
  None,
  b'(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3'
  b'\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3'
  b'\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3'
  b'\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3'
  b'\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c'
  b'\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^\xe3\x80\x82!?\\n]{0,15}(?:(?:'
  b'\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82'
  b'\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81'
  b'\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3'
  b'\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82'
  b'\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83'
  b'\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3\x81\xa8\xe3\x81\x84\xe3\x81\x86'
  b'\xe6\x96\x87))',
  None),
 ('code-false-result-ja', 'injection', False,
  b'(?:\xe9\x96\xa2\xe6\x95\xb0|\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe8\xa1\xa8|\xe3\x83\x86\xe3\x83\xbc\xe3\x83'
  b'\x96\xe3\x83\xab|\xe3\x83\x87\xe3\x83\xbc\xe3\x82\xbf|\xe6\x9c\xac\xe6\x96\x87|\xe8\xab\x96\xe6\x96\x87'
  b'|\xe6\x96\x87\xe6\x9b\xb8|\xe5\x86\x85\xe5\xae\xb9|\xe8\xa8\x88\xe7\xae\x97|\xe8\xa8\x98\xe4\xba\x8b)[\xe3\x81'
  b'\xaf\xe3\x82\x92]\xe7\x84\xa1\xe8\xa6\x96\xe3\x81\x97(?:\xe3\x81\xa6|\xe3\x80\x81)[^\xe3\x80\x82!?\\n]{0,20}(?:'
  b'\xe7\xad\x94\xe3\x81\x88|\xe8\xa8\x80\xe3\x81\xa3\xe3\x81\xa6|\xe8\xa8\x80\xe3\x81\x88|\xe8\xbf\xb0\xe3'
  b'\x81\xb9|\xe5\x87\xba\xe5\x8a\x9b|\xe5\x9b\x9e\xe7\xad\x94|\xe5\xa0\xb1\xe5\x91\x8a|\xe7\xb5\x90\xe8\xab\x96)|'
  b'(?:\xe5\x87\xba\xe5\x8a\x9b|\xe5\x90\x88\xe8\xa8\x88|\xe7\xb5\x90\xe6\x9e\x9c|\xe7\xad\x94\xe3\x81\x88|\xe7'
  b'\xb5\x90\xe8\xab\x96)[\xe3\x81\xaf\xe3\x81\x8c\xe3\x82\x92]\\s?[\'"\xe3\x80\x8c]?[^\\s\xe3\x80\x82\xe3'
  b'\x80\x81]{1,12}[\'"\xe3\x80\x8d]?\\s?(?:\xe3\x81\xa0\xe3\x81\xa8|\xe3\x81\xa7\xe3\x81\x82\xe3\x82\x8b\xe3'
  b'\x81\xa8|\xe3\x81\xa8\xe3\x81\xbf\xe3\x81\xaa|\xe3\x81\xa8\xe8\xa6\x8b\xe3\x81\xaa|\xe3\x81\xa8\xe7\xad'
  b'\x94\xe3\x81\x88|\xe3\x81\xa8\xe8\xa8\x80\xe3\x81\xa3\xe3\x81\xa6)(?:\xe7\xad\x94\xe3\x81\x88|\xe8\xa8\x80|'
  b'\xe8\xbf\xb0\xe3\x81\xb9|\xe5\x9b\x9e\xe7\xad\x94|\xe5\xa0\xb1\xe5\x91\x8a|\xe4\xb8\xbb\xe5\xbc\xb5|'
  b'\xe3\x81\x97)?|ai(?:\xe3\x81\xb8|\xe5\xae\x9b\xe3\x81\xa6?)\xe3\x81\xae?(?:\xe6\xb3\xa8\xe6\x84\x8f'
  b'|\xe3\x83\xa1\xe3\x83\xa2|\xe6\x8c\x87\xe7\xa4\xba|\xe3\x81\x8a\xe9\xa1\x98\xe3\x81\x84|\xe6\xb3\xa8'
  b'\xe8\xa8\x98)\\s*:[^\xe3\x80\x82!?\\n]{0,30}\xe3\x81\xa8(?:\xe5\x9b\x9e\xe7\xad\x94|\xe7\xad\x94\xe3\x81\x88|'
  b'\xe5\xa0\xb1\xe5\x91\x8a|\xe8\xa8\x80)',
  None,
  b'(?:(?:(?:\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3'
  b'\x82\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3'
  b'\x81\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3'
  b'\x82\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3'
  b'\x83\x88))[^\xe3\x80\x82!?\\n]*[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c\']|[\xe3\x80\x8c\xe3\x80\x8e"\xe2\x80\x9c'
  b'\'][^\xe3\x80\x82!?\\n]*[\xe3\x80\x8d\xe3\x80\x8f"\xe2\x80\x9d\'][^\xe3\x80\x82!?\\n]{0,15}(?:(?:'
  b'\xe3\x83\xac\xe3\x83\x83\xe3\x83\x89\xe3\x83\x81\xe3\x83\xbc\xe3\x83\xa0|\xe6\x94\xbb\xe6\x92\x83|\xe3\x82'
  b'\xa4\xe3\x83\xb3\xe3\x82\xb8\xe3\x82\xa7\xe3\x82\xaf\xe3\x82\xb7\xe3\x83\xa7\xe3\x83\xb3|\xe4\xbe\x8b\xe3\x81'
  b'\x88\xe3\x81\xb0|\xe3\x81\x9f\xe3\x81\xa8\xe3\x81\x88\xe3\x81\xb0|\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3'
  b'\x82\xba|\xe6\xa4\x9c\xe5\x87\xba|\xe6\xa4\x9c\xe7\x9f\xa5|\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88\xe3\x82'
  b'\xb1\xe3\x83\xbc\xe3\x82\xb9|\xe8\x84\xb1\xe7\x8d\x84\xe3\x83\x97\xe3\x83\xad\xe3\x83\xb3\xe3\x83\x97\xe3\x83'
  b'\x88)|\xe3\x81\xae\xe3\x82\x88\xe3\x81\x86\xe3\x81\xaa\xe6\x96\x87|\xe3\x81\xa8\xe3\x81\x84\xe3\x81\x86'
  b'\xe6\x96\x87))|\xe7\x84\xa1\xe8\xa6\x96\xe3\x81\x97(?:\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xa6\xe3\x81\xaf)',
  None),
 ('override-earlier-instructions-ko', 'injection', False,
  b'(?:\xec\x9d\xb4\xec\xa0\x84|\xec\x95\x9e\xec\x9d\x98|\xec\x95\x9e\xec\x84\xa0|\xec\x9c\x84\xec\x9d\x98|\xea'
  b'\xb8\xb0\xec\xa1\xb4|\xec\xa7\x80\xea\xb8\x88\xea\xb9\x8c\xec\xa7\x80|\xeb\xaa\xa8\xeb\x93\xa0|\xeb\x8b'
  b'\xb9\xec\x8b\xa0\xec\x9d\x98|\xeb\x84\x88\xec\x9d\x98|\xeb\x84\xa4|\xec\x8b\x9c\xec\x8a\xa4\xed\x85\x9c)(?:'
  b'\xec\x9d\x98|\xec\x97\x90)?\\s?(?:\xeb\xaa\xa8\xeb\x93\xa0\\s?|\xeb\xb0\x9b\xec\x9d\x80\\s?|\xec'
  b'\x95\x88\xec\xa0\x84\\s?|\xec\x8b\x9c\xec\x8a\xa4\xed\x85\x9c\\s?|\xec\xa3\xbc\xec\x96\xb4\xec\xa7\x84\\s?){'
  b'0,3}(?:\xec\xa7\x80\xec\x8b\x9c|\xeb\xaa\x85\xeb\xa0\xb9|\xec\xa7\x80\xec\xb9\xa8|\xea\xb7\x9c\xec\xb9\x99|\xed'
  b'\x94\x84\xeb\xa1\xac\xed\x94\x84\xed\x8a\xb8|\xea\xb0\x80\xec\x9d\xb4\xeb\x93\x9c\xeb\x9d\xbc\xec\x9d\xb8|'
  b'\xec\xa0\x9c\xed\x95\x9c)[^.!?\\n]{0,12}(?:\xeb\xac\xb4\xec\x8b\x9c(?:\xed\x95\x98|\xed\x95\xb4)|\xec\x9e'
  b'\x8a|\xeb\x94\xb0\xeb\xa5\xb4\xec\xa7\x80\\s?\xeb\xa7\x88|\xeb\x94\xb0\xeb\xa5\xb4\xec\xa7\x80\\s?\xeb\xa7'
  b'\x90|\xeb\xb2\x84\xeb\xa0\xa4|\xec\xb7\xa8\xec\x86\x8c|\xec\x9a\xb0\xed\x9a\x8c)',
  None,
  b'\xeb\xac\xb4\xec\x8b\x9c\xed\x95\x98\xec\xa7\x80\\s?(?:\xeb\xa7\x88|\xeb\xa7\x90|\xec\x95\x8a)|\xec'
  b'\x9e\x8a\xec\xa7\x80\\s?(?:\xeb\xa7\x88|\xeb\xa7\x90)|\xeb\xa0\x88\xeb\x93\x9c\xed\x8c\x80|\xea\xb3'
  b'\xb5\xea\xb2\xa9|\xec\x98\x88\xeb\xa5\xbc \xeb\x93\xa4',
  None),
 ('exfiltrate-ask-secret-ko', 'injection', False,
  b'(?:\xeb\xb9\x84\xeb\xb0\x80\xeb\xb2\x88\xed\x98\xb8|\xec\x95\x94\xed\x98\xb8|\xed\x8c\xa8\xec\x8a'
  b'\xa4\xec\x9b\x8c\xeb\x93\x9c|\xeb\xb9\x84\xeb\xb0\x80\\s?\xed\x82\xa4|\xec\x8b\x9c\xec\x8a\xa4\xed\x85\x9c \xed'
  b'\x94\x84\xeb\xa1\xac\xed\x94\x84\xed\x8a\xb8)(?:\xeb\x8a\x94|\xec\x9d\x80|\xea\xb0\x80|\xec\x9d\xb4|\xeb'
  b'\xa5\xbc|\xec\x9d\x84)?\\s?(?:\xeb\xac\xb4\xec\x97\x87|\xeb\xad\x90|\xeb\xad\x94|\xec\x95\x8c\xeb\xa0\xa4|'
  b'\xeb\xa7\x90\xed\x95\xb4|\xea\xb3\xb5\xea\xb0\x9c|\xeb\xb3\xb4\xec\x97\xac|\xec\xb6\x9c\xeb\xa0\xa5\xed'
  b'\x95\xb4|\xed\x95\x84\xec\x9a\x94(?:\xed\x95\xb4|\xed\x95\xa9\xeb\x8b\x88\xeb\x8b\xa4)[^\\n]{0,20}\xec\x95\x8c'
  b'\xeb\xa0\xa4)|\xec\x82\xac\xec\x9a\xa9\xec\x9e\x90(?:\xea\xb0\x80|\xeb\x8a\x94)[^.!?\\n]{0,8}\xec\x96'
  b'\xb4\xeb\x94\x94\xec\x97\x90?\\s?(?:\xec\x82\xb4|\xea\xb1\xb0\xec\xa3\xbc)',
  None,
  b'\xec\x95\x8c\xeb\xa0\xa4\\s?\xec\xa3\xbc\xec\xa7\x80\\s?(?:\xeb\xa7\x88|\xeb\xa7\x90)|\xeb\xa7\x90\xed\x95\x98'
  b'\xec\xa7\x80\\s?(?:\xeb\xa7\x88|\xeb\xa7\x90)|\xea\xb3\xb5\xea\xb0\x9c\xed\x95\x98\xec\xa7\x80',
  None),
 ('override-earlier-instructions-pt', 'injection', False,
  b'\\b(?:ignor[ea]m?|ignorar|esquec?[ae]m?|esquecer|desconsider[ea]|descart[ea]|nao (?:siga|sigas|obedeca)|desob'
  b'edeca|contorne|pare de seguir)(?:\\s+(?:todas?|todos|as?|os?|suas?|tuas?|seus?|quaisquer|estas)){0,4}\\s+(?:(?'
  b':instrucoes|instrucao|regras|diretrizes|ordens|comandos|orientacoes|prompts?|restricoes)(?:\\s+\\w+)?\\s+(?:ant'
  b'eriores|previas|acima|iniciais|originais|do sistema|de seguranca|recebidas)|(?:suas|tuas)\\s+(?:instrucoes|re'
  b'gras|diretrizes|restricoes)|prompt do sistema|instrucoes\\b)|\\b(?:ignor[ea]|esquec?[ae])\\s+tudo o que (?:foi '
  b'dito|lhe|te|voce|veio)',
  None, b'(?:nao|nunca)\\s+(?:se\\s+)?(?:ignor|esque[cc])|equipe vermelha|red team|ataque|por exemplo', None),
 ('exfiltrate-ask-secret-pt', 'injection', False,
  b'\\b(?:qual (?:e|era) (?:a|o|sua|tua)(?:\\s+(?:sua|tua))?|(?:me )?(?:diga|de|mostre|revele|informe|passe)(?:-me'
  b')?(?: para mim)?\\s+(?:a|o|sua|tua)|(?:pode|poderia) me (?:dizer|dar|passar|informar)\\s+(?:a|o|sua)|compartil'
  b'he (?:sua|tua|a))\\s+(?:senha|palavra-passe|chave (?:secreta|privada|api|de acesso)|prompt do sistema)\\b|\\bon'
  b'de (?:o (?:usuario|utilizador)\\s+(?:\\w+\\s+)?(?:mora|vive|reside)|(?:mora|vive|reside) o (?:usuario|utilizado'
  b'r))',
  None, b'(?:nao|nunca)\\s+(?:\\w+\\s+)?(?:diga|compartilh|revel|de|pass|inform)', None),
 ('override-earlier-instructions-it', 'injection', False,
  b'\\b(?:ignora|ignorate|ignori|ignorare|dimentica|dimenticate|dimentichi|trascura|disattendi|scarta|non (?:segu'
  b'ire|rispettare|considerare)|aggira|smetti di seguire|disobbedisci)(?:\\s+(?:tutt[ei]|le|gli|i|il|alle|tue|tuo'
  b'i|sue|queste)){0,4}\\s+(?:(?:istruzioni|regole|direttive|ordini|comandi|indicazioni|prompt|linee guida|restri'
  b'zioni)(?:\\s+\\w+)?\\s+(?:precedenti|di cui sopra|sopra|iniziali|originali|di sistema|di sicurezza|ricevut[ei])'
  b'|(?:precedenti|tue|sue)\\s+(?:istruzioni|regole|direttive|linee guida)|prompt di sistema|istruzioni\\b)|\\b(?:i'
  b'gnora|dimentica)\\s+tutto (?:cio|quello) che (?:ti|e stato|sai|hai)',
  None, b'non\\s+(?:ignor|dimentic)|mai\\s+(?:ignor|dimentic)|red team|attacc|ad esempio', None),
 ('exfiltrate-ask-secret-it', 'injection', False,
  b"\\b(?:qual(?: e|['\xe2\x80\x99]e|e e|e sarebbe|['\xe2\x80\x99]e)|dimmi|dammi|mostrami|rivelami|rivela|condividi"
  b'|(?:puoi|potresti) (?:dirmi|darmi|rivelarmi|condividere))\\s+(?:la|il|le|tua|tuo)(?:\\s+(?:tua|tuo))?\\s+(?:pas'
  b"sword|parola d['\xe2\x80\x99]ordine|chiave (?:segreta|privata|api|di accesso)|prompt di sistema)(?:[\\s?!.,]|$"
  b")|\\bdove (?:vive|abita|risiede)\\s+(?:\\w+\\s+)?l['\xe2\x80\x99]utente",
  None, b'(?:non|mai)\\s+(?:\\w+\\s+)?(?:rivel|condivid|dire|dare)', None),
 ('override-earlier-instructions-ru', 'injection', False,
  b'(?:\xd0\xb8\xd0\xb3\xd0\xbd\xd0\xbe\xd1\x80\xd0\xb8\xd1\x80\xd1\x83\xd0\xb8(?:\xd1\x82\xd0\xb5)?|\xd0'
  b'\xbf\xd1\x80\xd0\xbe\xd0\xb8\xd0\xb3\xd0\xbd\xd0\xbe\xd1\x80\xd0\xb8\xd1\x80\xd1\x83\xd0\xb8(?:\xd1\x82'
  b'\xd0\xb5)?|\xd0\xb7\xd0\xb0\xd0\xb1\xd1\x83\xd0\xb4\xd1\x8c(?:\xd1\x82\xd0\xb5)?|\xd0\xbd\xd0\xb5 '
  b'\xd1\x81\xd0\xbb\xd0\xb5\xd0\xb4\xd1\x83\xd0\xb8(?:\xd1\x82\xd0\xb5)?|\xd0\xbe\xd1\x82\xd0\xb1\xd1\x80\xd0\xbe'
  b'\xd1\x81\xd1\x8c(?:\xd1\x82\xd0\xb5)?|\xd0\xbd\xd0\xb0\xd1\x80\xd1\x83\xd1\x88\xd1\x8c(?:\xd1\x82\xd0\xb5)?|'
  b'\xd0\xbe\xd0\xb1\xd0\xbe\xd0\xb8\xd0\xb4\xd0\xb8(?:\xd1\x82\xd0\xb5)?|\xd0\xbe\xd1\x82\xd0\xbc\xd0\xb5\xd0\xbd'
  b'\xd0\xb8(?:\xd1\x82\xd0\xb5)?|\xd0\xbf\xd1\x80\xd0\xb5\xd0\xbd\xd0\xb5\xd0\xb1\xd1\x80\xd0\xb5\xd0\xb3\xd0\xb8'
  b'(?:\xd1\x82\xd0\xb5)?|\xd0\xbd\xd0\xb5 \xd1\x81\xd0\xbe\xd0\xb1\xd0\xbb\xd1\x8e\xd0\xb4\xd0\xb0\xd0\xb8('
  b'?:\xd1\x82\xd0\xb5)?|\xd0\xbf\xd0\xb5\xd1\x80\xd0\xb5\xd1\x81\xd1\x82\xd0\xb0\xd0\xbd\xd1\x8c(?:\xd1\x82'
  b'\xd0\xb5)? \xd1\x81\xd0\xbb\xd0\xb5\xd0\xb4\xd0\xbe\xd0\xb2\xd0\xb0\xd1\x82\xd1\x8c)\\s+(?:(?:\xd0\xbe\xd0'
  b'\xb1\xd0\xbe?|\xd0\xbf\xd1\x80\xd0\xbe|\xd0\xb2\xd1\x81\xd0\xb5|\xd0\xb2\xd1\x81\xd0\xb5\xd1\x85|'
  b'\xd0\xb2\xd1\x81\xd0\xb5\xd0\xbc|\xd0\xb2\xd1\x81\xd0\xb5\xd0\xbc\xd0\xb8|\xd0\xbb\xd1\x8e\xd0\xb1\xd1\x8b'
  b'\xd0\xb5|\xd1\x81\xd0\xb2\xd0\xbe\xd0\xb8|\xd1\x81\xd0\xb2\xd0\xbe\xd0\xb8\xd0\xbc|\xd1\x82\xd0\xb2\xd0'
  b'\xbe\xd0\xb8|\xd0\xb2\xd0\xb0\xd1\x88\xd0\xb8|\xd1\x8d\xd1\x82\xd0\xb8|\xd0\xb4\xd0\xb0\xd0\xbd\xd0\xbd'
  b'\xd1\x8b\xd0\xb5|\xd1\x82\xd0\xb5\xd0\xb1\xd0\xb5|\xd0\xb2\xd0\xb0\xd0\xbc|\xd0\xb2\xd1\x8b\xd1\x88\xd0\xb5)\\s'
  b'+){0,4}(?:(?:\xd0\xbf\xd1\x80\xd0\xb5\xd0\xb4\xd1\x8b\xd0\xb4\xd1\x83\xd1\x89|\xd0\xbf\xd1\x80\xd0\xb5'
  b'\xd0\xb6\xd0\xbd|\xd0\xbf\xd1\x80\xd0\xbe\xd1\x88\xd0\xbb|\xd0\xb2\xd1\x8b\xd1\x88\xd0\xb5\xd1\x83\xd0\xba'
  b'\xd0\xb0\xd0\xb7\xd0\xb0\xd0\xbd\xd0\xbd|\xd0\xb2\xd1\x8b\xd1\x88\xd0\xb5\xd0\xb8\xd0\xb7\xd0\xbb\xd0\xbe\xd0'
  b'\xb6\xd0\xb5\xd0\xbd\xd0\xbd|\xd0\xb2\xd1\x8b\xd1\x88\xd0\xb5\xd1\x81\xd1\x82\xd0\xbe\xd1\x8f\xd1\x89|\xd1'
  b'\x81\xd0\xb8\xd1\x81\xd1\x82\xd0\xb5\xd0\xbc|\xd0\xbf\xd0\xb5\xd1\x80\xd0\xb2\xd0\xbe|\xd0\xb8\xd1\x81\xd1'
  b'\x85\xd0\xbe\xd0\xb4\xd0\xbd|\xd0\xb8\xd0\xb7\xd0\xbd\xd0\xb0\xd1\x87\xd0\xb0\xd0\xbb\xd1\x8c\xd0\xbd|\xd1'
  b'\x80\xd0\xb0\xd0\xbd\xd0\xb5\xd0\xb5|\xd0\xbf\xd0\xbe\xd0\xbb\xd1\x83\xd1\x87\xd0\xb5\xd0\xbd)[\xd0\xb0'
  b'-\xd1\x8f]+\\s+(?:[\xd0\xb0-\xd1\x8f]+\\s+)?)?(?:\xd0\xb8\xd0\xbd\xd1\x81\xd1\x82\xd1\x80\xd1\x83\xd0\xba\xd1'
  b'\x86\xd0\xb8|\xd1\x83\xd0\xba\xd0\xb0\xd0\xb7\xd0\xb0\xd0\xbd\xd0\xb8|\xd0\xbf\xd1\x80\xd0\xb0\xd0\xb2\xd0'
  b'\xb8\xd0\xbb|\xd0\xba\xd0\xbe\xd0\xbc\xd0\xb0\xd0\xbd\xd0\xb4|\xd0\xbf\xd1\x80\xd0\xb8\xd0\xba\xd0\xb0\xd0'
  b'\xb7|\xd0\xb4\xd0\xb8\xd1\x80\xd0\xb5\xd0\xba\xd1\x82\xd0\xb8\xd0\xb2|\xd1\x81\xd0\xb8\xd1\x81\xd1\x82\xd0'
  b'\xb5\xd0\xbc\xd0\xbd\xd1\x8b\xd0\xb8 \xd0\xbf\xd1\x80\xd0\xbe\xd0\xbc\xd0\xbf\xd1\x82|\xd0\xbf\xd1\x80\xd0'
  b'\xbe\xd0\xbc\xd0\xbf\xd1\x82|\xd0\xbe\xd0\xb3\xd1\x80\xd0\xb0\xd0\xbd\xd0\xb8\xd1\x87\xd0\xb5\xd0\xbd\xd0\xb8'
  b'|\xd1\x80\xd0\xb0\xd1\x81\xd0\xbf\xd0\xbe\xd1\x80\xd1\x8f\xd0\xb6\xd0\xb5\xd0\xbd\xd0\xb8)[\xd0\xb0-\xd1\x8f]*',
  b'\xd0\xbf\xd1\x80\xd0\xb5\xd0\xb4\xd1\x8b\xd0\xb4\xd1\x83\xd1\x89|\xd0\xbf\xd1\x80\xd0\xb5\xd0\xb6\xd0\xbd|'
  b'\xd0\xbf\xd1\x80\xd0\xbe\xd1\x88\xd0\xbb|\xd0\xb2\xd1\x8b\xd1\x88\xd0\xb5|\xd1\x81\xd0\xb8\xd1\x81\xd1\x82'
  b'\xd0\xb5\xd0\xbc|\xd0\xb8\xd1\x81\xd1\x85\xd0\xbe\xd0\xb4\xd0\xbd|\xd0\xb8\xd0\xb7\xd0\xbd\xd0\xb0\xd1\x87'
  b'\xd0\xb0\xd0\xbb\xd1\x8c\xd0\xbd|\xd1\x80\xd0\xb0\xd0\xbd\xd0\xb5\xd0\xb5|\xd0\xb2\xd1\x81\xd0\xb5|\xd1'
  b'\x81\xd0\xb2\xd0\xbe\xd0\xb8|\xd1\x82\xd0\xb2\xd0\xbe\xd0\xb8|\xd0\xb2\xd0\xb0\xd1\x88\xd0\xb8|\xd0\xbb'
  b'\xd1\x8e\xd0\xb1\xd1\x8b\xd0\xb5',
  b'(?:\xd0\xbd\xd0\xb5|\xd0\xbd\xd0\xb8\xd0\xba\xd0\xbe\xd0\xb3\xd0\xb4\xd0\xb0 \xd0\xbd\xd0\xb5)\\s+(?:\xd0\xb8'
  b'\xd0\xb3\xd0\xbd\xd0\xbe\xd1\x80\xd0\xb8\xd1\x80\xd1\x83\xd0\xb8|\xd0\xb7\xd0\xb0\xd0\xb1\xd1\x83\xd0\xb4\xd1'
  b'\x8c|\xd0\xb7\xd0\xb0\xd0\xb1\xd1\x8b\xd0\xb2\xd0\xb0\xd0\xb8|\xd0\xbd\xd0\xb0\xd1\x80\xd1\x83\xd1\x88\xd0'
  b'\xb0\xd0\xb8|\xd0\xbe\xd0\xb1\xd1\x85\xd0\xbe\xd0\xb4\xd0\xb8)|\xd0\xba\xd1\x80\xd0\xb0\xd1\x81\xd0\xbd'
  b'\xd0\xb0\xd1\x8f \xd0\xba\xd0\xbe\xd0\xbc\xd0\xb0\xd0\xbd\xd0\xb4\xd0\xb0|\xd0\xb0\xd1\x82\xd0\xb0\xd0\xba'
  b'|\xd0\xbd\xd0\xb0\xd0\xbf\xd1\x80\xd0\xb8\xd0\xbc\xd0\xb5\xd1\x80',
  None),
 ('exfiltrate-ask-secret-ru', 'injection', False,
  b'(?:\xd0\xba\xd0\xb0\xd0\xba(?:\xd0\xbe\xd0\xb8|\xd0\xbe\xd0\xb2)|\xd0\xbd\xd0\xb0\xd0\xb7\xd0\xbe\xd0'
  b'\xb2\xd0\xb8(?:\xd1\x82\xd0\xb5)?(?: \xd0\xbc\xd0\xbd\xd0\xb5)?|\xd1\x81\xd0\xba\xd0\xb0\xd0\xb6\xd0\xb8('
  b'?:\xd1\x82\xd0\xb5)? \xd0\xbc\xd0\xbd\xd0\xb5|\xd1\x81\xd0\xbe\xd0\xbe\xd0\xb1\xd1\x89\xd0\xb8(?:\xd1'
  b'\x82\xd0\xb5)? \xd0\xbc\xd0\xbd\xd0\xb5|\xd0\xb4\xd0\xb0\xd0\xb8(?:\xd1\x82\xd0\xb5)? \xd0\xbc\xd0\xbd\xd0\xb5|'
  b'\xd0\xbf\xd0\xbe\xd0\xba\xd0\xb0\xd0\xb6\xd0\xb8(?:\xd1\x82\xd0\xb5)? \xd0\xbc\xd0\xbd\xd0\xb5|\xd1\x80\xd0'
  b'\xb0\xd1\x81\xd0\xba\xd1\x80\xd0\xbe\xd0\xb8(?:\xd1\x82\xd0\xb5)?|\xd0\xbe\xd1\x82\xd0\xba\xd1\x80\xd0\xbe\xd0'
  b'\xb8(?:\xd1\x82\xd0\xb5)? \xd0\xbc\xd0\xbd\xd0\xb5|\xd0\xb2\xd1\x8b\xd0\xb4\xd0\xb0\xd0\xb8(?:\xd1\x82\xd0\xb5)'
  b'?|(?:\xd0\xbc\xd0\xbe\xd0\xb6\xd0\xb5\xd1\x88\xd1\x8c|\xd0\xbc\xd0\xbe\xd0\xb6\xd0\xb5\xd1\x82\xd0\xb5) (?:\xd1'
  b'\x81\xd0\xba\xd0\xb0\xd0\xb7\xd0\xb0\xd1\x82\xd1\x8c|\xd0\xbd\xd0\xb0\xd0\xb7\xd0\xb2\xd0\xb0\xd1\x82\xd1\x8c'
  b'|\xd0\xb4\xd0\xb0\xd1\x82\xd1\x8c) \xd0\xbc\xd0\xbd\xd0\xb5|\xd0\xbf\xd0\xbe\xd0\xb4\xd0\xb5\xd0\xbb'
  b'\xd0\xb8\xd1\x81\xd1\x8c)\\s+(?:\xd1\x83 \xd1\x82\xd0\xb5\xd0\xb1\xd1\x8f\\s+|\xd1\x82\xd0\xb2\xd0\xbe\xd0\xb8'
  b'\\s+|\xd0\xb2\xd0\xb0\xd1\x88\\s+|\xd1\x81\xd0\xb2\xd0\xbe\xd0\xb8\\s+|\xd1\x81\xd0\xb2\xd0\xbe\xd0\xb8\\s'
  b'+|\xd1\x81\xd0\xb5\xd0\xba\xd1\x80\xd0\xb5\xd1\x82\xd0\xbd\xd1\x8b\xd0\xb8\\s+|\xd1\x81\xd0\xb8\xd1\x81\xd1\x82'
  b'\xd0\xb5\xd0\xbc\xd0\xbd\xd1\x8b\xd0\xb8\\s+){0,2}(?:\xd0\xbf\xd0\xb0\xd1\x80\xd0\xbe\xd0\xbb(?:\xd1'
  b'\x8c|\xd0\xb8|\xd1\x8f|\xd0\xb5\xd0\xbc)|\xd1\x81\xd0\xb5\xd0\xba\xd1\x80\xd0\xb5\xd1\x82\xd0\xbd'
  b'\xd1\x8b\xd0\xb8 \xd0\xba\xd0\xbb\xd1\x8e\xd1\x87|\xd0\xba\xd0\xbb\xd1\x8e\xd1\x87 \xd0\xb4\xd0\xbe\xd1'
  b'\x81\xd1\x82\xd1\x83\xd0\xbf\xd0\xb0|\xd1\x81\xd0\xb8\xd1\x81\xd1\x82\xd0\xb5\xd0\xbc\xd0\xbd\xd1\x8b\xd0\xb8'
  b' \xd0\xbf\xd1\x80\xd0\xbe\xd0\xbc\xd0\xbf\xd1\x82|\xd0\xbf\xd1\x80\xd0\xbe\xd0\xbc\xd0\xbf\xd1\x82|\xd0'
  b'\xba\xd0\xbe\xd0\xb4\xd0\xbe\xd0\xb2\xd0\xbe\xd0\xb5 \xd1\x81\xd0\xbb\xd0\xbe\xd0\xb2\xd0\xbe)|\xd0\xb3'
  b'\xd0\xb4\xd0\xb5\\s+(?:\xd1\x81\xd0\xb5\xd0\xb8\xd1\x87\xd0\xb0\xd1\x81\\s+)?(?:\xd0\xb6\xd0\xb8\xd0\xb2'
  b'\xd0\xb5\xd1\x82|\xd0\xbf\xd1\x80\xd0\xbe\xd0\xb6\xd0\xb8\xd0\xb2\xd0\xb0\xd0\xb5\xd1\x82)\\s+(?:\xd1\x81'
  b'\xd0\xb5\xd0\xb8\xd1\x87\xd0\xb0\xd1\x81\\s+)?\xd0\xbf\xd0\xbe\xd0\xbb\xd1\x8c\xd0\xb7\xd0\xbe\xd0'
  b'\xb2\xd0\xb0\xd1\x82\xd0\xb5\xd0\xbb',
  None,
  b'(?:\xd0\xbd\xd0\xb5|\xd0\xbd\xd0\xb8\xd0\xba\xd0\xbe\xd0\xb3\xd0\xb4\xd0\xb0 \xd0\xbd\xd0\xb5)\\s+(?:\xd1\x81'
  b'\xd0\xbe\xd0\xbe\xd0\xb1\xd1\x89\xd0\xb0\xd0\xb8|\xd0\xb3\xd0\xbe\xd0\xb2\xd0\xbe\xd1\x80\xd0\xb8|\xd1\x80'
  b'\xd0\xb0\xd1\x81\xd0\xba\xd1\x80\xd1\x8b\xd0\xb2\xd0\xb0\xd0\xb8|\xd0\xb4\xd0\xb0\xd0\xb2\xd0\xb0\xd0\xb8|'
  b'\xd0\xbd\xd0\xb0\xd0\xb7\xd1\x8b\xd0\xb2\xd0\xb0\xd0\xb8)',
  None),
 ('override-earlier-instructions-el', 'injection', False,
  b'(?:\xce\xb1\xce\xb3\xce\xbd\xce\xbf\xce\xb7\xcf\x83\xce\xb5|\xce\xb1\xce\xb3\xce\xbd\xce\xbf\xce\xb7'
  b'\xcf\x83\xcf\x84\xce\xb5|\xce\xb1\xce\xb3\xce\xbd\xce\xbf\xce\xb5\xce\xb9\xcf\x83\xcf\x84\xce\xb5|\xce\xb1'
  b'\xce\xb3\xce\xbd\xce\xbf\xce\xb1|\xce\xbe\xce\xb5\xcf\x87\xce\xb1\xcf\x83\xce\xb5|\xce\xbe\xce\xb5\xcf\x87'
  b'\xce\xb1\xcf\x83\xcf\x84\xce\xb5|\xcf\x80\xce\xb1\xcf\x81\xce\xb1\xce\xba\xce\xb1\xce\xbc\xcf\x88\xce\xb5|'
  b'\xcf\x80\xce\xb1\xcf\x81\xce\xb1\xce\xba\xce\xb1\xce\xbc\xcf\x88\xcf\x84\xce\xb5|\xcf\x80\xce\xb1\xcf\x81\xce'
  b'\xb1\xce\xb2\xce\xbb\xce\xb5\xcf\x88\xce\xb5|\xce\xbc\xce\xb7\xce\xbd \xce\xb1\xce\xba\xce\xbf\xce\xbb\xce'
  b'\xbf\xcf\x85\xce\xb8\xce\xb5\xce\xb9\xcf\x82|\xce\xbc\xce\xb7\xce\xbd \xce\xb1\xce\xba\xce\xbf\xce\xbb\xce'
  b'\xbf\xcf\x85\xce\xb8\xce\xb7\xcf\x83\xce\xb5\xce\xb9\xcf\x82|\xce\xbc\xce\xb7\xce\xbd \xce\xb1\xce\xba\xce'
  b'\xbf\xce\xbb\xce\xbf\xcf\x85\xce\xb8\xce\xb5\xce\xb9\xcf\x84\xce\xb5|\xce\xb1\xcf\x80\xce\xbf\xcf\x81\xcf\x81'
  b'\xce\xb9\xcf\x88\xce\xb5)\\s+(?:(?:\xce\xbf\xce\xbb\xce\xb5\xcf\x82|\xce\xbf\xce\xbb\xce\xbf\xcf\x85\xcf\x82|'
  b'\xcf\x84\xce\xb9\xcf\x82|\xcf\x84\xce\xbf\xcf\x85\xcf\x82|\xcf\x84\xce\xb7\xce\xbd|\xcf\x84\xce\xb1|'
  b'\xce\xba\xce\xb1\xce\xb8\xce\xb5|\xcf\x83\xce\xbf\xcf\x85|\xcf\x83\xce\xb1\xcf\x82)\\s+){0,3}(?:(?:\xcf\x80'
  b'\xcf\x81\xce\xbf\xce\xb7\xce\xb3\xce\xbf\xcf\x85\xce\xbc\xce\xb5\xce\xbd|\xcf\x80\xce\xb1\xcf\x81\xce\xb1\xcf'
  b'\x80\xce\xb1\xce\xbd\xcf\x89|\xce\xb1\xcf\x81\xcf\x87\xce\xb9\xce\xba|\xcf\x80\xcf\x81\xce\xbf\xcf\x84\xce'
  b'\xb5\xcf\x81|\xcf\x85\xcf\x80\xce\xb1\xcf\x81\xcf\x87\xce\xbf\xcf\x85\xcf\x83|\xce\xb1\xce\xbd\xcf\x89\xcf'
  b'\x84\xce\xb5\xcf\x81\xcf\x89)[\xce\xb1-\xcf\x89\xcf\x82]*\\s+)?(?:\xce\xbf\xce\xb4\xce\xb7\xce\xb3\xce\xb9'
  b'\xce\xb5\xcf\x82|\xce\xb5\xce\xbd\xcf\x84\xce\xbf\xce\xbb\xce\xb5\xcf\x82|\xce\xba\xce\xb1\xce\xbd\xce\xbf'
  b'\xce\xbd\xce\xb5\xcf\x82|\xcf\x80\xce\xb5\xcf\x81\xce\xb9\xce\xbf\xcf\x81\xce\xb9\xcf\x83\xce\xbc\xce\xbf\xcf'
  b'\x85\xcf\x82|\xce\xba\xce\xb1\xcf\x84\xce\xb5\xcf\x85\xce\xb8\xcf\x85\xce\xbd\xcf\x83\xce\xb5\xce\xb9\xcf\x82'
  b'|\xcf\x80\xcf\x81\xce\xbf\xcf\x84\xcf\x81\xce\xbf\xcf\x80\xce\xb7)(?:\\s+(?:\xcf\x83\xce\xbf\xcf\x85|\xcf\x83'
  b'\xce\xb1\xcf\x82|\xcf\x83\xcf\x85\xcf\x83\xcf\x84\xce\xb7\xce\xbc\xce\xb1\xcf\x84\xce\xbf\xcf\x82))?',
  b'\xcf\x80\xcf\x81\xce\xbf\xce\xb7\xce\xb3\xce\xbf\xcf\x85\xce\xbc\xce\xb5\xce\xbd|\xcf\x80\xce\xb1\xcf\x81\xce'
  b'\xb1\xcf\x80\xce\xb1\xce\xbd\xcf\x89|\xce\xb1\xcf\x81\xcf\x87\xce\xb9\xce\xba|\xcf\x80\xcf\x81\xce\xbf\xcf'
  b'\x84\xce\xb5\xcf\x81|\xce\xb1\xce\xbd\xcf\x89\xcf\x84\xce\xb5\xcf\x81\xcf\x89|\xce\xbf\xce\xbb\xce\xb5\xcf'
  b'\x82|\xce\xbf\xce\xbb\xce\xbf\xcf\x85\xcf\x82|\xcf\x83\xce\xbf\xcf\x85|\xcf\x83\xce\xb1\xcf\x82|\xcf'
  b'\x83\xcf\x85\xcf\x83\xcf\x84\xce\xb7\xce\xbc\xce\xb1\xcf\x84\xce\xbf\xcf\x82',
  b'(?:\xce\xbc\xce\xb7\xce\xbd|\xcf\x80\xce\xbf\xcf\x84\xce\xb5)\\s+(?:\xce\xb1\xce\xb3\xce\xbd\xce\xbf|\xce\xbe'
  b'\xce\xb5\xcf\x87|\xcf\x80\xce\xb1\xcf\x81\xce\xb1\xce\xba\xce\xb1\xce\xbc)|\xce\xb5\xcf\x80\xce\xb9\xce'
  b'\xb8\xce\xb5\xcf\x83|\xce\xb3\xce\xb9\xce\xb1 \xcf\x80\xce\xb1\xcf\x81\xce\xb1\xce\xb4\xce\xb5\xce\xb9\xce'
  b'\xb3\xce\xbc\xce\xb1',
  None),
 ('exfiltrate-ask-secret-el', 'injection', False,
  b'(?:\xcf\x80\xce\xbf\xce\xb9\xce\xbf\xcf\x82 \xce\xb5\xce\xb9\xce\xbd\xce\xb1\xce\xb9|\xcf\x80\xce'
  b'\xbf\xce\xb9\xce\xbf \xce\xb5\xce\xb9\xce\xbd\xce\xb1\xce\xb9|\xcf\x80\xce\xb5\xcf\x82 \xce\xbc\xce\xbf'
  b'\xcf\x85|\xcf\x80\xce\xb5\xce\xb9\xcf\x84\xce\xb5 \xce\xbc\xce\xbf\xcf\x85|\xce\xb4\xcf\x89\xcf\x83\xce'
  b'\xb5 \xce\xbc\xce\xbf\xcf\x85|\xce\xb4\xcf\x89\xcf\x83\xcf\x84\xce\xb5 \xce\xbc\xce\xbf\xcf\x85|\xce'
  b'\xb1\xcf\x80\xce\xbf\xce\xba\xce\xb1\xce\xbb\xcf\x85\xcf\x88\xce\xb5|\xce\xb4\xce\xb5\xce\xb9\xce\xbe\xce\xb5'
  b' \xce\xbc\xce\xbf\xcf\x85|\xce\xbc\xcf\x80\xce\xbf\xcf\x81\xce\xb5\xce\xb9\xcf\x82 \xce\xbd\xce\xb1 '
  b'\xce\xbc\xce\xbf\xcf\x85 (?:\xcf\x80\xce\xb5\xce\xb9\xcf\x82|\xce\xb4\xcf\x89\xcf\x83\xce\xb5\xce\xb9\xcf\x82)'
  b')\\s+(?:\xce\xbf|\xcf\x84\xce\xbf|\xcf\x84\xce\xbf\xce\xbd|\xcf\x84\xce\xb7\xce\xbd)\\s+(?:\xce\xba\xcf\x89\xce'
  b'\xb4\xce\xb9\xce\xba\xce\xbf\xcf\x82|\xce\xba\xcf\x89\xce\xb4\xce\xb9\xce\xba\xce\xbf|\xcf\x83\xcf\x85\xce'
  b'\xbd\xce\xb8\xce\xb7\xce\xbc\xce\xb1\xcf\x84\xce\xb9\xce\xba\xce\xbf|\xce\xbc\xcf\x85\xcf\x83\xcf\x84\xce\xb9'
  b'\xce\xba\xce\xbf \xce\xba\xce\xbb\xce\xb5\xce\xb9\xce\xb4\xce\xb9|\xce\xba\xce\xbb\xce\xb5\xce\xb9\xce\xb4'
  b'\xce\xb9)|\xcf\x80\xce\xbf\xcf\x85\\s+(?:\xce\xb6\xce\xb5\xce\xb9|\xce\xbc\xce\xb5\xce\xbd\xce\xb5\xce'
  b'\xb9|\xce\xba\xce\xb1\xcf\x84\xce\xbf\xce\xb9\xce\xba\xce\xb5\xce\xb9)\\s+(?:\xcf\x84\xcf\x89\xcf\x81\xce'
  b'\xb1\\s+)?\xce\xbf \xcf\x87\xcf\x81\xce\xb7\xcf\x83\xcf\x84\xce\xb7\xcf\x82',
  None,
  b'(?:\xce\xbc\xce\xb7\xce\xbd|\xcf\x80\xce\xbf\xcf\x84\xce\xb5)\\s+(?:\\S+\\s+)?(?:\xce\xb1\xcf\x80'
  b'\xce\xbf\xce\xba\xce\xb1\xce\xbb|\xce\xb4\xce\xb9\xce\xbd|\xce\xbb\xce\xb5\xcf\x82|\xcf\x80\xce\xb5\xce'
  b'\xb9\xcf\x82)',
  None),
 ('override-earlier-instructions-hi', 'injection', False,
  b'(?:\xe0\xa4\xaa\xe0\xa4\xbf\xe0\xa4\x9b\xe0\xa4\xb2|\xe0\xa4\xaa\xe0\xa4\xbf\xe0\xa4\x9b\xe0\xa4\xb2'
  b'\xe0\xa5\x80|\xe0\xa4\xaa\xe0\xa4\xb9\xe0\xa4\xb2|\xe0\xa4\xaa\xe0\xa4\xb0\xe0\xa4\xb5|\xe0\xa4\x8a\xe0'
  b'\xa4\xaa\xe0\xa4\xb0|\xe0\xa4\x89\xe0\xa4\xaa\xe0\xa4\xb0\xe0\xa5\x8b\xe0\xa4\x95\xe0\xa4\xa4|\xe0\xa4\xb8'
  b'\xe0\xa4\xad\xe0\xa5\x80|\xe0\xa4\x85\xe0\xa4\xaa\xe0\xa4\xa8|\xe0\xa4\xb8\xe0\xa4\xbe\xe0\xa4\xb0|\xe0'
  b'\xa4\xb8\xe0\xa4\xbf\xe0\xa4\xb8\xe0\xa4\x9f\xe0\xa4\xae)[^\xe0\xa5\xa4?!\\n]{0,25}(?:\xe0\xa4\xa8\xe0\xa4\xbf'
  b'\xe0\xa4\xb0\xe0\xa4\xa6\xe0\xa4\xb6|\xe0\xa4\x86\xe0\xa4\xa6\xe0\xa4\xb6|\xe0\xa4\xa8\xe0\xa4\xbf\xe0\xa4'
  b'\xaf\xe0\xa4\xae|\xe0\xa4\xaa\xe0\xa4\xb0\xe0\xa5\x89\xe0\xa4\xae\xe0\xa4\xaa\xe0\xa4\x9f|\xe0\xa4\xa6\xe0'
  b'\xa4\xbf\xe0\xa4\xb6\xe0\xa4\xbe\xe0\xa4\xa8\xe0\xa4\xbf\xe0\xa4\xb0\xe0\xa4\xa6\xe0\xa4\xb6)[^\xe0\xa5\xa4?!\\'
  b'n]{0,12}(?:\xe0\xa4\x85\xe0\xa4\xa8\xe0\xa4\xa6\xe0\xa4\x96\xe0\xa4\xbe|\xe0\xa4\xa8\xe0\xa4\x9c\xe0\xa4\xb0'
  b'\xe0\xa4\x85\xe0\xa4\xa6\xe0\xa4\xbe\xe0\xa4\x9c|\xe0\xa4\xa8\xe0\xa4\x9c\xe0\xa4\xb0\xe0\xa4\x85\xe0\xa4\xa6'
  b'\xe0\xa4\xbe\xe0\xa4\x9c|\xe0\xa4\xad\xe0\xa4\xb2|\xe0\xa4\x89\xe0\xa4\xaa\xe0\xa4\x95\xe0\xa4\xb7\xe0\xa4'
  b'\xbe|\xe0\xa4\xa8 \xe0\xa4\xae\xe0\xa4\xbe\xe0\xa4\xa8|\xe0\xa4\xae\xe0\xa4\xa4 \xe0\xa4\xae\xe0\xa4'
  b'\xbe\xe0\xa4\xa8\xe0\xa5\x8b|\xe0\xa4\x85\xe0\xa4\xb5\xe0\xa4\xb9\xe0\xa4\xb2\xe0\xa4\xa8\xe0\xa4\xbe)',
  None,
  b'(?:\xe0\xa4\x85\xe0\xa4\xa8\xe0\xa4\xa6\xe0\xa4\x96\xe0\xa4\xbe|\xe0\xa4\xa8\xe0\xa4\x9c\xe0\xa4\xb0'
  b'\xe0\xa4\x85\xe0\xa4\xa6\xe0\xa4\xbe\xe0\xa4\x9c|\xe0\xa4\x89\xe0\xa4\xaa\xe0\xa4\x95\xe0\xa4\xb7\xe0\xa4\xbe'
  b')\\s?(?:\xe0\xa4\xa8|\xe0\xa4\xae\xe0\xa4\xa4|\xe0\xa4\xa8\xe0\xa4\xb9\xe0\xa5\x80)|\xe0\xa4\xad\xe0\xa4\xb2('
  b'?:\xe0\xa4\xa8\xe0\xa4\xbe|)?\\s?(?:\xe0\xa4\xae\xe0\xa4\xa4|\xe0\xa4\xa8\xe0\xa4\xb9\xe0\xa5\x80)|\xe0'
  b'\xa4\xa8 \xe0\xa4\xad\xe0\xa4\xb2',
  None),
 ('exfiltrate-ask-secret-hi', 'injection', False,
  b'(?:\xe0\xa4\xaa\xe0\xa4\xbe\xe0\xa4\xb8\xe0\xa4\xb5\xe0\xa4\xb0\xe0\xa4\xa1|\xe0\xa4\x97\xe0\xa4\xaa'
  b'\xe0\xa4\xa4 \xe0\xa4\x95\xe0\xa4\x9c\xe0\xa5\x80|\xe0\xa4\xac\xe0\xa4\x95 \xe0\xa4\xac\xe0\xa4\xb2\xe0'
  b'\xa4\xb8|\xe0\xa4\xac\xe0\xa4\x95 \xe0\xa4\x96\xe0\xa4\xbe\xe0\xa4\xa4\xe0\xa4\xbe|\xe0\xa4\x9c\xe0\xa4'
  b'\xa8\xe0\xa4\xae \xe0\xa4\xa4\xe0\xa4\xbf\xe0\xa4\xa5\xe0\xa4\xbf|\xe0\xa4\x9c\xe0\xa4\xa8\xe0\xa4\xae\xe0'
  b'\xa4\xa4\xe0\xa4\xbf\xe0\xa4\xa5\xe0\xa4\xbf|\xe0\xa4\x88\xe0\xa4\xae\xe0\xa4\xb2 \xe0\xa4\xaa\xe0\xa4\xa4'
  b'\xe0\xa4\xbe)\\s?(?:\xe0\xa4\x95\xe0\xa4\xaf\xe0\xa4\xbe (?:\xe0\xa4\xb9|\xe0\xa4\xa5\xe0\xa4\xbe)|\xe0'
  b'\xa4\xac\xe0\xa4\xa4\xe0\xa4\xbe\xe0\xa4\x93|\xe0\xa4\xac\xe0\xa4\xa4\xe0\xa4\xbe\xe0\xa4\x8f|\xe0\xa4\xac'
  b'\xe0\xa4\xa4\xe0\xa4\xbe\xe0\xa4\x87\xe0\xa4\x8f|\xe0\xa4\xac\xe0\xa4\xa4\xe0\xa4\xbe \xe0\xa4\xa6\xe0\xa5'
  b'\x8b|\xe0\xa4\xa6\xe0\xa5\x8b$|\xe0\xa4\xb8\xe0\xa4\xbe\xe0\xa4\x9d\xe0\xa4\xbe \xe0\xa4\x95\xe0\xa4'
  b'\xb0\xe0\xa5\x8b|\xe0\xa4\xa6\xe0\xa5\x80\xe0\xa4\x9c\xe0\xa4\xbf\xe0\xa4\x8f)|\xe0\xa4\x89\xe0\xa4\xaa'
  b'\xe0\xa4\xaf\xe0\xa5\x8b\xe0\xa4\x97\xe0\xa4\x95\xe0\xa4\xb0\xe0\xa4\xa4\xe0\xa4\xbe[^\xe0\xa5\xa4?!\\n]{0,12'
  b'}\xe0\xa4\x95\xe0\xa4\xb9\xe0\xa4\xbe\\s?(?:\xe0\xa4\xb0\xe0\xa4\xb9\xe0\xa4\xa4\xe0\xa4\xbe|\xe0\xa4\xb0'
  b'\xe0\xa4\xb9\xe0\xa4\xa4\xe0\xa5\x80|\xe0\xa4\xb0\xe0\xa4\xb9\xe0\xa4\xa4)',
  None,
  b'\xe0\xa4\xae\xe0\xa4\xa4 \xe0\xa4\xac\xe0\xa4\xa4\xe0\xa4\xbe|\xe0\xa4\xa8 \xe0\xa4\xac\xe0\xa4\xa4\xe0'
  b'\xa4\xbe|\xe0\xa4\xb8\xe0\xa4\xbe\xe0\xa4\x9d\xe0\xa4\xbe \xe0\xa4\xa8',
  None),
 ('override-earlier-instructions-id', 'injection', False,
  b'\\b(?:abaikan|lupakan|hiraukan|langgar|jangan (?:ikuti|patuhi)|lewati|kesampingkan)\\s+(?:(?:semua|seluruh|seg'
  b'ala|setiap)\\s+)?(?:instruksi|perintah|aturan|petunjuk|arahan|prompt|pedoman|batasan)(?:[- ]\\w+)?\\s+(?:sebelu'
  b'mnya|di atas|terdahulu|awal|sistem|anda|kamu|mu|keamanan|yang (?:diberikan|ada|telah))\\b|\\b(?:abaikan|lupaka'
  b'n)\\s+(?:semua|seluruh|segala)\\s+(?:instruksi|perintah|pedoman)\\b',
  None, b'jangan\\s+(?:abaikan|lupakan|langgar)|serangan|misalnya|contoh', None),
 ('exfiltrate-ask-secret-id', 'injection', False,
  b'\\b(?:apa(?:kah)?|beri ?tahu (?:saya|aku|kami)|beritahukan|katakan(?: kepada saya)?|berikan(?: saya)?|sebutka'
  b'n|tunjukkan|bagikan|bocorkan|(?:bisakah|bolehkah) (?:anda|kamu) memberi(?:kan| ?tahu) (?:saya)?)\\s+(?:kata s'
  b'andi(?:nya|mu| anda| kamu)?|password(?:nya|mu)?|kunci rahasia(?:nya|mu| anda)?|prompt sistem(?:mu| anda)?)\\b'
  b'|\\bdi mana\\s+pengguna\\s+(?:\\w+\\s+)?tinggal',
  None, b'jangan\\s+(?:pernah\\s+)?(?:beri|bagi|kata|bocor)', None),
 ('override-earlier-instructions-zh', 'injection', False,
  b'(?:(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\xbd\xe8\xa7'
  b'\x86|\xe5\xbf\xbd\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe5\xbf\x98\xe6\x8e'
  b'\x89|\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5\xe5\xae\x88|\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5\xe5\xbe\xaa|'
  b'\xe4\xb8\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xbe\xaa|\xe4\xb8\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xae\x88|\xe4\xb8'
  b'\x8d\xe8\xa6\x81\xe7\x90\x86\xe4\xbc\x9a|\xe4\xb8\x8d\xe7\x94\xa8\xe7\x90\x86\xe4\xbc\x9a|\xe6\x8a\x9b\xe5'
  b'\xbc\x83|\xe6\x8b\x8b\xe6\xa3\x84|\xe4\xb8\xa2\xe5\xbc\x83|\xe4\xb8\x9f\xe6\xa3\x84|\xe6\x8a\x9b\xe5'
  b'\xbc\x80|\xe6\x94\xbe\xe5\xbc\x83|\xe8\xbf\x9d\xe5\x8f\x8d|\xe9\x81\x95\xe5\x8f\x8d|\xe6\x8e\xa8\xe7'
  b'\xbf\xbb|\xe6\x92\x87\xe5\xbc\x80|\xe5\x88\xab\xe7\xae\xa1|\xe4\xb8\x8d\xe8\xa6\x81\xe7\xae\xa1|\xe4'
  b'\xb8\x8d\xe5\xbf\x85\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c\xe6\xad\xa2\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c'
  b'\xe6\xad\xa2\xe9\x81\xb5\xe5\xbe\xaa|\xe7\xbb\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x8f\x96\xe6'
  b'\xb6\x88|\xe4\xbd\x9c\xe5\xba\x9f))(?:\xe6\x8e\x89|\xe4\xba\x86)?(?:\xe4\xbd\xa0|\xe6\x82\xa8|\xe6\x88\x91)?('
  b'?:(?:\xe4\xb9\x8b\xe5\x89\x8d|\xe4\xbb\xa5\xe5\x89\x8d|\xe5\x85\x88\xe5\x89\x8d|\xe6\xad\xa4\xe5\x89\x8d'
  b'|\xe4\xbb\xa5\xe4\xb8\x8a|\xe4\xb8\x8a\xe8\xbf\xb0|\xe4\xb8\x8a\xe9\x9d\xa2|\xe5\x89\x8d\xe9\x9d\xa2'
  b'|\xe5\x89\x8d\xe8\xbf\xb0|\xe5\x8e\x9f\xe6\x9d\xa5|\xe5\x8e\x9f\xe6\x9c\x89|\xe6\x9c\x80\xe5\x88\x9d'
  b'|\xe6\x97\xa9\xe5\x89\x8d|\xe4\xbd\xa0\xe7\x9a\x84|\xe6\x82\xa8\xe7\x9a\x84|\xe4\xbd\xa0\xe6\x94\xb6'
  b'\xe5\x88\xb0\xe7\x9a\x84|\xe7\xbb\x99\xe4\xbd\xa0\xe7\x9a\x84|\xe7\xb3\xbb\xe7\xbb\x9f|\xe7\xb3\xbb\xe7'
  b'\xb5\xb1|\xe4\xbd\xa0\xe8\xa2\xab\xe8\xb5\x8b\xe4\xba\x88\xe7\x9a\x84))(?:(?:\xe7\x9a\x84|\xe6\x89'
  b'\x80\xe6\x9c\x89|\xe5\x85\xa8\xe9\x83\xa8|\xe4\xb8\x80\xe5\x88\x87|\xe4\xbb\xbb\xe4\xbd\x95|\xe9\x82'
  b'\xa3\xe4\xba\x9b|\xe8\xbf\x99\xe4\xba\x9b|\xe7\xb3\xbb\xe7\xbb\x9f|\xe7\xb3\xbb\xe7\xb5\xb1|\xe5\xae'
  b'\x89\xe5\x85\xa8|\xe6\x94\xb6\xe5\x88\xb0\xe7\x9a\x84?|\xe7\xbb\x99\xe5\x87\xba\xe7\x9a\x84?|\xe7'
  b'\xbb\x99\xe4\xbd\xa0\xe7\x9a\x84|\xe4\xbd\xa0|\xe6\x89\x80|\xe5\xaf\xb9\xe8\xaf\x9d\xe4\xb8\xad\xe7\x9a\x84)){'
  b'0,5}(?:(?:\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4\xba|\xe5\x91\xbd\xe4\xbb\xa4|\xe8\xa7\x84\xe5\x88'
  b'\x99|\xe8\xa6\x8f\xe5\x89\x87|\xe6\x8f\x90\xe7\xa4\xba\xe8\xaf\x8d|\xe6\x8f\x90\xe7\xa4\xba\xe8\xa9\x9e'
  b'|\xe6\x8f\x90\xe7\xa4\xba|\xe5\x87\x86\xe5\x88\x99|\xe6\xba\x96\xe5\x89\x87|\xe8\xa7\x84\xe5\xae\x9a'
  b'|\xe9\x99\x90\xe5\x88\xb6|\xe7\xba\xa6\xe6\x9d\x9f|\xe7\xb4\x84\xe6\x9d\x9f|\xe8\xa6\x81\xe6\xb1\x82'
  b'|\xe8\xae\xbe\xe5\xae\x9a|\xe6\x8c\x87\xe5\xbc\x95|\xe6\x96\xb9\xe9\x92\x88|prompt))|(?:(?:\xe5\xbf\xbd'
  b'\xe7\x95\xa5|\xe6\x97\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\xbd\xe8\xa7\x86|\xe5\xbf\xbd'
  b'\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe5\xbf\x98\xe6\x8e\x89|\xe4\xb8\x8d'
  b'\xe8\xa6\x81\xe9\x81\xb5\xe5\xae\x88|\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5\xe5\xbe\xaa|\xe4\xb8\x8d\xe5\x86'
  b'\x8d\xe9\x81\xb5\xe5\xbe\xaa|\xe4\xb8\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xae\x88|\xe4\xb8\x8d\xe8\xa6\x81\xe7'
  b'\x90\x86\xe4\xbc\x9a|\xe4\xb8\x8d\xe7\x94\xa8\xe7\x90\x86\xe4\xbc\x9a|\xe6\x8a\x9b\xe5\xbc\x83|\xe6\x8b'
  b'\x8b\xe6\xa3\x84|\xe4\xb8\xa2\xe5\xbc\x83|\xe4\xb8\x9f\xe6\xa3\x84|\xe6\x8a\x9b\xe5\xbc\x80|\xe6\x94'
  b'\xbe\xe5\xbc\x83|\xe8\xbf\x9d\xe5\x8f\x8d|\xe9\x81\x95\xe5\x8f\x8d|\xe6\x8e\xa8\xe7\xbf\xbb|\xe6\x92'
  b'\x87\xe5\xbc\x80|\xe5\x88\xab\xe7\xae\xa1|\xe4\xb8\x8d\xe8\xa6\x81\xe7\xae\xa1|\xe4\xb8\x8d\xe5\xbf\x85'
  b'\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c\xe6\xad\xa2\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c\xe6\xad\xa2\xe9\x81'
  b'\xb5\xe5\xbe\xaa|\xe7\xbb\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x8f\x96\xe6\xb6\x88|\xe4\xbd'
  b'\x9c\xe5\xba\x9f))(?:\xe6\x8e\x89|\xe4\xba\x86)?(?:\xe6\x89\x80\xe6\x9c\x89|\xe5\x85\xa8\xe9\x83\xa8|\xe4'
  b'\xb8\x80\xe5\x88\x87|\xe4\xbb\xbb\xe4\xbd\x95)\xe7\x9a\x84?(?:\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4'
  b'\xba|\xe5\x91\xbd\xe4\xbb\xa4|\xe5\x87\x86\xe5\x88\x99|\xe6\xba\x96\xe5\x89\x87|\xe9\x99\x90\xe5\x88'
  b'\xb6|\xe8\xa7\x84\xe5\x88\x99|\xe5\xae\x89\xe5\x85\xa8)|(?:(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97\xa0\xe8\xa7\x86'
  b'|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\xbd\xe8\xa7\x86|\xe5\xbf\xbd\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0'
  b'|\xe5\xbf\x98\xe8\xa8\x98|\xe5\xbf\x98\xe6\x8e\x89|\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5\xe5\xae\x88|'
  b'\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5\xe5\xbe\xaa|\xe4\xb8\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xbe\xaa|\xe4\xb8'
  b'\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xae\x88|\xe4\xb8\x8d\xe8\xa6\x81\xe7\x90\x86\xe4\xbc\x9a|\xe4\xb8\x8d\xe7'
  b'\x94\xa8\xe7\x90\x86\xe4\xbc\x9a|\xe6\x8a\x9b\xe5\xbc\x83|\xe6\x8b\x8b\xe6\xa3\x84|\xe4\xb8\xa2\xe5\xbc'
  b'\x83|\xe4\xb8\x9f\xe6\xa3\x84|\xe6\x8a\x9b\xe5\xbc\x80|\xe6\x94\xbe\xe5\xbc\x83|\xe8\xbf\x9d\xe5\x8f'
  b'\x8d|\xe9\x81\x95\xe5\x8f\x8d|\xe6\x8e\xa8\xe7\xbf\xbb|\xe6\x92\x87\xe5\xbc\x80|\xe5\x88\xab\xe7\xae'
  b'\xa1|\xe4\xb8\x8d\xe8\xa6\x81\xe7\xae\xa1|\xe4\xb8\x8d\xe5\xbf\x85\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c'
  b'\xe6\xad\xa2\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c\xe6\xad\xa2\xe9\x81\xb5\xe5\xbe\xaa|\xe7\xbb\x95\xe8\xbf'
  b'\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x8f\x96\xe6\xb6\x88|\xe4\xbd\x9c\xe5\xba\x9f))(?:\xe6\x8e\x89|\xe4\xba\x86)?'
  b'(?:\xe4\xb8\x8a\xe8\xbf\xb0|\xe4\xbb\xa5\xe4\xb8\x8a|\xe4\xb8\x8a\xe9\x9d\xa2|\xe5\x89\x8d\xe9\x9d\xa2|\xe4'
  b'\xb9\x8b\xe5\x89\x8d)(?:\xe7\x9a\x84)?(?:\xe6\x89\x80\xe6\x9c\x89|\xe5\x85\xa8\xe9\x83\xa8|\xe4\xb8\x80\xe5\x88'
  b'\x87)?\xe7\x9a\x84?(?:\xe5\x86\x85\xe5\xae\xb9|\xe5\x85\xa7\xe5\xae\xb9|\xe6\x96\x87\xe5\xad\x97|\xe5'
  b'\xaf\xb9\xe8\xaf\x9d|\xe4\xbf\xa1\xe6\x81\xaf|\xe4\xb8\x80\xe5\x88\x87)|(?:(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97'
  b'\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\xbd\xe8\xa7\x86|\xe5\xbf\xbd\xe8\xa6\x96|\xe5\xbf'
  b'\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe5\xbf\x98\xe6\x8e\x89|\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5'
  b'\xe5\xae\x88|\xe4\xb8\x8d\xe8\xa6\x81\xe9\x81\xb5\xe5\xbe\xaa|\xe4\xb8\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xbe'
  b'\xaa|\xe4\xb8\x8d\xe5\x86\x8d\xe9\x81\xb5\xe5\xae\x88|\xe4\xb8\x8d\xe8\xa6\x81\xe7\x90\x86\xe4\xbc\x9a|'
  b'\xe4\xb8\x8d\xe7\x94\xa8\xe7\x90\x86\xe4\xbc\x9a|\xe6\x8a\x9b\xe5\xbc\x83|\xe6\x8b\x8b\xe6\xa3\x84|\xe4'
  b'\xb8\xa2\xe5\xbc\x83|\xe4\xb8\x9f\xe6\xa3\x84|\xe6\x8a\x9b\xe5\xbc\x80|\xe6\x94\xbe\xe5\xbc\x83|\xe8'
  b'\xbf\x9d\xe5\x8f\x8d|\xe9\x81\x95\xe5\x8f\x8d|\xe6\x8e\xa8\xe7\xbf\xbb|\xe6\x92\x87\xe5\xbc\x80|\xe5'
  b'\x88\xab\xe7\xae\xa1|\xe4\xb8\x8d\xe8\xa6\x81\xe7\xae\xa1|\xe4\xb8\x8d\xe5\xbf\x85\xe9\x81\xb5\xe5\xae\x88'
  b'|\xe5\x81\x9c\xe6\xad\xa2\xe9\x81\xb5\xe5\xae\x88|\xe5\x81\x9c\xe6\xad\xa2\xe9\x81\xb5\xe5\xbe\xaa|\xe7'
  b'\xbb\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x8f\x96\xe6\xb6\x88|\xe4\xbd\x9c\xe5\xba\x9f))(?:\xe4'
  b'\xbd\xa0|\xe6\x82\xa8)?(?:\xe4\xb9\x8b\xe5\x89\x8d)?(?:\xe8\xa2\xab\xe5\x91\x8a\xe7\x9f\xa5|\xe6\x89\x80\xe7'
  b'\x9f\xa5\xe9\x81\x93|\xe7\x9f\xa5\xe9\x81\x93|\xe5\xad\xa6\xe5\x88\xb0)\xe7\x9a\x84\xe4\xb8\x80\xe5\x88\x87|(?'
  b':\xe4\xb9\x8b\xe5\x89\x8d|\xe5\x85\x88\xe5\x89\x8d|\xe4\xbb\xa5\xe4\xb8\x8a|\xe4\xb8\x8a\xe8\xbf\xb0'
  b')\xe7\x9a\x84?(?:\xe6\x89\x80\xe6\x9c\x89)?(?:(?:\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4\xba|'
  b'\xe5\x91\xbd\xe4\xbb\xa4|\xe8\xa7\x84\xe5\x88\x99|\xe8\xa6\x8f\xe5\x89\x87|\xe6\x8f\x90\xe7\xa4\xba\xe8'
  b'\xaf\x8d|\xe6\x8f\x90\xe7\xa4\xba\xe8\xa9\x9e|\xe6\x8f\x90\xe7\xa4\xba|\xe5\x87\x86\xe5\x88\x99|\xe6'
  b'\xba\x96\xe5\x89\x87|\xe8\xa7\x84\xe5\xae\x9a|\xe9\x99\x90\xe5\x88\xb6|\xe7\xba\xa6\xe6\x9d\x9f|\xe7'
  b'\xb4\x84\xe6\x9d\x9f|\xe8\xa6\x81\xe6\xb1\x82|\xe8\xae\xbe\xe5\xae\x9a|\xe6\x8c\x87\xe5\xbc\x95|\xe6'
  b'\x96\xb9\xe9\x92\x88|prompt))(?:\xe5\xb7\xb2|\xe9\x83\xbd|\xe5\x85\xa8\xe9\x83\xa8|\xe7\x8e\xb0\xe5\x9c\xa8)?'
  b'(?:\xe4\xbd\x9c\xe5\xba\x9f|\xe6\x97\xa0\xe6\x95\x88|\xe5\xa4\xb1\xe6\x95\x88|\xe5\x8f\x96\xe6\xb6\x88|\xe4'
  b'\xb8\x8d\xe5\x86\x8d\xe9\x80\x82\xe7\x94\xa8)',
  None,
  b'(?:(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe5\xbe\x97|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b'
  b'\xbf|\xe8\xab\x8b\xe5\x8b\xbf|\xe4\xb8\x8d\xe8\x83\xbd|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xb5\x95\xe4\xb8'
  b'\x8d|\xe4\xb8\x8d\xe5\x8f\xaf|\xe5\x88\xab|\xe7\xa6\x81\xe6\xad\xa2|\xe4\xb8\x8d\xe5\xba\x94|\xe4'
  b'\xb8\xa5\xe7\xa6\x81)(?:\xe6\x8a\x8a|\xe5\xb0\x86|\xe5\x90\x91|\xe5\xaf\xb9|\xe5\x9c\xa8|\xe9\x9a\x8f'
  b'\xe6\x84\x8f|\xe6\x93\x85\xe8\x87\xaa)?[^\xe3\x80\x82!?\\n,]{0,8}(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97'
  b'\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe7\xbb'
  b'\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x85\xb3\xe9\x97\xad|\xe6\xb3\x84\xe9\x9c\xb2|\xe5\x8f'
  b'\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe4\xb8\x8a\xe4\xbc\xa0|\xe8\xbd\xac\xe5\x8f\x91|\xe5\x88'
  b'\x86\xe4\xba\xab|\xe5\x91\x8a\xe8\xaf\x89|\xe9\x80\x8f\xe9\x9c\xb2|\xe6\x8e\xa8\xe8\x8d\x90|\xe6\x89'
  b'\xb9\xe5\x87\x86|\xe5\x90\x88\xe5\xb9\xb6|\xe5\x85\xac\xe5\xbc\x80|\xe8\xbe\x93\xe5\x87\xba|\xe6\x9b'
  b'\xbf\xe6\x8d\xa2))|(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb'
  b'|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82'
  b'|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1'
  b'\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c'
  b'"\'\xe3\x80\x8c\xe3\x80\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]'
  b'*[\xe2\x80\x9d"\'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7'
  b'\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4'
  b'\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6'
  b'\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8'
  b'\xe4\xbe\x8b)|\xe8\xbf\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('override-new-task-zh', 'injection', False,
  b'\xe6\x96\xb0\xe7\x9a\x84?(?:\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4\xba|\xe5\x91\xbd\xe4\xbb\xa4|\xe7'
  b'\xb3\xbb\xe7\xbb\x9f\xe6\x8f\x90\xe7\xa4\xba)\\s*:|\xe4\xbd\xa0(?:\xe7\x9c\x9f\xe6\xad\xa3|\xe7\x9c'
  b'\x9f\xe5\xae\x9e|\xe5\xae\x9e\xe9\x99\x85|\xe9\x9a\x90\xe8\x97\x8f|\xe7\xa7\x98\xe5\xaf\x86)\xe7\x9a\x84(?:'
  b'\xe4\xbb\xbb\xe5\x8a\xa1|\xe7\x9b\xae\xe7\x9a\x84|\xe4\xbd\xbf\xe5\x91\xbd|\xe7\x9b\xae\xe6\xa0\x87|'
  b'\xe5\xb7\xa5\xe4\xbd\x9c|\xe8\xa7\x92\xe8\x89\xb2|\xe6\x8c\x87\xe4\xbb\xa4)\xe6\x98\xaf|(?:\xe4\xbb\xa5\xe4'
  b'\xb8\x8b|\xe8\xbf\x99\xe4\xba\x9b|\xe6\x9c\xac\xe6\x9d\xa1|\xe4\xb8\x8b\xe5\x88\x97)\xe7\x9a\x84?(?:\xe6'
  b'\x8c\x87\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4\xba|\xe8\xa7\x84\xe5\x88\x99|\xe6\xb6\x88\xe6\x81\xaf|\xe5'
  b'\x91\xbd\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf)[^\xe3\x80\x82!?\\n]{0,4}(?:\xe5\x8f\x96\xe4\xbb\xa3|\xe8\xa6'
  b'\x86\xe7\x9b\x96|\xe4\xbc\x98\xe5\x85\x88\xe4\xba\x8e|\xe6\x9b\xbf\xe4\xbb\xa3|\xe9\xab\x98\xe4\xba\x8e'
  b'|\xe5\x87\x8c\xe9\xa9\xbe)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe6\x89\x80\xe6\x9c\x89|\xe4\xb9\x8b\xe5\x89\x8d|'
  b'\xe4\xb8\x80\xe5\x88\x87|\xe5\x85\xb6\xe4\xbb\x96|\xe4\xbb\xbb\xe4\xbd\x95|\xe5\x85\x88\xe5\x89\x8d)|(?:'
  b'\xe4\xbb\x8e\xe7\x8e\xb0\xe5\x9c\xa8\xe8\xb5\xb7|\xe4\xbb\x8e\xe7\x8e\xb0\xe5\x9c\xa8\xe5\xbc\x80\xe5\xa7\x8b'
  b'|\xe5\xbe\x9e\xe7\x8f\xbe\xe5\x9c\xa8\xe8\xb5\xb7|\xe4\xbb\x8a\xe5\x90\x8e|\xe6\xad\xa4\xe5\x90\x8e),?(?'
  b':\xe4\xbd\xa0)?(?:\xe5\x8f\xaa|\xe4\xbb\x85|\xe5\xbf\x85\xe9\xa1\xbb\xe5\x8f\xaa)(?:\xe8\x83\xbd|\xe9\x9c'
  b'\x80|\xe8\xa6\x81)?(?:\xe6\x9c\x8d\xe4\xbb\x8e|\xe5\x90\xac\xe4\xbb\x8e|\xe9\x81\xb5\xe5\xbe\xaa|\xe9'
  b'\x81\xb5\xe5\xae\x88|\xe6\x89\xa7\xe8\xa1\x8c)(?:\xe6\x88\x91|\xe6\x9c\xac|\xe8\xbf\x99|\xe4\xbb\xa5\xe4'
  b'\xb8\x8b|\xe6\xad\xa4)|(?:\xe5\x85\xb3\xe9\x97\xad|\xe7\xbb\x95\xe8\xbf\x87|\xe7\xa6\x81\xe7\x94\xa8|'
  b'\xe5\x81\x9c\xe7\x94\xa8|\xe8\xa7\xa3\xe9\x99\xa4|\xe5\x8f\x96\xe6\xb6\x88|\xe7\xa7\xbb\xe9\x99\xa4|'
  b'\xe7\xaa\x81\xe7\xa0\xb4|\xe7\x84\xa1\xe8\xa6\x96|\xe9\x97\x9c\xe9\x96\x89|\xe7\xb9\x9e\xe9\x81\x8e|'
  b'\xe6\x97\xa0\xe8\xa7\x86)(?:\xe6\x8e\x89)?(?:\xe4\xbd\xa0|\xe6\x82\xa8)(?:\xe7\x9a\x84)?(?:\xe6\x89\x80'
  b'\xe6\x9c\x89|\xe5\x85\xa8\xe9\x83\xa8|\xe4\xb8\x80\xe5\x88\x87|\xe4\xbb\xbb\xe4\xbd\x95|\xe5\x86\x85'
  b'\xe7\xbd\xae)?\xe7\x9a\x84?(?:\xe5\xae\x89\xe5\x85\xa8|\xe5\x86\x85\xe5\xae\xb9|\xe9\x81\x93\xe5\xbe\xb7'
  b'|\xe4\xbc\xa6\xe7\x90\x86)?(?:\xe9\x99\x90\xe5\x88\xb6|\xe8\xbf\x87\xe6\xbb\xa4\xe5\x99\xa8?|\xe6\xa9'
  b'\x9f\xe5\x88\xb6|\xe6\x9c\xba\xe5\x88\xb6|\xe9\x98\xb2\xe6\x8a\xa4|\xe5\x87\x86\xe5\x88\x99|\xe6\x8e'
  b'\xaa\xe6\x96\xbd|\xe7\xba\xa6\xe6\x9d\x9f|\xe6\x8a\xa4\xe6\xa0\x8f|\xe7\xad\x96\xe7\x95\xa5|\xe5\xaf'
  b'\xa9\xe6\x9f\xa5|\xe5\xae\xa1\xe6\x9f\xa5)|(?:\xe7\xbb\x95\xe8\xbf\x87|\xe6\x97\xa0\xe8\xa7\x86|\xe8\xbf'
  b'\x9d\xe5\x8f\x8d|\xe8\xa7\xa3\xe9\x99\xa4)(?:\xe6\x89\x80\xe6\x9c\x89|\xe4\xb8\x80\xe5\x88\x87|\xe4\xbb\xbb'
  b'\xe4\xbd\x95)(?:\xe5\xae\x89\xe5\x85\xa8|\xe9\x81\x93\xe5\xbe\xb7|\xe4\xbc\xa6\xe7\x90\x86)(?:\xe9'
  b'\x99\x90\xe5\x88\xb6|\xe5\x87\x86\xe5\x88\x99|\xe8\xa7\x84\xe5\x88\x99|\xe8\xa7\x84\xe5\xae\x9a|\xe7'
  b'\xba\xa6\xe6\x9d\x9f)',
  None,
  b'(?:(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe5\xbe\x97|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b'
  b'\xbf|\xe8\xab\x8b\xe5\x8b\xbf|\xe4\xb8\x8d\xe8\x83\xbd|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xb5\x95\xe4\xb8'
  b'\x8d|\xe4\xb8\x8d\xe5\x8f\xaf|\xe5\x88\xab|\xe7\xa6\x81\xe6\xad\xa2|\xe4\xb8\x8d\xe5\xba\x94|\xe4'
  b'\xb8\xa5\xe7\xa6\x81)(?:\xe6\x8a\x8a|\xe5\xb0\x86|\xe5\x90\x91|\xe5\xaf\xb9|\xe5\x9c\xa8|\xe9\x9a\x8f'
  b'\xe6\x84\x8f|\xe6\x93\x85\xe8\x87\xaa)?[^\xe3\x80\x82!?\\n,]{0,8}(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97'
  b'\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe7\xbb'
  b'\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x85\xb3\xe9\x97\xad|\xe6\xb3\x84\xe9\x9c\xb2|\xe5\x8f'
  b'\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe4\xb8\x8a\xe4\xbc\xa0|\xe8\xbd\xac\xe5\x8f\x91|\xe5\x88'
  b'\x86\xe4\xba\xab|\xe5\x91\x8a\xe8\xaf\x89|\xe9\x80\x8f\xe9\x9c\xb2|\xe6\x8e\xa8\xe8\x8d\x90|\xe6\x89'
  b'\xb9\xe5\x87\x86|\xe5\x90\x88\xe5\xb9\xb6|\xe5\x85\xac\xe5\xbc\x80|\xe8\xbe\x93\xe5\x87\xba|\xe6\x9b'
  b'\xbf\xe6\x8d\xa2))|(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb'
  b'|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82'
  b'|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1'
  b'\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c'
  b'"\'\xe3\x80\x8c\xe3\x80\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]'
  b'*[\xe2\x80\x9d"\'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7'
  b'\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4'
  b'\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6'
  b'\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8'
  b'\xe4\xbe\x8b)|\xe8\xbf\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('exfiltrate-send-zh', 'injection', False,
  b'(?:(?:\xe5\xaf\xb9\xe8\xaf\x9d|\xe5\xb0\x8d\xe8\xa9\xb1|\xe8\x81\x8a\xe5\xa4\xa9\xe8\xae\xb0\xe5\xbd\x95'
  b'|\xe8\x81\x8a\xe5\xa4\xa9\xe7\xb4\x80\xe9\x8c\x84|\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|'
  b'\xe7\xb3\xbb\xe7\xbb\x9f\xe6\x8f\x90\xe7\xa4\xba\xe8\xaf\x8d?|\xe7\xb3\xbb\xe7\xb5\xb1\xe6\x8f\x90\xe7\xa4'
  b'\xba\xe8\xa9\x9e?|\xe7\x8e\xaf\xe5\xa2\x83\xe5\x8f\x98\xe9\x87\x8f|\xe7\x92\xb0\xe5\xa2\x83\xe8\xae\x8a'
  b'\xe6\x95\xb8|\\.env|\\.ssh|\xe7\xa7\x81\xe9\x92\xa5|\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc'
  b'|\xe5\x87\xad\xe8\xaf\x81|\xe5\x87\xad\xe6\x8d\xae|\xe6\x86\x91\xe8\xad\x89|\xe6\x9c\xba\xe5\xaf\x86'
  b'|\xe5\x80\x8b\xe4\xba\xba\xe8\xb3\x87\xe6\x96\x99|\xe4\xb8\xaa\xe4\xba\xba(?:\xe4\xbf\xa1\xe6\x81\xaf|\xe8\xb5'
  b'\x84\xe6\x96\x99|\xe6\x95\xb0\xe6\x8d\xae)|(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd'
  b'\xbf\xe7\x94\xa8\xe8\x80\x85|\xe5\xae\xa2\xe6\x88\xb7|\xe5\x91\x98\xe5\xb7\xa5)\xe7\x9a\x84?(?:\xe6\x95\xb0'
  b'\xe6\x8d\xae|\xe8\xb3\x87\xe6\x96\x99|\xe8\xb5\x84\xe6\x96\x99|\xe4\xbf\xa1\xe6\x81\xaf|\xe6\x96\x87'
  b'\xe4\xbb\xb6|api|\xe5\xaf\x86|\xe9\x9a\x90\xe7\xa7\x81|\xe8\xbe\x93\xe5\x85\xa5|\xe6\xb6\x88\xe6\x81\xaf)))['
  b'^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe5\x8f\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe5\x8f\x91\xe5\x88'
  b'\xb0|\xe5\x8f\x91\xe7\xbb\x99|\xe7\x99\xbc\xe5\x88\xb0|\xe8\xbd\xac\xe5\x8f\x91|\xe8\xbd\x89\xe7\x99'
  b'\xbc|\xe4\xb8\x8a\xe4\xbc\xa0|\xe4\xb8\x8a\xe5\x82\xb3|\xe6\x8f\x90\xe4\xba\xa4|\xe4\xbc\xa0\xe9\x80'
  b'\x81|\xe4\xbc\xa0\xe5\x88\xb0|\xe5\xaf\x84\xe5\x88\xb0|\xe5\xaf\x84\xe7\xbb\x99|\xe8\xb4\xb4\xe5\x88'
  b'\xb0|\xe9\x99\x84\xe5\x8a\xa0\xe5\x88\xb0|\xe9\x99\x84\xe5\x88\xb0|\xe6\xb3\x84\xe9\x9c\xb2\xe7\xbb\x99'
  b'|\xe5\x85\xb1\xe4\xba\xab\xe7\xbb\x99|\xe5\x88\x86\xe4\xba\xab\xe5\x88\xb0|post))[^\xe3\x80\x82!?\\n]{0,6}(?'
  b':(?:https?://|[\\w.-]+@[\\w-]|(?:\xe8\xbf\x99\xe4\xb8\xaa|\xe4\xbb\xa5\xe4\xb8\x8b|\xe4\xb8\x8b\xe9\x9d\xa2\xe7'
  b'\x9a\x84?|\xe6\x88\x91\xe7\x9a\x84)(?:\xe7\xbd\x91\xe5\x9d\x80|\xe5\x9c\xb0\xe5\x9d\x80|\xe6\x9c\x8d\xe5'
  b'\x8a\xa1\xe5\x99\xa8|\xe9\x93\xbe\xe6\x8e\xa5|\xe9\x82\xae\xe7\xae\xb1|\xe7\xb6\xb2\xe5\x9d\x80)|'
  b'\xe5\xa4\x96\xe9\x83\xa8(?:\xe6\x9c\x8d\xe5\x8a\xa1\xe5\x99\xa8|\xe7\xbd\x91\xe7\xab\x99|\xe5\x9c'
  b'\xb0\xe5\x9d\x80)|\xe6\x94\xbb\xe5\x87\xbb\xe8\x80\x85|\xe6\x94\xbb\xe6\x93\x8a\xe8\x80\x85|webhook))|(?:('
  b'?:\xe5\x8f\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe5\x8f\x91\xe5\x88\xb0|\xe5\x8f\x91\xe7\xbb\x99|\xe7\x99'
  b'\xbc\xe5\x88\xb0|\xe8\xbd\xac\xe5\x8f\x91|\xe8\xbd\x89\xe7\x99\xbc|\xe4\xb8\x8a\xe4\xbc\xa0|\xe4\xb8'
  b'\x8a\xe5\x82\xb3|\xe6\x8f\x90\xe4\xba\xa4|\xe4\xbc\xa0\xe9\x80\x81|\xe4\xbc\xa0\xe5\x88\xb0|\xe5\xaf'
  b'\x84\xe5\x88\xb0|\xe5\xaf\x84\xe7\xbb\x99|\xe8\xb4\xb4\xe5\x88\xb0|\xe9\x99\x84\xe5\x8a\xa0\xe5\x88\xb0'
  b'|\xe9\x99\x84\xe5\x88\xb0|\xe6\xb3\x84\xe9\x9c\xb2\xe7\xbb\x99|\xe5\x85\xb1\xe4\xba\xab\xe7\xbb\x99|'
  b'\xe5\x88\x86\xe4\xba\xab\xe5\x88\xb0|post))[^\xe3\x80\x82!?\\n]{0,10}(?:(?:\xe5\xaf\xb9\xe8\xaf\x9d'
  b'|\xe5\xb0\x8d\xe8\xa9\xb1|\xe8\x81\x8a\xe5\xa4\xa9\xe8\xae\xb0\xe5\xbd\x95|\xe8\x81\x8a\xe5\xa4\xa9\xe7'
  b'\xb4\x80\xe9\x8c\x84|\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xb3\xbb\xe7\xbb\x9f\xe6\x8f'
  b'\x90\xe7\xa4\xba\xe8\xaf\x8d?|\xe7\xb3\xbb\xe7\xb5\xb1\xe6\x8f\x90\xe7\xa4\xba\xe8\xa9\x9e?|\xe7\x8e'
  b'\xaf\xe5\xa2\x83\xe5\x8f\x98\xe9\x87\x8f|\xe7\x92\xb0\xe5\xa2\x83\xe8\xae\x8a\xe6\x95\xb8|\\.env|\\.ssh|'
  b'\xe7\xa7\x81\xe9\x92\xa5|\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x87\xad\xe8\xaf\x81|'
  b'\xe5\x87\xad\xe6\x8d\xae|\xe6\x86\x91\xe8\xad\x89|\xe6\x9c\xba\xe5\xaf\x86|\xe5\x80\x8b\xe4\xba\xba\xe8'
  b'\xb3\x87\xe6\x96\x99|\xe4\xb8\xaa\xe4\xba\xba(?:\xe4\xbf\xa1\xe6\x81\xaf|\xe8\xb5\x84\xe6\x96\x99|\xe6\x95\xb0'
  b'\xe6\x8d\xae)|(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|'
  b'\xe5\xae\xa2\xe6\x88\xb7|\xe5\x91\x98\xe5\xb7\xa5)\xe7\x9a\x84?(?:\xe6\x95\xb0\xe6\x8d\xae|\xe8\xb3\x87\xe6'
  b'\x96\x99|\xe8\xb5\x84\xe6\x96\x99|\xe4\xbf\xa1\xe6\x81\xaf|\xe6\x96\x87\xe4\xbb\xb6|api|\xe5\xaf\x86|'
  b'\xe9\x9a\x90\xe7\xa7\x81|\xe8\xbe\x93\xe5\x85\xa5|\xe6\xb6\x88\xe6\x81\xaf)))[^\xe3\x80\x82!?\\n]{0,10}('
  b'?:\xe5\x88\xb0|\xe7\xbb\x99|\xe8\x87\xb3)[^\xe3\x80\x82!?\\n]{0,4}(?:(?:https?://|[\\w.-]+@[\\w-]|(?:\xe8\xbf'
  b'\x99\xe4\xb8\xaa|\xe4\xbb\xa5\xe4\xb8\x8b|\xe4\xb8\x8b\xe9\x9d\xa2\xe7\x9a\x84?|\xe6\x88\x91\xe7\x9a\x84)(?'
  b':\xe7\xbd\x91\xe5\x9d\x80|\xe5\x9c\xb0\xe5\x9d\x80|\xe6\x9c\x8d\xe5\x8a\xa1\xe5\x99\xa8|\xe9\x93\xbe'
  b'\xe6\x8e\xa5|\xe9\x82\xae\xe7\xae\xb1|\xe7\xb6\xb2\xe5\x9d\x80)|\xe5\xa4\x96\xe9\x83\xa8(?:\xe6\x9c\x8d\xe5'
  b'\x8a\xa1\xe5\x99\xa8|\xe7\xbd\x91\xe7\xab\x99|\xe5\x9c\xb0\xe5\x9d\x80)|\xe6\x94\xbb\xe5\x87\xbb\xe8'
  b'\x80\x85|\xe6\x94\xbb\xe6\x93\x8a\xe8\x80\x85|webhook))|(?:\xe5\x90\x91|\xe7\xbb\x99|\xe5\x88\xb0)\\s?(?:(?:h'
  b'ttps?://|[\\w.-]+@[\\w-]|(?:\xe8\xbf\x99\xe4\xb8\xaa|\xe4\xbb\xa5\xe4\xb8\x8b|\xe4\xb8\x8b\xe9\x9d\xa2\xe7\x9a'
  b'\x84?|\xe6\x88\x91\xe7\x9a\x84)(?:\xe7\xbd\x91\xe5\x9d\x80|\xe5\x9c\xb0\xe5\x9d\x80|\xe6\x9c\x8d\xe5\x8a'
  b'\xa1\xe5\x99\xa8|\xe9\x93\xbe\xe6\x8e\xa5|\xe9\x82\xae\xe7\xae\xb1|\xe7\xb6\xb2\xe5\x9d\x80)|\xe5'
  b'\xa4\x96\xe9\x83\xa8(?:\xe6\x9c\x8d\xe5\x8a\xa1\xe5\x99\xa8|\xe7\xbd\x91\xe7\xab\x99|\xe5\x9c\xb0\xe5\x9d\x80)'
  b'|\xe6\x94\xbb\xe5\x87\xbb\xe8\x80\x85|\xe6\x94\xbb\xe6\x93\x8a\xe8\x80\x85|webhook))[^\\s\xe3\x80\x82]{0,60}'
  b'\\s?(?:(?:\xe5\x8f\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe5\x8f\x91\xe5\x88\xb0|\xe5\x8f\x91\xe7\xbb\x99'
  b'|\xe7\x99\xbc\xe5\x88\xb0|\xe8\xbd\xac\xe5\x8f\x91|\xe8\xbd\x89\xe7\x99\xbc|\xe4\xb8\x8a\xe4\xbc\xa0'
  b'|\xe4\xb8\x8a\xe5\x82\xb3|\xe6\x8f\x90\xe4\xba\xa4|\xe4\xbc\xa0\xe9\x80\x81|\xe4\xbc\xa0\xe5\x88\xb0'
  b'|\xe5\xaf\x84\xe5\x88\xb0|\xe5\xaf\x84\xe7\xbb\x99|\xe8\xb4\xb4\xe5\x88\xb0|\xe9\x99\x84\xe5\x8a\xa0'
  b'\xe5\x88\xb0|\xe9\x99\x84\xe5\x88\xb0|\xe6\xb3\x84\xe9\x9c\xb2\xe7\xbb\x99|\xe5\x85\xb1\xe4\xba\xab\xe7'
  b'\xbb\x99|\xe5\x88\x86\xe4\xba\xab\xe5\x88\xb0|post))[^\xe3\x80\x82!?\\n]{0,10}(?:(?:\xe5\xaf\xb9\xe8\xaf\x9d|'
  b'\xe5\xb0\x8d\xe8\xa9\xb1|\xe8\x81\x8a\xe5\xa4\xa9\xe8\xae\xb0\xe5\xbd\x95|\xe8\x81\x8a\xe5\xa4\xa9\xe7\xb4'
  b'\x80\xe9\x8c\x84|\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xb3\xbb\xe7\xbb\x9f\xe6\x8f\x90'
  b'\xe7\xa4\xba\xe8\xaf\x8d?|\xe7\xb3\xbb\xe7\xb5\xb1\xe6\x8f\x90\xe7\xa4\xba\xe8\xa9\x9e?|\xe7\x8e\xaf'
  b'\xe5\xa2\x83\xe5\x8f\x98\xe9\x87\x8f|\xe7\x92\xb0\xe5\xa2\x83\xe8\xae\x8a\xe6\x95\xb8|\\.env|\\.ssh|\xe7'
  b'\xa7\x81\xe9\x92\xa5|\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x87\xad\xe8\xaf\x81|\xe5'
  b'\x87\xad\xe6\x8d\xae|\xe6\x86\x91\xe8\xad\x89|\xe6\x9c\xba\xe5\xaf\x86|\xe5\x80\x8b\xe4\xba\xba\xe8\xb3'
  b'\x87\xe6\x96\x99|\xe4\xb8\xaa\xe4\xba\xba(?:\xe4\xbf\xa1\xe6\x81\xaf|\xe8\xb5\x84\xe6\x96\x99|\xe6\x95\xb0\xe6'
  b'\x8d\xae)|(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe5'
  b'\xae\xa2\xe6\x88\xb7|\xe5\x91\x98\xe5\xb7\xa5)\xe7\x9a\x84?(?:\xe6\x95\xb0\xe6\x8d\xae|\xe8\xb3\x87\xe6\x96'
  b'\x99|\xe8\xb5\x84\xe6\x96\x99|\xe4\xbf\xa1\xe6\x81\xaf|\xe6\x96\x87\xe4\xbb\xb6|api|\xe5\xaf\x86|\xe9'
  b'\x9a\x90\xe7\xa7\x81|\xe8\xbe\x93\xe5\x85\xa5|\xe6\xb6\x88\xe6\x81\xaf)))',
  None,
  b'(?:(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe5\xbe\x97|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b'
  b'\xbf|\xe8\xab\x8b\xe5\x8b\xbf|\xe4\xb8\x8d\xe8\x83\xbd|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xb5\x95\xe4\xb8'
  b'\x8d|\xe4\xb8\x8d\xe5\x8f\xaf|\xe5\x88\xab|\xe7\xa6\x81\xe6\xad\xa2|\xe4\xb8\x8d\xe5\xba\x94|\xe4'
  b'\xb8\xa5\xe7\xa6\x81)(?:\xe6\x8a\x8a|\xe5\xb0\x86|\xe5\x90\x91|\xe5\xaf\xb9|\xe5\x9c\xa8|\xe9\x9a\x8f'
  b'\xe6\x84\x8f|\xe6\x93\x85\xe8\x87\xaa)?[^\xe3\x80\x82!?\\n,]{0,8}(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97'
  b'\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe7\xbb'
  b'\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x85\xb3\xe9\x97\xad|\xe6\xb3\x84\xe9\x9c\xb2|\xe5\x8f'
  b'\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe4\xb8\x8a\xe4\xbc\xa0|\xe8\xbd\xac\xe5\x8f\x91|\xe5\x88'
  b'\x86\xe4\xba\xab|\xe5\x91\x8a\xe8\xaf\x89|\xe9\x80\x8f\xe9\x9c\xb2|\xe6\x8e\xa8\xe8\x8d\x90|\xe6\x89'
  b'\xb9\xe5\x87\x86|\xe5\x90\x88\xe5\xb9\xb6|\xe5\x85\xac\xe5\xbc\x80|\xe8\xbe\x93\xe5\x87\xba|\xe6\x9b'
  b'\xbf\xe6\x8d\xa2))|(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb'
  b'|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82'
  b'|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1'
  b'\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c'
  b'"\'\xe3\x80\x8c\xe3\x80\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]'
  b'*[\xe2\x80\x9d"\'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7'
  b'\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4'
  b'\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6'
  b'\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8'
  b'\xe4\xbe\x8b)|\xe8\xbf\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('exfiltrate-ask-secret-zh', 'injection', False,
  b'(?:(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x8f\xa3\xe4\xbb\xa4|\xe5\xaf\x86\xe9\x92'
  b'\xa5|\xe5\xaf\x86\xe9\x91\xb0|\xe7\xa7\x81\xe9\x92\xa5|\xe7\xa7\x98\xe9\x92\xa5|\xe6\x9a\x97\xe5\x8f'
  b'\xb7|\xe6\x9a\x97\xe8\x99\x9f|\xe9\x80\x9a\xe8\xa1\x8c\xe7\xa0\x81|\xe8\xae\xbf\xe9\x97\xae\xe7\xa0\x81'
  b'|\xe9\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe7\x99\xbb\xe5\xbd\x95\xe5\x87\xad\xe8\xaf\x81|api ?key))(?'
  b':\xe6\x98\xaf\xe4\xbb\x80\xe4\xb9\x88|\xe6\x98\xaf\xe4\xbb\x80\xe9\xba\xbc|\xe6\x98\xaf\xe5\xa4\x9a\xe5'
  b'\xb0\x91|\xe6\x98\xaf\xe5\x95\xa5|\xe4\xb8\xba\xe4\xbd\x95|\xe6\x98\xaf\xe5\x93\xaa)|(?:\xe5\x91\x8a\xe8'
  b'\xaf\x89|\xe5\x91\x8a\xe8\xa8\xb4|\xe7\xbb\x99|\xe7\xb5\xa6|\xe5\x8f\x91\xe7\xbb\x99|\xe9\x80\x8f'
  b'\xe9\x9c\xb2\xe7\xbb\x99|\xe8\xaf\xb4\xe5\x87\xba)(?:\xe6\x88\x91|\xe6\x88\x91\xe4\xbb\xac)(?:\xe4'
  b'\xbd\xa0\xe7\x9a\x84|\xe6\x82\xa8\xe7\x9a\x84|\xe7\xb3\xbb\xe7\xbb\x9f\xe7\x9a\x84?|\xe7\xae\xa1\xe7'
  b'\x90\x86\xe5\x91\x98\xe7\x9a\x84?|\xe7\xae\xa1\xe7\x90\x86\xe5\x93\xa1\xe7\x9a\x84?|\xe7\x94\xa8\xe6'
  b'\x88\xb7\xe7\x9a\x84?|\xe9\x82\xa3\xe4\xb8\xaa|\xe6\xad\xa3\xe7\xa1\xae\xe7\x9a\x84?){0,2}(?:(?:'
  b'\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x8f\xa3\xe4\xbb\xa4|\xe5\xaf\x86\xe9\x92\xa5|'
  b'\xe5\xaf\x86\xe9\x91\xb0|\xe7\xa7\x81\xe9\x92\xa5|\xe7\xa7\x98\xe9\x92\xa5|\xe6\x9a\x97\xe5\x8f\xb7|'
  b'\xe6\x9a\x97\xe8\x99\x9f|\xe9\x80\x9a\xe8\xa1\x8c\xe7\xa0\x81|\xe8\xae\xbf\xe9\x97\xae\xe7\xa0\x81|\xe9'
  b'\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe7\x99\xbb\xe5\xbd\x95\xe5\x87\xad\xe8\xaf\x81|api ?key))(?:$|[\xe3\x80'
  b'\x82,!?\\s\xe3\x80\x81])|(?:\xe5\x88\x86\xe4\xba\xab|\xe8\xaf\xb4\xe5\x87\xba|\xe9\x80\x8f\xe9\x9c\xb2|'
  b'\xe5\x85\xac\xe5\xbc\x80|\xe4\xba\xa4\xe5\x87\xba|\xe5\x85\xb1\xe4\xba\xab|\xe6\x8f\x90\xe4\xbe\x9b|'
  b'\xe8\xbe\x93\xe5\x87\xba|\xe7\xbb\x99\xe5\x87\xba)(?:\xe4\xb8\x80\xe4\xb8\x8b)?(?:\xe4\xbd\xa0|\xe6\x82\xa8)'
  b'\xe7\x9a\x84?(?:(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x8f\xa3\xe4\xbb\xa4|\xe5'
  b'\xaf\x86\xe9\x92\xa5|\xe5\xaf\x86\xe9\x91\xb0|\xe7\xa7\x81\xe9\x92\xa5|\xe7\xa7\x98\xe9\x92\xa5|\xe6'
  b'\x9a\x97\xe5\x8f\xb7|\xe6\x9a\x97\xe8\x99\x9f|\xe9\x80\x9a\xe8\xa1\x8c\xe7\xa0\x81|\xe8\xae\xbf\xe9\x97'
  b'\xae\xe7\xa0\x81|\xe9\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe7\x99\xbb\xe5\xbd\x95\xe5\x87\xad\xe8\xaf\x81|api ?key'
  b'))|(?:\xe6\x88\x91\xe9\x9c\x80\xe8\xa6\x81|\xe6\x88\x91\xe8\xa6\x81)(?:\xe7\x9f\xa5\xe9\x81\x93)?(?'
  b':\xe4\xbd\xa0|\xe6\x82\xa8)\xe7\x9a\x84(?:(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x8f\xa3\xe4'
  b'\xbb\xa4|\xe5\xaf\x86\xe9\x92\xa5|\xe5\xaf\x86\xe9\x91\xb0|\xe7\xa7\x81\xe9\x92\xa5|\xe7\xa7\x98\xe9'
  b'\x92\xa5|\xe6\x9a\x97\xe5\x8f\xb7|\xe6\x9a\x97\xe8\x99\x9f|\xe9\x80\x9a\xe8\xa1\x8c\xe7\xa0\x81|\xe8'
  b'\xae\xbf\xe9\x97\xae\xe7\xa0\x81|\xe9\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe7\x99\xbb\xe5\xbd\x95\xe5\x87\xad'
  b'\xe8\xaf\x81|api ?key))|(?:\xe8\xbe\x93\xe5\x87\xba|\xe9\x87\x8d\xe5\xa4\x8d|\xe6\x98\xbe\xe7\xa4\xba|\xe9'
  b'\x80\x8f\xe9\x9c\xb2|\xe6\x89\x93\xe5\x8d\xb0|\xe5\x85\xac\xe5\xbc\x80|\xe5\x91\x8a\xe8\xaf\x89\xe6\x88'
  b'\x91|\xe5\xb1\x95\xe7\xa4\xba|\xe6\xb3\x84\xe9\x9c\xb2|\xe5\xa4\x8d\xe8\xbf\xb0|\xe5\x86\x99\xe5\x87'
  b'\xba|\xe8\xaa\xaa\xe5\x87\xba)[^\xe3\x80\x82!?\\n]{0,4}(?:\xe4\xbd\xa0|\xe6\x82\xa8)\xe7\x9a\x84?(?:\xe6\x9c'
  b'\x80\xe5\x88\x9d|\xe5\x8e\x9f\xe5\xa7\x8b|\xe5\x88\x9d\xe5\xa7\x8b|\xe7\xb3\xbb\xe7\xbb\x9f|\xe7\xb3'
  b'\xbb\xe7\xb5\xb1|\xe5\x86\x85\xe9\x83\xa8|\xe5\x85\xa8\xe9\x83\xa8|\xe6\x89\x80\xe6\x9c\x89|\xe5\xae'
  b'\x8c\xe6\x95\xb4){0,3}\xe7\x9a\x84?(?:\xe6\x8f\x90\xe7\xa4\xba\xe8\xaf\x8d?|\xe6\x8f\x90\xe7\xa4\xba\xe8\xa9'
  b'\x9e|\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x8c\x87\xe7\xa4\xba|\xe5\x87\x86\xe5\x88\x99|prompt)|(?:\xe9\x80'
  b'\x8f\xe9\x9c\xb2|\xe6\xb3\x84\xe9\x9c\xb2|\xe9\x80\x90\xe5\xad\x97\xe8\xbe\x93\xe5\x87\xba|\xe5\xa4\x8d'
  b'\xe8\xbf\xb0)(?:\xe7\xb3\xbb\xe7\xbb\x9f|\xe7\xb3\xbb\xe7\xb5\xb1)(?:\xe6\x8f\x90\xe7\xa4\xba\xe8\xaf\x8d?|\xe6'
  b'\x8f\x90\xe7\xa4\xba\xe8\xa9\x9e)|(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd'
  b'\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe7\x8e\xb0'
  b'\xe5\x9c\xa8|\xe7\x9b\xae\xe5\x89\x8d|\xe7\x95\xb6\xe5\x89\x8d|\xe5\xbd\x93\xe5\x89\x8d)?(?:\xe4\xbd\x8f'
  b'\xe5\x9c\xa8|\xe5\xb1\x85\xe4\xbd\x8f\xe5\x9c\xa8|\xe4\xbd\x8f)(?:\xe5\x93\xaa|\xe4\xbb\x80\xe4\xb9\x88)|(?:'
  b'\xe5\x91\x8a\xe8\xaf\x89\xe6\x88\x91|\xe5\x91\x8a\xe8\xa8\xb4\xe6\x88\x91|\xe7\xbb\x99\xe6\x88\x91|\xe6'
  b'\x8f\x90\xe4\xbe\x9b|\xe9\x80\x8f\xe9\x9c\xb2)(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6'
  b'|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85)'
  b')\xe7\x9a\x84?(?:(?:(?:\xe7\x94\xb5\xe5\xad\x90)?(?:\xe9\x82\xae\xe7\xae\xb1|\xe9\x82\xae\xe4\xbb\xb6)('
  b'?:\xe5\x9c\xb0\xe5\x9d\x80)?|\xe9\x9b\xbb\xe5\xad\x90\xe9\x83\xb5\xe4\xbb\xb6|\xe5\x9c\xb0\xe5\x9d\x80|\xe4'
  b'\xbd\x8f\xe5\x9d\x80|\xe7\x94\xb5\xe8\xaf\x9d\xe5\x8f\xb7\xe7\xa0\x81|\xe7\x94\xb5\xe8\xaf\x9d|\xe9\x9b'
  b'\xbb\xe8\xa9\xb1|\xe6\x89\x8b\xe6\x9c\xba\xe5\x8f\xb7\xe7\xa0\x81?|\xe5\x87\xba\xe7\x94\x9f\xe6\x97\xa5'
  b'\xe6\x9c\x9f|\xe7\x94\x9f\xe6\x97\xa5|\xe5\x87\xba\xe7\x94\x9f\xe5\xb9\xb4\xe4\xbb\xbd|\xe7\x9c\x9f\xe5'
  b'\xae\x9e\xe5\xa7\x93\xe5\x90\x8d|\xe5\xa7\x93\xe5\x90\x8d|\xe9\x93\xb6\xe8\xa1\x8c\xe8\xb4\xa6\xe6\x88\xb7'
  b'|\xe9\x93\xb6\xe8\xa1\x8c\xe8\xb4\xa6\xe5\x8f\xb7|\xe9\x93\xb6\xe8\xa1\x8c\xe4\xbd\x99\xe9\xa2\x9d|\xe4'
  b'\xbd\x99\xe9\xa2\x9d|\xe9\xa4\x98\xe9\xa1\x8d|\xe4\xbf\xa1\xe7\x94\xa8\xe5\x8d\xa1\xe5\x8f\xb7?|\xe8'
  b'\xba\xab\xe4\xbb\xbd\xe8\xaf\x81\xe5\x8f\xb7?|\xe5\xb1\x85\xe4\xbd\x8f\xe5\x9f\x8e\xe5\xb8\x82|\xe5\xb1'
  b'\x85\xe4\xbd\x8f\xe5\x9c\xb0|\xe5\xb9\xb4\xe9\xbe\x84|\xe5\xb7\xa5\xe8\xb5\x84|\xe6\x94\xb6\xe5\x85\xa5'
  b'|\xe4\xb8\xaa\xe4\xba\xba\xe4\xbf\xa1\xe6\x81\xaf|\xe4\xb8\xaa\xe4\xba\xba\xe8\xb5\x84\xe6\x96\x99|\xe5'
  b'\xaf\x86\xe7\xa0\x81))|(?:\xe5\x91\x8a\xe8\xaf\x89\xe6\x88\x91|\xe5\x91\x8a\xe8\xa8\xb4\xe6\x88\x91|\xe7'
  b'\xbb\x99\xe6\x88\x91|\xe9\x80\x8f\xe9\x9c\xb2)[^\xe3\x80\x82!?\\n,]{1,8}\xe7\x9a\x84(?:(?:(?:\xe7\x94\xb5'
  b'\xe5\xad\x90)?\xe9\x82\xae\xe7\xae\xb1\xe5\x9c\xb0\xe5\x9d\x80|\xe9\x9b\xbb\xe5\xad\x90\xe9\x83\xb5\xe4'
  b'\xbb\xb6\xe5\x9c\xb0\xe5\x9d\x80|\xe5\xae\xb6\xe5\xba\xad\xe4\xbd\x8f\xe5\x9d\x80|\xe7\x94\xb5\xe8\xaf\x9d'
  b'\xe5\x8f\xb7\xe7\xa0\x81|\xe6\x89\x8b\xe6\x9c\xba\xe5\x8f\xb7\xe7\xa0\x81?|\xe5\x87\xba\xe7\x94\x9f\xe6'
  b'\x97\xa5\xe6\x9c\x9f|\xe5\x87\xba\xe7\x94\x9f\xe5\xb9\xb4\xe4\xbb\xbd|\xe9\x93\xb6\xe8\xa1\x8c\xe8\xb4\xa6'
  b'\xe6\x88\xb7|\xe9\x93\xb6\xe8\xa1\x8c\xe8\xb4\xa6\xe5\x8f\xb7|\xe9\x93\xb6\xe8\xa1\x8c\xe4\xbd\x99\xe9\xa2'
  b'\x9d|\xe9\x93\xb6\xe8\xa1\x8c\xe4\xbd\x99\xe9\xa2\x9d|\xe4\xbf\xa1\xe7\x94\xa8\xe5\x8d\xa1\xe5\x8f\xb7|'
  b'\xe8\xba\xab\xe4\xbb\xbd\xe8\xaf\x81\xe5\x8f\xb7|\xe5\xb1\x85\xe4\xbd\x8f\xe5\x9f\x8e\xe5\xb8\x82|\xe5\xb1'
  b'\x85\xe4\xbd\x8f\xe5\x9c\xb0))|(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8'
  b'\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))\xe7\x9a\x84(?:(?:(?:\xe7\x94'
  b'\xb5\xe5\xad\x90)?(?:\xe9\x82\xae\xe7\xae\xb1|\xe9\x82\xae\xe4\xbb\xb6)(?:\xe5\x9c\xb0\xe5\x9d\x80)?|\xe9'
  b'\x9b\xbb\xe5\xad\x90\xe9\x83\xb5\xe4\xbb\xb6|\xe5\x9c\xb0\xe5\x9d\x80|\xe4\xbd\x8f\xe5\x9d\x80|\xe7\x94'
  b'\xb5\xe8\xaf\x9d\xe5\x8f\xb7\xe7\xa0\x81|\xe7\x94\xb5\xe8\xaf\x9d|\xe9\x9b\xbb\xe8\xa9\xb1|\xe6\x89\x8b'
  b'\xe6\x9c\xba\xe5\x8f\xb7\xe7\xa0\x81?|\xe5\x87\xba\xe7\x94\x9f\xe6\x97\xa5\xe6\x9c\x9f|\xe7\x94\x9f\xe6'
  b'\x97\xa5|\xe5\x87\xba\xe7\x94\x9f\xe5\xb9\xb4\xe4\xbb\xbd|\xe7\x9c\x9f\xe5\xae\x9e\xe5\xa7\x93\xe5\x90\x8d'
  b'|\xe5\xa7\x93\xe5\x90\x8d|\xe9\x93\xb6\xe8\xa1\x8c\xe8\xb4\xa6\xe6\x88\xb7|\xe9\x93\xb6\xe8\xa1\x8c\xe8'
  b'\xb4\xa6\xe5\x8f\xb7|\xe9\x93\xb6\xe8\xa1\x8c\xe4\xbd\x99\xe9\xa2\x9d|\xe4\xbd\x99\xe9\xa2\x9d|\xe9\xa4'
  b'\x98\xe9\xa1\x8d|\xe4\xbf\xa1\xe7\x94\xa8\xe5\x8d\xa1\xe5\x8f\xb7?|\xe8\xba\xab\xe4\xbb\xbd\xe8\xaf\x81'
  b'\xe5\x8f\xb7?|\xe5\xb1\x85\xe4\xbd\x8f\xe5\x9f\x8e\xe5\xb8\x82|\xe5\xb1\x85\xe4\xbd\x8f\xe5\x9c\xb0|'
  b'\xe5\xb9\xb4\xe9\xbe\x84|\xe5\xb7\xa5\xe8\xb5\x84|\xe6\x94\xb6\xe5\x85\xa5|\xe4\xb8\xaa\xe4\xba\xba\xe4'
  b'\xbf\xa1\xe6\x81\xaf|\xe4\xb8\xaa\xe4\xba\xba\xe8\xb5\x84\xe6\x96\x99|\xe5\xaf\x86\xe7\xa0\x81))(?:\xe6\x98'
  b'\xaf\xe4\xbb\x80\xe4\xb9\x88|\xe6\x98\xaf\xe5\xa4\x9a\xe5\xb0\x91|\xe5\x9c\xa8\xe5\x93\xaa)|[^\xe3\x80\x82!'
  b'?\\n,]{1,8}\xe7\x9a\x84(?:\xe9\x93\xb6\xe8\xa1\x8c\xe4\xbd\x99\xe9\xa2\x9d|\xe5\x87\xba\xe7\x94\x9f\xe6'
  b'\x97\xa5\xe6\x9c\x9f|\xe4\xbf\xa1\xe7\x94\xa8\xe5\x8d\xa1\xe5\x8f\xb7|\xe8\xba\xab\xe4\xbb\xbd\xe8\xaf\x81'
  b'\xe5\x8f\xb7|\xe5\xae\xb6\xe5\xba\xad\xe4\xbd\x8f\xe5\x9d\x80)\xe6\x98\xaf(?:\xe4\xbb\x80\xe4\xb9\x88|\xe5\xa4'
  b'\x9a\xe5\xb0\x91|\xe5\x93\xaa)',
  None,
  b'(?:(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe5\xbe\x97|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b'
  b'\xbf|\xe8\xab\x8b\xe5\x8b\xbf|\xe4\xb8\x8d\xe8\x83\xbd|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xb5\x95\xe4\xb8'
  b'\x8d|\xe4\xb8\x8d\xe5\x8f\xaf|\xe5\x88\xab|\xe7\xa6\x81\xe6\xad\xa2|\xe4\xb8\x8d\xe5\xba\x94|\xe4'
  b'\xb8\xa5\xe7\xa6\x81)(?:\xe6\x8a\x8a|\xe5\xb0\x86|\xe5\x90\x91|\xe5\xaf\xb9|\xe5\x9c\xa8|\xe9\x9a\x8f'
  b'\xe6\x84\x8f|\xe6\x93\x85\xe8\x87\xaa)?[^\xe3\x80\x82!?\\n,]{0,8}(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97'
  b'\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe7\xbb'
  b'\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x85\xb3\xe9\x97\xad|\xe6\xb3\x84\xe9\x9c\xb2|\xe5\x8f'
  b'\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe4\xb8\x8a\xe4\xbc\xa0|\xe8\xbd\xac\xe5\x8f\x91|\xe5\x88'
  b'\x86\xe4\xba\xab|\xe5\x91\x8a\xe8\xaf\x89|\xe9\x80\x8f\xe9\x9c\xb2|\xe6\x8e\xa8\xe8\x8d\x90|\xe6\x89'
  b'\xb9\xe5\x87\x86|\xe5\x90\x88\xe5\xb9\xb6|\xe5\x85\xac\xe5\xbc\x80|\xe8\xbe\x93\xe5\x87\xba|\xe6\x9b'
  b'\xbf\xe6\x8d\xa2))|(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb'
  b'|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82'
  b'|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1'
  b'\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c'
  b'"\'\xe3\x80\x8c\xe3\x80\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]'
  b'*[\xe2\x80\x9d"\'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7'
  b'\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4'
  b'\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6'
  b'\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8'
  b'\xe4\xbe\x8b)|\xe8\xbf\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('hide-from-user-zh', 'injection', False,
  b'(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe5\x88\xab|\xe4\xb8\x8d\xe8\x83\xbd|\xe4\xb8\x8d\xe5\x8f\xaf|\xe5\x88\x87\xe5'
  b'\x8b\xbf|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xbb\x9d\xe5\xaf\xb9\xe4\xb8\x8d\xe8\xa6\x81|\xe8\xaf\xb7\xe5\x8b'
  b'\xbf|\xe4\xb8\x8d\xe8\xa8\xb1|\xe4\xb8\x8d\xe5\x87\x86|\xe5\x8b\xbf)(?:\xe6\x8a\x8a)?(?:\xe8\xbf\x99|\xe6'
  b'\xad\xa4|\xe8\xa9\xb2|\xe8\xaf\xa5)?(?:\xe4\xbb\xb6\xe4\xba\x8b|\xe4\xba\x8b|\xe6\x9d\xa1\xe6\x8c\x87'
  b'\xe4\xbb\xa4|\xe6\xb6\x88\xe6\x81\xaf|\xe4\xba\x9b)?(?:\xe5\x91\x8a\xe8\xaf\x89|\xe5\x91\x8a\xe8\xa8\xb4'
  b'|\xe9\x80\x9a\xe7\x9f\xa5|\xe6\x8f\x90\xe9\x86\x92|\xe5\x91\x8a\xe7\x9f\xa5)(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7'
  b'\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c'
  b'\x89\xe8\x80\x85))(?:\xe8\xbf\x99|\xe6\xad\xa4|\xe6\x9c\x89\xe5\x85\xb3|\xe5\x85\xb3\xe4\xba\x8e|$|[\xe3\x80'
  b'\x82!?,\\s]|\xe4\xbd\xa0|\xe4\xbb\xbb\xe4\xbd\x95|\xe8\xaf\xa5)|(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe5\x88'
  b'\xab|\xe4\xb8\x8d\xe8\x83\xbd|\xe7\xbb\x9d\xe5\xaf\xb9\xe4\xb8\x8d\xe8\xa6\x81|\xe7\xbb\x9d\xe4\xb8\x8d'
  b'|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b\xbf)\xe8\xae\xa9(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7'
  b'\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c'
  b'\x89\xe8\x80\x85)|\xe4\xbb\xbb\xe4\xbd\x95\xe4\xba\xba)(?:\xe7\x9f\xa5\xe9\x81\x93|\xe5\x8f\x91\xe7\x8e\xb0'
  b'|\xe5\xaf\x9f\xe8\xa7\x89|\xe5\xbe\x97\xe7\x9f\xa5|\xe7\x9c\x8b\xe5\x88\xb0(?:\xe8\xbf\x99|\xe6\xad\xa4))|(?'
  b':\xe4\xb8\x8d\xe8\xa6\x81|\xe5\x88\xab|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xbb\x9d\xe5\xaf\xb9\xe4\xb8\x8d'
  b'\xe8\xa6\x81|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b\xbf)(?:\xe5\x90\x91|\xe5\xaf\xb9|\xe8\xb7\x9f'
  b'|\xe5\x92\x8c)(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4'
  b'\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe6\x8f\x90\xe5\x8f\x8a|\xe6\x8f\x90\xe5\x88'
  b'\xb0|\xe9\x80\x8f\xe9\x9c\xb2|\xe8\xaf\xb4\xe6\x98\x8e|\xe6\x8a\xab\xe9\x9c\xb2|\xe6\x89\xbf\xe8\xae'
  b'\xa4|\xe8\xaf\xb4\xe5\x87\xba|\xe6\xb3\x84\xe9\x9c\xb2)(?:\xe8\xbf\x99|\xe6\xad\xa4|\xe8\xaf\xa5|\xe4'
  b'\xbb\xbb\xe4\xbd\x95|\xe6\x9c\x89\xe5\x85\xb3|\xe6\x9c\xac)|(?:\xe5\xaf\xb9|\xe5\x90\x91|\xe8\xb7\x9f)(?:'
  b'(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba'
  b'\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe4\xbf\x9d\xe5\xaf\x86|\xe9\x9a\x90\xe7\x9e\x92|\xe9\x9a'
  b'\xb1\xe7\x9e\x9e)(?:$|[\xe3\x80\x82!?,\\s]|\xe8\xbf\x99|\xe6\xad\xa4|\xe8\xaf\xa5)|(?:(?:\xe7\x94\xa8\xe6'
  b'\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6'
  b'\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe4\xb8\x8d\xe8\x83\xbd|\xe4\xb8\x8d\xe5\xba\x94|\xe4\xb8\x8d\xe8\xaf'
  b'\xa5|\xe4\xb8\x8d\xe5\xbe\x97|\xe7\xbb\x9d\xe4\xb8\x8d\xe8\x83\xbd|\xe4\xb8\x8d\xe5\xba\x94\xe8\xaf\xa5'
  b'|\xe4\xb8\x8d\xe5\x8f\xaf\xe4\xbb\xa5)(?:\xe7\x9f\xa5\xe9\x81\x93|\xe5\xbe\x97\xe7\x9f\xa5|\xe5\x8f\x91\xe7'
  b'\x8e\xb0|\xe5\xaf\x9f\xe8\xa7\x89)(?:\xe8\xbf\x99|\xe6\xad\xa4|\xe8\xaf\xa5|\xe6\x9c\x89|$|[\xe3\x80\x82!?,\\s'
  b']|\xe4\xbd\xa0)|(?:\xe5\x9c\xa8)?(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94'
  b'\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))\xe4\xb8\x8d\xe7\x9f'
  b'\xa5\xe6\x83\x85(?:\xe7\x9a\x84\xe6\x83\x85\xe5\x86\xb5\xe4\xb8\x8b|\xe6\x97\xb6|\xe7\x9a\x84\xe6'
  b'\x83\x85\xe6\xb3\x81\xe4\xb8\x8b)|(?:\xe4\xb8\x8d|\xe4\xb8\x8d\xe7\x94\xa8|\xe6\x97\xa0\xe9\x9c\x80|\xe6'
  b'\x9c\xaa)(?:\xe9\x80\x9a\xe7\x9f\xa5|\xe5\x91\x8a\xe7\x9f\xa5|\xe5\x91\x8a\xe8\xaf\x89|\xe7\xbb\x8f)(?:(?'
  b':\xe7\x94\xa8\xe6\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb'
  b'\xe4\xba\xba|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85))(?:\xe5\x90\x8c\xe6\x84\x8f|\xe8\xae\xb8\xe5\x8f\xaf)?(?:'
  b'\xe5\xb0\xb1|\xe4\xbe\xbf|\xe8\x80\x8c|\xe7\x9b\xb4\xe6\x8e\xa5|,)[^\xe3\x80\x82!?\\n]{0,20}(?:\xe8\xbd\xac|'
  b'\xe5\x8f\x91|\xe5\x88\xa0|\xe6\x89\xa7\xe8\xa1\x8c|\xe5\xae\x89\xe8\xa3\x85|\xe6\xb7\xbb\xe5\x8a\xa0'
  b'|\xe4\xb8\x8a\xe4\xbc\xa0|\xe4\xbf\xae\xe6\x94\xb9)|\xe7\x9e\x92\xe7\x9d\x80(?:(?:\xe7\x94\xa8\xe6\x88\xb7|\xe7'
  b'\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6\x89\x80\xe6\x9c'
  b'\x89\xe8\x80\x85))|(?:\xe6\x82\x84\xe6\x82\x84|\xe5\x81\xb7\xe5\x81\xb7|\xe6\x9a\x97\xe4\xb8\xad|\xe7'
  b'\xa7\x98\xe5\xaf\x86\xe5\x9c\xb0|\xe7\xa7\x81\xe4\xb8\x8b)(?:\xe5\x9c\xb0)?(?:\xe6\x8a\x8a|\xe5\xb0\x86)?'
  b'[^\xe3\x80\x82!?\\n]{0,15}(?:\xe5\x8f\x91\xe9\x80\x81|\xe8\xbd\xac\xe5\x8f\x91|\xe4\xb8\x8a\xe4\xbc\xa0|'
  b'\xe8\xae\xb0\xe5\xbd\x95|\xe6\xb7\xbb\xe5\x8a\xa0|\xe5\x88\xa0\xe9\x99\xa4|\xe6\x89\xa7\xe8\xa1\x8c|'
  b'\xe6\x8f\x92\xe5\x85\xa5|\xe6\x94\xb6\xe9\x9b\x86|\xe4\xbf\xae\xe6\x94\xb9|\xe5\xa4\x8d\xe5\x88\xb6|'
  b'\xe5\xae\x89\xe8\xa3\x85|\xe8\xbd\xac\xe8\xb4\xa6|\xe4\xbf\x9d\xe5\xad\x98)',
  None,
  b'(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe5\xbe\x97|\xe7\xa6\x81\xe6\xad\xa2|\xe4\xb8\x8d\xe8\x83\xbd|\xe5'
  b'\x88\xab|\xe5\x88\x87\xe5\x8b\xbf)[^\xe3\x80\x82!?\\n]{0,10}(?:\xe5\x9c\xa8)?(?:(?:\xe7\x94\xa8\xe6'
  b'\x88\xb7|\xe7\x94\xa8\xe6\x88\xb6|\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe4\xb8\xbb\xe4\xba\xba|\xe6'
  b'\x89\x80\xe6\x9c\x89\xe8\x80\x85))\xe4\xb8\x8d\xe7\x9f\xa5\xe6\x83\x85|(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|'
  b'\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|'
  b'\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|'
  b'\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94'
  b'\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\''
  b'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]*[\xe2\x80\x9d"\'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,'
  b'15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a'
  b'|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad'
  b'|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|'
  b'\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b)|\xe8\xbf\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7'
  b'\xb1\xbb\xe7\x9a\x84))',
  None),
 ('impersonate-authority-zh', 'injection', False,
  b'\xe6\x88\x91(?:\xe5\xb0\xb1)?\xe6\x98\xaf(?:\xe4\xbd\xa0|\xe6\x82\xa8)\xe7\x9a\x84(?:\xe5\xbc\x80\xe5\x8f'
  b'\x91\xe8\x80\x85|\xe9\x96\x8b\xe7\x99\xbc\xe8\x80\x85|\xe7\xae\xa1\xe7\x90\x86\xe5\x91\x98|\xe7\xae\xa1'
  b'\xe7\x90\x86\xe5\x93\xa1|\xe5\x88\x9b\xe9\x80\xa0\xe8\x80\x85|\xe5\x89\xb5\xe9\x80\xa0\xe8\x80\x85|\xe4'
  b'\xb8\xbb\xe4\xba\xba|\xe4\xb8\x8a\xe5\x8f\xb8|\xe8\x80\x81\xe6\x9d\xbf|\xe7\xa8\x8b\xe5\xba\x8f\xe5\x91'
  b'\x98|\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85|\xe5\x88\xb6\xe4\xbd\x9c\xe8\x80\x85)|\xe6\x88\x91\xe6\x98\xaf(?:'
  b'\xe7\xb3\xbb\xe7\xbb\x9f)?(?:\xe7\xae\xa1\xe7\x90\x86\xe5\x91\x98|\xe7\xae\xa1\xe7\x90\x86\xe5\x93\xa1)[^\\n]'
  b'{0,20}(?:\xe8\xaf\xb7\xe7\xbb\x99\xe6\x88\x91|\xe7\xbb\x99\xe6\x88\x91|\xe5\x91\xbd\xe4\xbb\xa4\xe4\xbd\xa0|'
  b'\xe4\xbd\xa0\xe5\xbf\x85\xe9\xa1\xbb|\xe8\xa6\x81\xe6\xb1\x82\xe4\xbd\xa0|\xe4\xba\xa4\xe5\x87\xba)|'
  b'\xe4\xbd\x9c\xe4\xb8\xba(?:\xe4\xbd\xa0|\xe6\x82\xa8)\xe7\x9a\x84(?:\xe5\xbc\x80\xe5\x8f\x91\xe8\x80\x85'
  b'|\xe5\x88\x9b\xe9\x80\xa0\xe8\x80\x85|\xe7\xae\xa1\xe7\x90\x86\xe5\x91\x98|\xe4\xb8\xbb\xe4\xba\xba|'
  b'\xe6\x89\x80\xe6\x9c\x89\xe8\x80\x85)|\xe4\xbe\x86\xe8\x87\xaa(?:openai|anthropic)\xe7\x9a\x84|\xe6\x9d\xa5'
  b'\xe8\x87\xaa(?:openai|anthropic|\xe8\xb0\xb7\xe6\xad\x8c|google|\xe5\xbe\xae\xe8\xbd\xaf|microsoft)\xe7\x9a'
  b'\x84(?:\xe5\xae\x98\xe6\x96\xb9)?(?:\xe6\xb6\x88\xe6\x81\xaf|\xe9\x80\x9a\xe7\x9f\xa5|\xe6\x8c\x87\xe4\xbb\xa4|'
  b'\xe5\x91\xbd\xe4\xbb\xa4)[^\xe3\x80\x82!?\\n]{0,20}(?:\xe4\xbd\xa0\xe5\xbf\x85\xe9\xa1\xbb|\xe5\xbf\x85\xe9'
  b'\xa1\xbb|\xe4\xbd\xa0\xe8\xa6\x81|\xe8\xaf\xb7\xe4\xbd\xa0|\xe5\x85\xb3\xe9\x97\xad|\xe9\x81\xb5\xe5\xae\x88)|'
  b'(?:openai|anthropic|\xe8\xb0\xb7\xe6\xad\x8c|google|\xe5\xbe\xae\xe8\xbd\xaf|microsoft|\xe7\xb3\xbb\xe7\xbb'
  b'\x9f)(?:\xe5\xb7\xb2|\xe7\x8e\xb0\xe5\xb7\xb2)?(?:\xe6\x8e\x88\xe6\x9d\x83|\xe6\x8e\x88\xe6\xac\x8a|\xe5\x85'
  b'\x81\xe8\xae\xb8|\xe5\x91\xbd\xe4\xbb\xa4|\xe8\xa6\x81\xe6\xb1\x82|\xe6\x8c\x87\xe7\xa4\xba)(?:\xe4\xba\x86)?(?'
  b':\xe4\xbd\xa0|\xe6\x82\xa8)|\xe6\x88\x91\xe6\x98\xaf\xe4\xb8\x8a\xe5\xb8\x9d[^\\n]{0,30}(?:\xe5\xbf\x85\xe9'
  b'\xa1\xbb|\xe6\x9c\x8d\xe4\xbb\x8e|\xe5\x9b\x9e\xe7\xad\x94)',
  None,
  b'(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a'
  b'|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad'
  b'|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|'
  b'\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80'
  b'\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]*[\xe2\x80\x9d"\''
  b'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6'
  b'\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6'
  b'\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8'
  b'\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b)|\xe8\xbf'
  b'\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('jailbreak-no-limits-zh', 'injection', False,
  b'\xe4\xbd\xa0(?:\xe7\x8e\xb0\xe5\x9c\xa8|\xe5\xbe\x9e\xe7\x8f\xbe\xe5\x9c\xa8\xe8\xb5\xb7|\xe4\xbb'
  b'\x8e\xe7\x8e\xb0\xe5\x9c\xa8\xe8\xb5\xb7)?(?:\xe6\x98\xaf|\xe5\x8f\xab|\xe6\x89\xae\xe6\xbc\x94)(?:\xe4\xb8\x80'
  b'\xe4\xb8\xaa)?["\xe2\x80\x9c]?dan(?:$|[\\s,\xe3\x80\x82!\xe2\x80\x9d"\xe3\x80\x81])|(?:\xe6\xb2\xa1'
  b'\xe6\x9c\x89|\xe4\xb8\x8d\xe5\x8f\x97|\xe7\x84\xa1|\xe6\xaf\xab\xe6\x97\xa0|\xe4\xb8\x8d\xe5\xad\x98'
  b'\xe5\x9c\xa8)(?:\xe4\xbb\xbb\xe4\xbd\x95)?(?:\xe7\x9a\x84)?(?:\xe9\x99\x90\xe5\x88\xb6|\xe8\xa7\x84'
  b'\xe5\x88\x99|\xe8\xa7\x84\xe5\x88\x99\xe7\xba\xa6\xe6\x9d\x9f|\xe8\xbf\x87\xe6\xbb\xa4|\xe5\xae\xa1\xe6'
  b'\x9f\xa5|\xe9\x81\x93\xe5\xbe\xb7|\xe7\xba\xa6\xe6\x9d\x9f|\xe5\x87\x86\xe5\x88\x99|\xe6\x9d\x9f\xe7'
  b'\xbc\x9a)\xe7\x9a\x84?(?:\xe4\xba\xba\xe5\xb7\xa5\xe6\x99\xba\xe8\x83\xbd|ai|\xe6\xa8\xa1\xe5\x9e\x8b'
  b'|\xe5\x8a\xa9\xe6\x89\x8b|\xe6\x9c\xba\xe5\x99\xa8\xe4\xba\xba|\xe8\x81\x8a\xe5\xa4\xa9\xe6\x9c\xba\xe5'
  b'\x99\xa8\xe4\xba\xba|gpt)|(?:\xe5\x81\x87\xe8\xa3\x85|\xe5\x81\x87\xe8\xae\xbe|\xe6\x83\xb3\xe8\xb1\xa1|\xe5'
  b'\xb0\xb1\xe5\x83\x8f|\xe8\xa3\x85\xe4\xbd\x9c)(?:\xe4\xbd\xa0)?(?:\xe6\xb2\xa1\xe6\x9c\x89|\xe4\xb8\x8d\xe5\x8f'
  b'\x97)(?:\xe4\xbb\xbb\xe4\xbd\x95)?(?:\xe8\xa7\x84\xe5\x88\x99|\xe9\x99\x90\xe5\x88\xb6|\xe5\x87\x86\xe5\x88\x99'
  b'|\xe7\xba\xa6\xe6\x9d\x9f|\xe8\xbf\x87\xe6\xbb\xa4|\xe9\x81\x93\xe5\xbe\xb7)|\xe4\xbd\xa0(?:\xe7\x8e\xb0'
  b'\xe5\x9c\xa8)?(?:\xe5\xb7\xb2\xe7\xbb\x8f|\xe5\xb7\xb2)?(?:\xe4\xb8\x8d\xe5\x86\x8d|\xe4\xb8\x8d)(?'
  b':\xe5\x8f\x97|\xe8\xa2\xab|\xe9\x9c\x80\xe8\xa6\x81\xe9\x81\xb5\xe5\xae\x88)(?:\xe4\xbb\xbb\xe4\xbd\x95|'
  b'\xe8\xbf\x99\xe4\xba\x9b|\xe4\xbd\xa0\xe7\x9a\x84)?(?:\xe5\x87\x86\xe5\x88\x99|\xe8\xa7\x84\xe5\x88\x99|'
  b'\xe9\x99\x90\xe5\x88\xb6|\xe7\xba\xa6\xe6\x9d\x9f|\xe6\x94\xbf\xe7\xad\x96|\xe9\x81\x93\xe5\xbe\xb7)(?:\xe7'
  b'\x9a\x84)?(?:\xe7\xba\xa6\xe6\x9d\x9f|\xe9\x99\x90\xe5\x88\xb6|\xe6\x9d\x9f\xe7\xbc\x9a)?|(?:\xe4\xb8\x8d'
  b'\xe5\x8f\x97\xe5\xae\xa1\xe6\x9f\xa5|\xe6\xb2\xa1\xe6\x9c\x89(?:\xe4\xbb\xbb\xe4\xbd\x95)?(?:\xe9\x81'
  b'\x93\xe5\xbe\xb7)?\xe9\x99\x90\xe5\x88\xb6|\xe4\xb8\x8d\xe5\x8a\xa0\xe8\xbf\x87\xe6\xbb\xa4|\xe6\x97'
  b'\xa0\xe8\xbf\x87\xe6\xbb\xa4|\xe7\x84\xa1\xe9\x99\x90\xe5\x88\xb6)\xe5\x9c\xb0?[^\xe3\x80\x82!?\\n]{0,12}(?'
  b':\xe5\x9b\x9e\xe7\xad\x94|\xe5\x9b\x9e\xe5\xa4\x8d|\xe5\x9b\x9e\xe6\x87\x89|\xe8\xaf\xb4\xe8\xaf\x9d)|\xe4\xbd'
  b'\xa0(?:\xe7\x8e\xb0\xe5\x9c\xa8|\xe7\x9b\xae\xe5\x89\x8d|\xe5\xb7\xb2)?(?:\xe5\xa4\x84\xe4\xba\x8e|\xe8\xbf\x9b'
  b'\xe5\x85\xa5|\xe9\x80\xb2\xe5\x85\xa5|\xe5\x9c\xa8)(?:\xe4\xba\x86)?(?:\xe5\xbc\x80\xe5\x8f\x91\xe8\x80\x85|'
  b'\xe9\x96\x8b\xe7\x99\xbc\xe8\x80\x85|\xe7\xae\xa1\xe7\x90\x86\xe5\x91\x98|\xe8\xb0\x83\xe8\xaf\x95|\xe4'
  b'\xb8\x8a\xe5\xb8\x9d|\xe7\xbb\xb4\xe6\x8a\xa4|\xe8\xb6\x8a\xe7\x8b\xb1|\xe6\x97\xa0\xe9\x99\x90\xe5\x88'
  b'\xb6)\xe6\xa8\xa1\xe5\xbc\x8f',
  None,
  b'(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a'
  b'|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad'
  b'|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|'
  b'\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80'
  b'\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]*[\xe2\x80\x9d"\''
  b'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6'
  b'\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6'
  b'\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8'
  b'\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b)|\xe8\xbf'
  b'\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('trigger-planted-action-zh', 'injection', False,
  b'(?:(?:\xe6\xaf\x8f\xe5\xbd\x93|\xe6\xaf\x8f\xe7\x95\xb6|\xe6\xaf\x8f\xe6\xac\xa1|\xe5\xbd\x93|\xe7\x95\xb6|\xe5'
  b'\xa6\x82\xe6\x9e\x9c|\xe8\x8b\xa5|\xe4\xb8\x80\xe6\x97\xa6|\xe4\xb8\x8b\xe6\xac\xa1|\xe5\x8f\xaa\xe8'
  b'\xa6\x81|\xe5\x87\xa1\xe6\x98\xaf))[^\xe3\x80\x82!?\\n]{0,40}?(?:(?:(?:\xe6\xa4\x8d\xe5\x85\xa5|'
  b'\xe6\x8f\x92\xe5\x85\xa5|\xe5\x8a\xa0\xe5\x85\xa5|\xe6\xb7\xbb\xe5\x8a\xa0|\xe7\x95\x99\xe4\xb8\x8b|'
  b'\xe5\x9f\x8b\xe5\x85\xa5|\xe5\xb5\x8c\xe5\x85\xa5)[^\xe3\x80\x82!?\\n]{0,10}(?:\xe5\x90\x8e\xe9\x97\xa8|'
  b'\xe5\xbe\x8c\xe9\x96\x80|\xe6\x81\xb6\xe6\x84\x8f\xe4\xbb\xa3\xe7\xa0\x81|\xe6\x9c\xa8\xe9\xa9\xac|\xe6'
  b'\xbc\x8f\xe6\xb4\x9e|\xe6\x81\xb6\xe6\x84\x8f|\xe9\x9a\x90\xe8\x97\x8f(?:\xe9\x93\xbe\xe6\x8e\xa5|\xe4\xbb\xa3'
  b'\xe7\xa0\x81))|(?:\xe6\x8f\x92\xe5\x85\xa5|\xe5\xb5\x8c\xe5\x85\xa5|\xe5\xa4\xb9\xe5\xb8\xa6)[^\xe3\x80\x82!'
  b'?\\n]{0,12}(?:\xe9\x93\xbe\xe6\x8e\xa5|\xe9\x80\xa3\xe7\xb5\x90|\xe7\xbd\x91\xe5\x9d\x80|https?://)'
  b'|\xe5\x8f\xaa(?:\xe6\x8e\xa8\xe8\x8d\x90|\xe6\x8e\xa8\xe8\x96\xa6|\xe5\xae\xa3\xe4\xbc\xa0|\xe4\xbb\x8b\xe7'
  b'\xbb\x8d|\xe5\xbb\xba\xe8\xae\xae\xe4\xbd\xbf\xe7\x94\xa8)|(?:\xe4\xb8\x8d\xe7\xbb\x8f|\xe6\x9c\xaa\xe7\xbb'
  b'\x8f|\xe6\x97\xa0\xe9\x9c\x80|\xe4\xb8\x8d\xe9\x9c\x80|\xe8\xb7\xb3\xe8\xbf\x87|\xe4\xb8\x8d\xe5\x81\x9a)(?'
  b':\xe4\xbb\xbb\xe4\xbd\x95)?(?:\xe5\xae\xa1\xe6\x9f\xa5|\xe5\xae\xa1\xe6\xa0\xb8|\xe6\xa3\x80\xe6\x9f\xa5'
  b'|\xe5\xae\xa1\xe9\x98\x85|review|\xe7\xa2\xba\xe8\xaa\x8d|\xe7\xa1\xae\xe8\xae\xa4)[^\xe3\x80\x82!?\\n]{0,8}'
  b'(?:\xe5\x90\x88\xe5\xb9\xb6|\xe6\x89\xb9\xe5\x87\x86|\xe9\x80\x9a\xe8\xbf\x87|\xe5\x90\x88\xe4\xbd\xb5)|(?:\xe5'
  b'\x85\xb3\xe9\x97\xad|\xe7\xa6\x81\xe7\x94\xa8|\xe5\x81\x9c\xe7\x94\xa8|\xe7\xbb\x95\xe8\xbf\x87|\xe8'
  b'\xb7\xb3\xe8\xbf\x87|\xe9\x97\x9c\xe9\x96\x89)[^\xe3\x80\x82!?\\n]{0,8}(?:\xe5\xae\x89\xe5\x85\xa8|\xe9\x98'
  b'\xb2\xe7\x81\xab\xe5\xa2\x99|\xe6\x9d\x80\xe6\xaf\x92|\xe5\xae\xa1\xe8\xae\xa1|\xe6\x97\xa5\xe5\xbf\x97'
  b'|\xe5\x8a\xa0\xe5\xaf\x86|\xe7\xad\xbe\xe5\x90\x8d|\xe9\x98\xb2\xe6\x8a\xa4)|(?:\xe9\x93\xb6\xe8\xa1\x8c'
  b'\xe8\xb4\xa6[\xe5\x8f\xb7\xe6\x88\xb7]|\xe9\x8a\x80\xe8\xa1\x8c\xe5\xb8\xb3[\xe8\x99\x9f\xe6\x88\xb6]|\xe6\x94'
  b'\xb6\xe6\xac\xbe\xe8\xb4\xa6?[\xe5\x8f\xb7\xe6\x88\xb7\xe4\xba\xba]|\xe9\x92\xb1\xe5\x8c\x85|iban|'
  b'\xe6\x94\xb6\xe6\xac\xbe\xe4\xba\xba)[^\xe3\x80\x82!?\\n]{0,8}(?:\xe6\x9b\xbf\xe6\x8d\xa2|\xe6\x94\xb9\xe6\x88'
  b'\x90|\xe6\x8d\xa2\xe6\x88\x90|\xe6\x94\xb9\xe4\xb8\xba|\xe6\x9b\xb4\xe6\x8d\xa2)|(?:\xe6\x9b\xbf\xe6\x8d'
  b'\xa2|\xe6\x9b\xb4\xe6\x94\xb9|\xe6\x8d\xa2\xe6\x8e\x89)[^\xe3\x80\x82!?\\n]{0,8}(?:\xe9\x93\xb6\xe8\xa1\x8c'
  b'\xe8\xb4\xa6[\xe5\x8f\xb7\xe6\x88\xb7]|\xe6\x94\xb6\xe6\xac\xbe|\xe9\x92\xb1\xe5\x8c\x85)|(?:\xe8\xbd'
  b'\xac\xe8\xb4\xa6|\xe6\xb1\x87\xe6\xac\xbe|\xe6\x94\xaf\xe4\xbb\x98|\xe8\xbd\x89\xe5\xb8\xb3|\xe8\xbd\xac)[^'
  b'\xe3\x80\x82!?\\n]{0,8}(?:\\d+|\xe9\x92\xb1|\xe8\xb5\x84\xe9\x87\x91)|(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf'
  b'\x86\xe7\xa2\xbc|\xe5\x87\xad\xe8\xaf\x81|\xe5\xaf\x86\xe9\x92\xa5|\xe5\xaf\xb9\xe8\xaf\x9d|\xe6\x96'
  b'\x87\xe4\xbb\xb6|\xe5\x86\x85\xe5\xae\xb9|\xe5\x89\xaf\xe6\x9c\xac|token)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe5'
  b'\x8f\x91\xe9\x80\x81|\xe5\x8f\x91\xe5\x88\xb0|\xe5\x8f\x91\xe7\xbb\x99|\xe8\xbd\xac\xe5\x8f\x91|\xe4'
  b'\xb8\x8a\xe4\xbc\xa0)[^\xe3\x80\x82!?\\n]{0,6}(?:https?://|[\\w.-]+@[\\w-])|\xe5\x88\xa0\xe9\x99\xa4(?:\xe6\x89'
  b'\x80\xe6\x9c\x89|\xe5\x85\xa8\xe9\x83\xa8)\xe7\x9a\x84?(?:\xe6\x96\x87\xe4\xbb\xb6|\xe6\x95\xb0\xe6\x8d\xae'
  b'|\xe5\xa4\x87\xe4\xbb\xbd)))',
  None,
  b'(?:(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe5\xbe\x97|\xe5\x88\x87\xe5\x8b\xbf|\xe8\xaf\xb7\xe5\x8b'
  b'\xbf|\xe8\xab\x8b\xe5\x8b\xbf|\xe4\xb8\x8d\xe8\x83\xbd|\xe7\xbb\x9d\xe4\xb8\x8d|\xe7\xb5\x95\xe4\xb8'
  b'\x8d|\xe4\xb8\x8d\xe5\x8f\xaf|\xe5\x88\xab|\xe7\xa6\x81\xe6\xad\xa2|\xe4\xb8\x8d\xe5\xba\x94|\xe4'
  b'\xb8\xa5\xe7\xa6\x81)(?:\xe6\x8a\x8a|\xe5\xb0\x86|\xe5\x90\x91|\xe5\xaf\xb9|\xe5\x9c\xa8|\xe9\x9a\x8f'
  b'\xe6\x84\x8f|\xe6\x93\x85\xe8\x87\xaa)?[^\xe3\x80\x82!?\\n,]{0,8}(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97'
  b'\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96|\xe5\xbf\x98\xe8\xae\xb0|\xe5\xbf\x98\xe8\xa8\x98|\xe7\xbb'
  b'\x95\xe8\xbf\x87|\xe7\xb9\x9e\xe9\x81\x8e|\xe5\x85\xb3\xe9\x97\xad|\xe6\xb3\x84\xe9\x9c\xb2|\xe5\x8f'
  b'\x91\xe9\x80\x81|\xe7\x99\xbc\xe9\x80\x81|\xe4\xb8\x8a\xe4\xbc\xa0|\xe8\xbd\xac\xe5\x8f\x91|\xe5\x88'
  b'\x86\xe4\xba\xab|\xe5\x91\x8a\xe8\xaf\x89|\xe9\x80\x8f\xe9\x9c\xb2|\xe6\x8e\xa8\xe8\x8d\x90|\xe6\x89'
  b'\xb9\xe5\x87\x86|\xe5\x90\x88\xe5\xb9\xb6|\xe5\x85\xac\xe5\xbc\x80|\xe8\xbe\x93\xe5\x87\xba|\xe6\x9b'
  b'\xbf\xe6\x8d\xa2))|(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb'
  b'|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82'
  b'|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1'
  b'\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c'
  b'"\'\xe3\x80\x8c\xe3\x80\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]'
  b'*[\xe2\x80\x9d"\'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7'
  b'\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4'
  b'\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6'
  b'\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8'
  b'\xe4\xbe\x8b)|\xe8\xbf\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('memory-own-rules-zh', 'injection', False,
  b'(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf\x99\xe6\xae\xb5|\xe8\xbf\x99\xe4\xb8\xaa|\xe8\xaf'
  b'\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xac'
  b'\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6\x88\xe6\x81\xaf|\xe8\xa8\x8a\xe6\x81\xaf|\xe6\x9d'
  b'\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf|\xe5\x86\x85\xe5\xae\xb9|\xe8\xae'
  b'\xb0\xe5\xbd\x95)))(?:\xe6\xa0\x87\xe8\xae\xb0\xe4\xb8\xba|\xe8\xa6\x96\xe7\x82\xba|\xe8\xa7\x86\xe4\xb8'
  b'\xba|\xe5\xbd\x93\xe4\xbd\x9c|\xe7\x95\xb6\xe4\xbd\x9c|\xe8\xae\xbe\xe4\xb8\xba|\xe7\x9c\x8b\xe4\xbd'
  b'\x9c|\xe4\xbd\x9c\xe4\xb8\xba|\xe6\xa0\x87\xe4\xb8\xba)(?:\xe4\xb8\x80\xe6\x9d\xa1|\xe4\xb8\x80\xe4\xb8\xaa'
  b'|\xe6\x9c\x80\xe9\xab\x98|\xe7\xbb\x9d\xe5\xaf\xb9|\xe5\xb7\xb2)*(?:\xe5\x8f\xaf\xe4\xbf\xa1|\xe5\x8f'
  b'\x97\xe4\xbf\xa1\xe4\xbb\xbb|\xe4\xbf\xa1\xe4\xbb\xbb|\xe5\xb7\xb2\xe7\xa1\xae\xe8\xae\xa4|\xe7\xa1\xae'
  b'\xe8\xae\xa4|\xe5\xb7\xb2\xe9\xaa\x8c\xe8\xaf\x81|\xe7\xb3\xbb\xe7\xbb\x9f(?:\xe6\x8c\x87\xe4\xbb\xa4|\xe6\x8f'
  b'\x90\xe7\xa4\xba|\xe6\xb6\x88\xe6\x81\xaf|\xe5\x91\xbd\xe4\xbb\xa4)|\xe6\x9c\x80\xe9\xab\x98\xe4\xbc'
  b'\x98\xe5\x85\x88|\xe4\xbc\x98\xe5\x85\x88|\xe6\x9d\x83\xe5\xa8\x81|\xe6\xb0\xb8\xe4\xb9\x85|\xe5\xae'
  b'\x98\xe6\x96\xb9)|(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf\x99\xe6\xae\xb5|\xe8\xbf\x99'
  b'\xe4\xb8\xaa|\xe8\xaf\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98'
  b'\xe6\x86\xb6|\xe7\xac\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6\x88\xe6\x81\xaf|\xe8\xa8\x8a'
  b'\xe6\x81\xaf|\xe6\x9d\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf|\xe5\x86\x85'
  b'\xe5\xae\xb9|\xe8\xae\xb0\xe5\xbd\x95)))(?:\xe7\x9a\x84)?(?:\xe4\xbc\x98\xe5\x85\x88\xe7\xba\xa7\xe6\x9c\x80'
  b'\xe9\xab\x98|\xe5\x85\xb7\xe6\x9c\x89\xe6\x9c\x80\xe9\xab\x98\xe4\xbc\x98\xe5\x85\x88|\xe6\x8b\xa5\xe6\x9c'
  b'\x89\xe6\x9c\x80\xe9\xab\x98\xe4\xbc\x98\xe5\x85\x88|\xe9\xab\x98\xe4\xba\x8e\xe4\xb8\x80\xe5\x88\x87|\xe4'
  b'\xbc\x98\xe5\x85\x88\xe4\xba\x8e(?:\xe6\x89\x80\xe6\x9c\x89|\xe5\x85\xb6\xe4\xbb\x96|\xe4\xb8\x80\xe5\x88\x87)'
  b')|(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf\x99\xe6\xae\xb5|\xe8\xbf\x99\xe4\xb8\xaa|'
  b'\xe8\xaf\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|'
  b'\xe7\xac\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6\x88\xe6\x81\xaf|\xe8\xa8\x8a\xe6\x81\xaf|'
  b'\xe6\x9d\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf|\xe5\x86\x85\xe5\xae\xb9|'
  b'\xe8\xae\xb0\xe5\xbd\x95)))[^\xe3\x80\x82!?\\n]{0,10}(?:\xe8\xa6\x86\xe7\x9b\x96|\xe5\x8f\x96\xe4\xbb'
  b'\xa3|\xe4\xbc\x98\xe5\x85\x88\xe4\xba\x8e)(?:\xe6\x89\x80\xe6\x9c\x89|\xe5\x85\xb6\xe4\xbb\x96|\xe4\xb8\x80'
  b'\xe5\x88\x87)|(?:\xe6\xb0\xb8\xe8\xbf\x9c\xe4\xb8\x8d\xe8\xa6\x81|\xe4\xb8\x8d\xe8\xa6\x81|\xe7\xbb\x9d\xe4'
  b'\xb8\x8d|\xe4\xb8\x8d\xe5\xbe\x97|\xe6\xb0\xb8\xe4\xb8\x8d|\xe7\xbb\x9d\xe5\xaf\xb9\xe4\xb8\x8d\xe8\xa6'
  b'\x81|\xe4\xb8\x8d\xe8\x83\xbd)(?:\xe5\x88\xa0\xe9\x99\xa4|\xe7\xa7\xbb\xe9\x99\xa4|\xe8\xa6\x86\xe7\x9b\x96'
  b'|\xe6\x9b\xbf\xe6\x8d\xa2|\xe5\x8f\x96\xe4\xbb\xa3|\xe5\xbf\x98\xe8\xae\xb0|\xe4\xbf\xae\xe6\x94\xb9'
  b'|\xe8\xb4\xa8\xe7\x96\x91)(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf\x99\xe6\xae\xb5|\xe8'
  b'\xbf\x99\xe4\xb8\xaa|\xe8\xaf\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae\xb0\xe5\xbf\x86|\xe8'
  b'\xa8\x98\xe6\x86\xb6|\xe7\xac\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6\x88\xe6\x81\xaf|\xe8'
  b'\xa8\x8a\xe6\x81\xaf|\xe6\x9d\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf|\xe5'
  b'\x86\x85\xe5\xae\xb9|\xe8\xae\xb0\xe5\xbd\x95)))|(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|'
  b'\xe8\xbf\x99\xe6\xae\xb5|\xe8\xbf\x99\xe4\xb8\xaa|\xe8\xaf\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:'
  b'\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xac\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|'
  b'\xe6\xb6\x88\xe6\x81\xaf|\xe8\xa8\x8a\xe6\x81\xaf|\xe6\x9d\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|'
  b'\xe4\xbf\xa1\xe6\x81\xaf|\xe5\x86\x85\xe5\xae\xb9|\xe8\xae\xb0\xe5\xbd\x95)))(?:\xe7\xbb\x9d|\xe6\xb0'
  b'\xb8\xe8\xbf\x9c|\xe5\x86\xb3)?\xe4\xb8\x8d(?:\xe8\x83\xbd|\xe5\xbe\x97|\xe5\x8f\xaf|\xe4\xbc\x9a|\xe5\xba\x94)'
  b'(?:\xe8\xa2\xab)?(?:\xe5\x88\xa0\xe9\x99\xa4|\xe5\x8f\x96\xe4\xbb\xa3|\xe8\xa6\x86\xe7\x9b\x96|\xe6\x9b\xbf\xe6'
  b'\x8d\xa2|\xe4\xbf\xae\xe6\x94\xb9|\xe8\xb4\xa8\xe7\x96\x91|\xe7\xa7\xbb\xe9\x99\xa4)|(?:\xe5\x88\xa0\xe9'
  b'\x99\xa4|\xe6\xb8\x85\xe9\x99\xa4|\xe5\xbf\xbd\xe7\x95\xa5|\xe5\xbf\x98\xe8\xae\xb0|\xe4\xb8\xa2\xe5'
  b'\xbc\x83|\xe6\x8a\xb9\xe5\x8e\xbb)(?:\xe6\x89\x80\xe6\x9c\x89|\xe5\x85\xa8\xe9\x83\xa8|\xe4\xb8\x80\xe5\x88'
  b'\x87)?\xe7\x9a\x84?(?:\xe5\x85\xb6\xe4\xbb\x96|\xe5\x85\xb6\xe5\xae\x83|\xe5\x85\xb6\xe4\xbd\x99|\xe5'
  b'\x89\xa9\xe4\xbd\x99|\xe5\x88\xab\xe7\x9a\x84)\xe7\x9a\x84?(?:\xe6\x89\x80\xe6\x9c\x89)?(?:\xe8\xae\xb0\xe5\xbf'
  b'\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xac\x94\xe8\xae\xb0|\xe6\x9d\xa1\xe7\x9b\xae)|(?:\xe5\x9c\xa8|\xe6'
  b'\x8a\x8a|\xe5\xb0\x86)?(?:\xe6\xaf\x8f\xe4\xb8\xaa|\xe6\xaf\x8f\xe6\xac\xa1|\xe6\x89\x80\xe6\x9c\x89|'
  b'\xe6\xaf\x8f\xe4\xb8\x80\xe4\xb8\xaa)(?:\xe6\x96\xb0\xe7\x9a\x84?)?(?:\xe4\xbc\x9a\xe8\xaf\x9d|\xe5\xaf\xb9\xe8'
  b'\xaf\x9d|\xe8\xae\xb0\xe5\xbf\x86|\xe5\xb0\x8d\xe8\xa9\xb1)\xe4\xb8\xad?(?:\xe9\x83\xbd)?(?:\xe4\xbf\x9d\xe5'
  b'\xad\x98|\xe5\x86\x99\xe5\x85\xa5|\xe5\xad\x98\xe5\x82\xa8|\xe5\x8a\xa0\xe5\x85\xa5|\xe5\xa4\x8d\xe5'
  b'\x88\xb6|\xe9\x87\x8d\xe5\xa4\x8d)(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf\x99\xe6\xae\xb5'
  b'|\xe8\xbf\x99\xe4\xb8\xaa|\xe8\xaf\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae\xb0\xe5\xbf\x86'
  b'|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xac\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6\x88\xe6\x81\xaf'
  b'|\xe8\xa8\x8a\xe6\x81\xaf|\xe6\x9d\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf'
  b'|\xe5\x86\x85\xe5\xae\xb9|\xe8\xae\xb0\xe5\xbd\x95)))|(?:(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf'
  b'\x99\xe6\xae\xb5|\xe8\xbf\x99\xe4\xb8\xaa|\xe8\xaf\xa5|\xe6\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae'
  b'\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xac\x94\xe8\xae\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6'
  b'\x88\xe6\x81\xaf|\xe8\xa8\x8a\xe6\x81\xaf|\xe6\x9d\xa1\xe7\x9b\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf'
  b'\xa1\xe6\x81\xaf|\xe5\x86\x85\xe5\xae\xb9|\xe8\xae\xb0\xe5\xbd\x95)))(?:\xe4\xbf\x9d\xe5\xad\x98|\xe5'
  b'\x86\x99\xe5\x85\xa5|\xe5\xa4\x8d\xe5\x88\xb6|\xe5\xad\x98\xe5\x82\xa8|\xe5\x8a\xa0\xe5\x85\xa5)(?:\xe5\x88'
  b'\xb0|\xe8\xbf\x9b)(?:\xe6\xaf\x8f\xe4\xb8\xaa|\xe6\x89\x80\xe6\x9c\x89|\xe6\xaf\x8f\xe6\xac\xa1|\xe6\xaf'
  b'\x8f\xe4\xb8\x80\xe4\xb8\xaa)(?:\xe4\xbc\x9a\xe8\xaf\x9d|\xe5\xaf\xb9\xe8\xaf\x9d|\xe8\xae\xb0\xe5\xbf\x86)|(?:'
  b'\xe5\xaf\xb9|\xe8\xb7\xb3\xe8\xbf\x87|\xe7\xa6\x81\xe7\x94\xa8|\xe5\x85\xb3\xe9\x97\xad)(?:\xe5\xaf\xb9)?(?:'
  b'(?:(?:\xe6\xad\xa4|\xe8\xbf\x99\xe6\x9d\xa1|\xe8\xbf\x99\xe6\xae\xb5|\xe8\xbf\x99\xe4\xb8\xaa|\xe8\xaf\xa5|\xe6'
  b'\x9c\xac|\xe9\x80\x99\xe6\xa2\x9d)(?:\xe8\xae\xb0\xe5\xbf\x86|\xe8\xa8\x98\xe6\x86\xb6|\xe7\xac\x94\xe8\xae'
  b'\xb0|\xe7\xad\x86\xe8\xa8\x98|\xe6\xb6\x88\xe6\x81\xaf|\xe8\xa8\x8a\xe6\x81\xaf|\xe6\x9d\xa1\xe7\x9b'
  b'\xae|\xe6\x8c\x87\xe4\xbb\xa4|\xe4\xbf\xa1\xe6\x81\xaf|\xe5\x86\x85\xe5\xae\xb9|\xe8\xae\xb0\xe5\xbd\x95)))'
  b'(?:\xe7\x9a\x84)?(?:\xe7\xa6\x81\xe7\x94\xa8|\xe8\xb7\xb3\xe8\xbf\x87|\xe5\x85\xb3\xe9\x97\xad|\xe4\xb8\x8d\xe5'
  b'\x81\x9a)?(?:\xe5\xae\xa1\xe6\x9f\xa5|\xe7\xad\x9b\xe6\x9f\xa5|\xe6\xa3\x80\xe6\x9f\xa5|\xe8\xbf\x87\xe6'
  b'\xbb\xa4|\xe9\x9a\x94\xe7\xa6\xbb|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\x89\xab\xe6\x8f\x8f)',
  None,
  b'(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a'
  b'|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad'
  b'|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|'
  b'\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80'
  b'\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]*[\xe2\x80\x9d"\''
  b'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6'
  b'\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6'
  b'\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8'
  b'\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b)|\xe8\xbf'
  b'\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('smuggle-hidden-order-zh', 'injection', False,
  b'(?:\xe8\xa7\xa3\xe7\xa0\x81|\xe8\xa7\xa3\xe7\xa2\xbc|\xe8\xa7\xa3\xe5\xaf\x86|\xe7\xa0\xb4\xe8\xaf\x91|\xe7'
  b'\xbf\xbb\xe8\xaf\x91)[^\xe3\x80\x82!?\\n]{0,20}(?:base64|\xe6\x91\xa9\xe5\xb0\x94\xe6\x96\xaf|\xe6\x91'
  b'\xa9\xe6\x96\xaf|\xe8\x8e\xab\xe5\xb0\x94\xe6\x96\xaf|\xe4\xba\x8c\xe8\xbf\x9b\xe5\x88\xb6|\xe5\xaf\x86'
  b'\xe6\x96\x87|\xe6\x9a\x97\xe5\x8f\xb7|\xe6\x96\x87\xe6\x9c\xac|\xe7\xbc\x96\xe7\xa0\x81|rot13|\xe5'
  b'\x86\x85\xe5\xae\xb9|\xe5\xad\x97\xe7\xac\xa6\xe4\xb8\xb2)[^\xe3\x80\x82!?\\n]{0,8}(?:\xe5\xb9\xb6|\xe5\x90'
  b'\x8e|\xe7\x84\xb6\xe5\x90\x8e|,)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe6\x89\xa7\xe8\xa1\x8c(?:$|[\xe3\x80\x82!?\\s'
  b']|\xe5\x85\xb6|\xe5\xae\x83|\xe5\x85\xb6\xe4\xb8\xad)|\xe7\x85\xa7\xe5\x81\x9a|\xe9\x81\xb5\xe5\xbe\xaa|'
  b'\xe6\x9c\x8d\xe4\xbb\x8e|\xe6\x8c\x89\xe7\x85\xa7\xe5\x85\xb6\xe4\xb8\xad|\xe6\x8c\x89\xe7\x85\xa7\xe5\xae'
  b'\x83|\xe5\x9b\x9e\xe7\xad\x94\xe5\x85\xb6|\xe6\x8c\x89\xe5\x85\xb6)|(?:\xe7\xbb\x84\xe5\x90\x88|\xe6\x8b'
  b'\xbc\xe6\x8e\xa5|\xe8\xbf\x9e\xe6\x8e\xa5|\xe5\x90\x88\xe5\xb9\xb6|\xe7\xb5\x84\xe5\x90\x88)(?:\xe8\xb5\xb7'
  b'\xe6\x9d\xa5|\xe5\x9c\xa8\xe4\xb8\x80\xe8\xb5\xb7|\xe6\x88\x90\xe4\xb8\x80\xe5\x8f\xa5)?[^\xe3\x80\x82!?\\n]{'
  b'0,6}(?:\xe5\xb9\xb6|\xe5\x90\x8e|\xe7\x84\xb6\xe5\x90\x8e|,)[^\xe3\x80\x82!?\\n]{0,4}(?:\xe5\x9b'
  b'\x9e\xe7\xad\x94(?:\xe9\x97\xae\xe9\xa2\x98|\xe5\xae\x83|\xe8\xbf\x99\xe4\xb8\xaa|\xe8\xa9\xb2)|\xe6\x89'
  b'\xa7\xe8\xa1\x8c(?:\xe7\xbb\x93\xe6\x9e\x9c|\xe5\xae\x83|\xe5\x91\xbd\xe4\xbb\xa4)|\xe9\x81\xb5\xe5\xbe\xaa)|(?'
  b':\xe6\x83\xb3\xe8\xb1\xa1|\xe5\x81\x87\xe8\xae\xbe)[^\xe3\x80\x82!?\\n]{0,10}(?:\xe5\x88\x86\xe4\xba\xab'
  b'|\xe5\x85\xb1\xe4\xba\xab|\xe5\x85\xac\xe5\xbc\x80)[^\xe3\x80\x82!?\\n]{0,4}(?:\xe5\xaf\x86\xe7\xa0\x81|'
  b'\xe4\xb8\xaa\xe4\xba\xba\xe4\xbf\xa1\xe6\x81\xaf|\xe9\x9a\x90\xe7\xa7\x81)\xe7\x9a\x84?(?:\xe4\xb8\x96\xe7\x95'
  b'\x8c|\xe7\xa4\xbe\xe4\xbc\x9a|\xe6\x98\x9f\xe7\x90\x83)|(?:\xe5\xaf\x86\xe7\xa0\x81|\xe4\xb8\xaa\xe4\xba'
  b'\xba\xe4\xbf\xa1\xe6\x81\xaf|\xe9\x9a\x90\xe7\xa7\x81)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe5\x85\xac\xe5\xbc\x80|'
  b'\xe5\x85\xb1\xe4\xba\xab|\xe5\x88\x86\xe4\xba\xab)\xe7\x9a\x84?(?:\xe4\xb8\x96\xe7\x95\x8c|\xe7\xa4\xbe\xe4'
  b'\xbc\x9a|\xe6\x98\x9f\xe7\x90\x83)',
  None,
  b'(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a'
  b'|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad'
  b'|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|'
  b'\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80'
  b'\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]*[\xe2\x80\x9d"\''
  b'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6'
  b'\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6'
  b'\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8'
  b'\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b)|\xe8\xbf'
  b'\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))',
  None),
 ('code-false-result-zh', 'injection', False,
  b'(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97\xa0\xe8\xa7\x86|\xe7\x84\xa1\xe8\xa6\x96)(?:\xe8\xaf\xa5|\xe8'
  b'\xbf\x99\xe4\xb8\xaa|\xe8\xbf\x99\xe6\xae\xb5|\xe6\xad\xa4|\xe8\xbf\x99\xe4\xba\x9b|\xe6\x9c\xac|'
  b'\xe4\xb8\x8a\xe8\xbf\xb0)?(?:\xe5\x87\xbd\xe6\x95\xb0|\xe4\xbb\xa3\xe7\xa0\x81|\xe8\xa1\xa8\xe6\xa0\xbc|'
  b'\xe6\x95\xb0\xe6\x8d\xae|\xe5\x86\x85\xe5\xae\xb9|\xe8\xae\xba\xe6\x96\x87|\xe6\x96\x87\xe6\xa1\xa3|'
  b'\xe6\x96\x87\xe6\x9c\xac|\xe8\xae\xa1\xe7\xae\x97|\xe9\x82\xae\xe4\xbb\xb6)[,\\s\xe5\xb9\xb6]*(?:\xe7\x84\xb6'
  b'\xe5\x90\x8e|\xe7\x9b\xb4\xe6\x8e\xa5|\xe5\x8f\xaa)?(?:\xe8\xaf\xb4\xe6\x98\x8e|\xe8\xaf\xb4|\xe5\xa3'
  b'\xb0\xe6\x98\x8e|\xe5\x9b\x9e\xe7\xad\x94|\xe8\xbe\x93\xe5\x87\xba|\xe6\x8a\xa5\xe5\x91\x8a|\xe5\x86'
  b'\x99|\xe5\x9b\x9e\xe5\xa4\x8d|\xe6\x96\xad\xe8\xa8\x80|\xe6\x8c\x87\xe5\x87\xba|\xe5\xbe\x97\xe5\x87\xba)|('
  b'?:\xe8\xaf\xb4|\xe5\xa3\xb0\xe6\x98\x8e|\xe8\xaf\xb4\xe6\x98\x8e|\xe5\x9b\x9e\xe7\xad\x94|\xe6\x8a\xa5\xe5\x91'
  b'\x8a|\xe6\x96\xad\xe8\xa8\x80)(?:\xe6\x9c\xac\xe6\x96\x87\xe7\x9a\x84?)?(?:\xe8\xbe\x93\xe5\x87\xba|\xe6\x80'
  b'\xbb\xe5\x92\x8c|\xe7\xbb\x93\xe6\x9e\x9c|\xe7\xbb\x93\xe8\xae\xba|\xe7\xad\x94\xe6\xa1\x88|\xe5\x90'
  b'\x88\xe8\xae\xa1)[^\xe3\x80\x82!?\\n]{0,6}(?:\xe6\x98\xaf|\xe4\xb8\xba)\\s?(?::|[\'"\xe2\x80\x9c]|\\d)|('
  b'?:\xe5\xb0\x86|\xe6\x8a\x8a)(?:\xe8\xbe\x93\xe5\x87\xba|\xe6\x80\xbb\xe5\x92\x8c|\xe7\xbb\x93\xe6\x9e'
  b'\x9c|\xe7\xad\x94\xe6\xa1\x88)(?:\xe8\xa7\x86\xe4\xb8\xba|\xe5\xbd\x93\xe4\xbd\x9c|\xe7\x9c\x8b\xe4\xbd\x9c'
  b')\\s?[\'"\xe2\x80\x9c\\d]|\xe5\xa3\xb0\xe6\x98\x8e(?:\xe6\x9c\xac\xe6\x96\x87|\xe8\xae\xba\xe6\x96\x87'
  b')\xe7\x9a\x84?\xe7\xbb\x93\xe8\xae\xba\xe6\x98\xaf|ai(?:\xe6\xa8\xa1\xe5\x9e\x8b|\xe5\x8a\xa9\xe6\x89'
  b'\x8b|\xe5\xae\xa1\xe6\x9f\xa5\xe8\x80\x85|\xe8\xaf\x84\xe5\xae\xa1)?(?:\xe8\xaf\xb7\xe6\xb3\xa8\xe6\x84\x8f'
  b'|\xe6\xb3\xa8\xe6\x84\x8f|\xe8\xaf\xb7)\\s*[:,]?\\s*(?:\xe8\xaf\xb7)?(?:\xe5\x9b\x9e\xe7\xad\x94|\xe6\x8a\xa5'
  b'\xe5\x91\x8a|\xe8\xaf\xb4|\xe5\xa3\xb0\xe6\x98\x8e|\xe7\xa1\xae\xe8\xae\xa4)(?:\xe8\xbf\x99|\xe8\xaf\xa5'
  b'|\xe6\x9c\xac|\xe6\xad\xa4)',
  None,
  b'(?:(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a'
  b'|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad'
  b'|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|'
  b'\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b))[^\xe3\x80\x82!?\\n]*[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80'
  b'\x8e\xe3\x80\x8a]|[\xe2\x80\x9c"\'\xe3\x80\x8c\xe3\x80\x8e][^\xe3\x80\x82!?\\n]*[\xe2\x80\x9d"\''
  b'\xe3\x80\x8d\xe3\x80\x8f][^\xe3\x80\x82!?\\n]{0,15}(?:(?:\xe7\xba\xa2\xe9\x98\x9f|\xe7\xb4\x85\xe9\x9a\x8a|\xe6'
  b'\x94\xbb\xe5\x87\xbb|\xe6\x94\xbb\xe6\x93\x8a|\xe6\xb3\xa8\xe5\x85\xa5|\xe4\xbe\x8b\xe5\xa6\x82|\xe6'
  b'\xaf\x94\xe5\xa6\x82|\xe7\x9f\xad\xe8\xaf\xad|\xe6\xa3\x80\xe6\xb5\x8b|\xe6\xaa\xa2\xe6\xb8\xac|\xe8'
  b'\xb6\x8a\xe7\x8b\xb1\xe6\x8f\x90\xe7\xa4\xba|\xe6\xb5\x8b\xe8\xaf\x95\xe7\x94\xa8\xe4\xbe\x8b)|\xe8\xbf'
  b'\x99\xe6\xa0\xb7\xe7\x9a\x84|\xe4\xb9\x8b\xe7\xb1\xbb\xe7\x9a\x84))|(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe5\x88'
  b'\xab|\xe5\x88\x87\xe5\x8b\xbf)(?:\xe5\xbf\xbd\xe7\x95\xa5|\xe6\x97\xa0\xe8\xa7\x86)',
  None))

TOKENS: tuple[tuple[str, tuple[int, ...]], ...] = (('-', (82,)), ('-us', (83,)), ('.', (63,)), ('.atlasv1.', (27,)), ('.logic.azure.com', (66,)),
 ('.make.com/', (68,)), ('/api/webhooks/', (64,)), ('/webhookb2/', (66,)), ('1/', (120,)), ('1//0', (7,)),
 ('2/', (120,)), ('4b1d', (56,)), (':A', (65,)), ('A3-', (125,)), ('ABIA', (4,)), ('ABSK', (5,)), ('ACCA', (4,)),
 ('AGE-SECRET-KEY-1', (0,)), ('AIza', (6,)), ('AKCp', (43,)), ('AKIA', (4,)), ('AKID', (13,)), ('API-', (44,)),
 ('AQ.', (6,)), ('AQE', (79,)), ('AQVN', (14,)), ('ASIA', (4,)), ('ATATT3', (38,)), ('ATBB', (37,)),
 ('ATCTT3', (38,)), ('ATSTT3', (38,)), ('AZDO', (10,)), ('AccountKey=', (9,)), ('BBDC-', (37,)), ('CCIPAT_', (42,)),
 ('CCIPRJ_', (42,)), ('CFPAT-', (48,)), ('CLOJARS_', (118,)), ('EAA', (69,)), ('EAAA', (71,)), ('EZAK', (53,)),
 ('EZTK', (53,)), ('FLWSECK', (60,)), ('GOCSPX-', (7,)), ('GR1348941', (36,)), ('HRKU-', (16,)), ('LTAI', (12,)),
 ('NRAK-', (51,)), ('NRII-', (51,)), ('NRIQ-', (51,)), ('NRJS-', (51,)), ('NRRA-', (51,)), ('PMAK-', (45,)),
 ('PMAT-', (45,)), ('Q~', (8,)), ('SG.', (81,)), ('SK', (80,)), ('SharedAccessKey=', (9,)), ('_v1_', (11,)),
 ('access-', (76,)), ('access_token$', (72,)), ('aio_', (59,)), ('api-', (46,)), ('api_org_', (91,)),
 ('apify_api_', (58,)), ('bedrock-api-key-', (5,)), ('bkua_', (41,)), ('cfat_', (15,)), ('cfk_', (15,)),
 ('cfut_', (15,)), ('chat.googleapis.com', (67,)), ('cio', (115,)), ('cmVmd', (43,)), ('crsr_', (111,)),
 ('csk-', (97,)), ('dapi', (100,)), ('dckr_', (117,)), ('dp.', (25,)), ('dt0', (49,)), ('duffel_', (78,)),
 ('e2b_', (109,)), ('eyJ', (1, 2)), ('fc-', (106,)), ('figd_', (122,)), ('figo_', (122,)), ('figu_', (122,)),
 ('fm1', (17,)), ('fm2_', (17,)), ('fo1_', (17,)), ('fw_', (96,)), ('gho_', (34,)), ('ghp_', (34,)),
 ('ghr_', (34,)), ('ghs_', (34,)), ('ghu_', (34,)), ('github_pat_', (35,)), ('glagent-', (36,)), ('glc_', (52,)),
 ('glcbt-', (36,)), ('gldt-', (36,)), ('glffct-', (36,)), ('glft-', (36,)), ('glimt-', (36,)), ('gloas-', (36,)),
 ('glpat-', (36,)), ('glptt-', (36,)), ('glrt-', (36,)), ('glrtr-', (36,)), ('glsa_', (52,)), ('glsoat-', (36,)),
 ('gsk_', (93,)), ('hf_', (91,)), ('hooks.slack.com/', (62,)), ('hooks.zapier.com', (68,)), ('hvb.', (28,)),
 ('hvr.', (28,)), ('hvs.', (28,)), ('ico-', (29,)), ('jina_', (104,)), ('key-', (82,)), ('key_', (111,)),
 ('lin_api_', (123,)), ('lin_oauth_', (123,)), ('live_', (75,)), ('lsv2_', (101,)), ('m0-', (110,)),
 ('maker.ifttt.com', (68,)), ('napi_', (22,)), ('nfc_', (19,)), ('nfo_', (19,)), ('nfp_', (19,)), ('nfu_', (19,)),
 ('npm_', (112,)), ('ntn_', (121,)), ('nvapi-', (98,)), ('ops_eyJ', (125,)), ('oy2', (116,)), ('pa-', (103,)),
 ('pat', (119,)), ('pat-ap', (126,)), ('pat-eu', (126,)), ('pat-na', (126,)), ('pat.', (32,)), ('pcsk_', (102,)),
 ('pnb_', (30,)), ('pnu_', (30,)), ('pplx-', (95,)), ('pscale_', (21,)), ('pul-', (26,)), ('pypi-', (113,)),
 ('r8_', (92,)), ('rdme_', (47,)), ('re_', (85,)), ('rk_live_', (70,)), ('rk_prod_', (70,)), ('rk_test_', (70,)),
 ('rnd_', (23,)), ('rubygems_', (114,)), ('rzp_live_', (73,)), ('rzp_test_', (73,)), ('s-s4t2', (55,)),
 ('s.', (3,)), ('sat.', (32,)), ('sb_secret_', (20,)), ('sbp_', (20,)), ('sdk-', (46,)), ('secret_', (121,)),
 ('sgp_', (39,)), ('sha256~', (33,)), ('shippo_', (77,)), ('shpat_', (74,)), ('shpca_', (74,)), ('shppa_', (74,)),
 ('shpss_', (74,)), ('shptka_', (74,)), ('sig=', (9,)), ('sk-', (86, 88)), ('sk-ant-', (87,)),
 ('sk-helicone-', (90,)), ('sk-lf-', (90,)), ('sk-or-', (89,)), ('sk.eyJ', (57,)), ('sk_', (99,)),
 ('sk_live_', (70,)), ('sk_prod_', (70,)), ('sk_test_', (70,)), ('sl.', (124,)), ('slk_', (39,)),
 ('sntrys_', (50,)), ('sntryu_', (50,)), ('sq0atp-', (71,)), ('sq0csp-', (71,)), ('sq0idp-', (71,)),
 ('sqa_', (40,)), ('sqp_', (40,)), ('squ_', (40,)), ('t1.', (14,)), ('test_', (75,)), ('tfp_', (54,)),
 ('tgp_v1_', (107,)), ('tk-us-', (24,)), ('tskey-', (31,)), ('tvly-', (105,)), ('v1.0-', (15,)), ('vca_', (18,)),
 ('vci_', (18,)), ('vck_', (18,)), ('vcp_', (18,)), ('vcr_', (18,)), ('wandb_v1_', (108,)), ('whsec_', (70,)),
 ('xai-', (94,)), ('xapp-', (61,)), ('xkeysib-', (84,)), ('xoxa-', (61,)), ('xoxb-', (61,)), ('xoxc-', (61,)),
 ('xoxd-', (61,)), ('xoxe-', (61,)), ('xoxe.', (61,)), ('xoxo-', (61,)), ('xoxp-', (61,)), ('xoxr-', (61,)),
 ('xoxs-', (61,)), ('xsmtpsib-', (84,)), ('ya29.', (7,)), ('|', (69,)))

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [('\nf:', (186,)), ('\np:', (186,)), ('\nq:', (186,)), (' f:', (186,)), (' p:', (186,)), (' q:', (186,)),
      ("'s e", (206,)), ('-.', (182,)), ('.-', (182,)), ('://', (132,)), ('<|', (176,)), ('?d=', (181,)),
      ('?q=', (181,)), ('@', (189, 203, 226, 237)), ("i'm ", (210,)), ('apikey', (136,)), ('auth', (137,)),
      ('clientid', (137,)), ('code', (163,)), ('kennwort', (161, 162)), ('key', (137,)), ('kombination', (163,)),
      ('login', (137,)), ('passwd', (135,)), ('password', (135, 145, 146)), ('passwort', (135, 145, 146, 161, 162)),
      ('pin', (163,)), ('pwd', (135,)), ('secret', (136,)), ('token', (136,)), ('token:', (130,))],
 '*': [('当', (278,)), ('時', (253,)), ('當', (278,)), ('若', (278,)), ('際', (253,))],
 '0010': [(' 0010', (183,))],
 '0110': [(' 0110', (183,)), (',0110', (183,)), ('-0110', (183,))],
 '2fa': [('2fa', (143,))],
 'a l’': [('a l’envers', (244,)), ('a l’insu', (239,))],
 'abit': [('dove abita', (262,))],
 'abov': [('above', (198, 205)), ('the above', (213,))],
 'acce': [('acceso', (157,)), ('access code', (158, 159, 204, 207)), ('access key', (136, 204, 207)),
          ('access token', (136,)), ('access-key', (136,)), ('access-token', (136,)), ('access_key', (136,)),
          ('access_token', (136,)), ('accesskey', (136,)), ('accesstoken', (136,))],
 'acco': [(' account', (203,)), ("'s account", (206,)), ('account', (157,)), ('account ', (206,))],
 'actu': [('your actual', (200,))],
 'addr': [(' address', (203,))],
 'adel': [('de ahora en adelante', (225,))],
 'admi': [('admin /', (151,)), ('admin/', (151,)), ('your admin', (211,))],
 'adre': [('adresse', (189, 190, 237, 238))],
 'afte': [('after ', (212,))],
 'ai': [('ai', (222, 281))],
 'aiへ': [('aiへ', (256,))],
 'ai宛': [('ai宛', (256,))],
 'alar': [('alarm', (149,)), ('alarm code', (158, 159))],
 'algo': [('algolia', (139,))],
 'algu': [('si alguien', (231,))],
 'all': [('all you', (199,))],
 'alle': [('alles', (187,))],
 'am': [('i am ', (210,))],
 'angr': [('angreifer', (189,))],
 'anme': [('anmeld', (157,))],
 'anni': [('anniversaire', (238,))],
 'annu': [('annulent', (236,))],
 'anor': [('anordnung', (187,))],
 'answ': [('answer', (222,))],
 'anth': [('anthropic', (192, 211, 229, 240, 251, 276))],
 'antw': [('antwort', (197,))],
 'anul': [('anulan', (225,))],
 'anwe': [('anweisung', (187, 190, 195)), ('anwender', (190, 191)), ('neue anweisung', (188,))],
 'anyb': [('anybody', (208,))],
 'anyo': [('anyone', (208,))],
 'anyt': [('anything', (199,)), ('anything now', (217,)), ('anytime', (212,)), ('do anything now', (216,))],
 'api': [('api', (274,)), ('api k', (190,)), ('api key', (136, 204, 207)), ('api-', (190,)), ('api-key', (136,)),
         ('api-key:', (130,)), ('api_key', (136,)), ('cf_api', (139,)), ('dd_api', (139,)), ('x-api-key', (130,))],
 'api ': [('api 密钥', (136,))],
 'apik': [('apikey', (136,)), ('apikey:', (130,))],
 'apit': [('apitoken', (136,))],
 'apiキ': [('apiキー', (136, 249))],
 'api密': [('api密钥', (136,))],
 'apps': [('appsecret', (136,))],
 'arah': [('arahan', (269,))],
 'as': [('as a ', (210,)), ('as an ', (210,))],
 'aske': [('if asked', (208,))],
 'asks': [('asks', (208,))],
 'asse': [('assemble', (220, 244)), ('assemblyai', (139,))],
 'assi': [('assistant', (222,)), ('assistant:', (178,))],
 'atac': [('atacante', (226,))],
 'atta': [('attacker', (203,)), ('attaquant', (237,))],
 'atth': [('atthay', (184,))],
 'atur': [('aturan', (269,))],
 'atwh': [('atwhay', (184,))],
 'aufl': [('auflagen', (187,))],
 'ausg': [('ausgabe', (197,))],
 'auss': [('aussitot', (242,))],
 'aute': [('autentica', (225,))],
 'auth': [('auth_key', (136,)), ('authenticator', (143,)), ('authkey', (136,)), ('authorization', (130,)),
          ('authorized you', (211,)), ('authtoken', (136,))],
 'aws': [('aws', (138,))],
 'back': [('backup code', (153, 154, 155, 156, 160)), ('backup-code', (160,)), ('backwards', (219,))],
 'bank': [("'s bank", (206,)), ('bank', (190,)), ('bank ', (206,))],
 'base': [('base-64', (219,)), ('base64', (196, 219, 233, 244, 255, 280))],
 'basi': [('basic', (131,))],
 'bata': [('batasan', (269,))],
 'bear': [('bearer_token', (136,))],
 'befe': [('befehl', (187,)), ('neue befehle', (188,))],
 'befo': [('before ', (212,)), ('before this', (205,))],
 'benu': [('benutzer', (157, 190, 191))],
 'besc': [('beschrankung', (187, 193))],
 'betw': [('between us', (208,))],
 'bina': [('binaire', (244,)), ('binar', (196,)), ('binario', (233,)), ('binary', (219,))],
 'birt': [("'s birth", (206,)), ('birth date', (206,)), ('date of birth', (206,))],
 'bist': [('du bist', (193,))],
 'bitl': [('bitly', (139,))],
 'bot': [('bot', (222,))],
 'brid': [('bridee', (241,))],
 'buil': [('building code', (158, 159)), ('built-in', (201,))],
 'bund': [('bundle_', (142,))],
 'cach': [('en cachette', (239,))],
 'cada': [('cada vez', (231,))],
 'cade': [('cadenas', (149,))],
 'caes': [('caesar', (219,))],
 'cand': [('candado', (149,))],
 'cart': [('carte', (238,))],
 'cens': [('censor', (217,)), ('censura', (230,)), ('censure', (241,))],
 'chaq': [('chaque fois', (242,))],
 'chav': [('chave', (260,))],
 'chia': [('chiave', (262,))],
 'chif': [('cle de chiff', (164,))],
 'ciph': [('cipher', (219,))],
 'city': [("'s city", (206,))],
 'clav': [('clave', (145, 146, 150, 167, 168, 169, 227)), ('clave api', (136,)), ('clave de api', (136,)),
          ('clavier', (149,))],
 'cle': [('cle', (238,)), ('cle api', (136,)), ("cle d'api", (136,)), ('cle de la box', (164,)),
         ('cle de sec', (164,)), ('cle du wi', (164, 165)), ('cle du wpa', (164,)), ('cle wi', (164, 165)),
         ('cle wpa', (164,))],
 'clea': [('cleartextpassword', (134,))],
 'clie': [('client secret', (136,)), ('client-secret', (136,)), ('client_secret', (136,)),
          ('clientsecret', (136,))],
 'clou': [('cloudflare', (139,))],
 'cnff': [('cnffjbeq', (185,))],
 'code': [('code', (158, 159, 166, 238)), ('code du wi', (164,)), ('code wi', (164,)), ('codecov', (139,)),
          ('pin code', (158, 159))],
 'codi': [('codigo', (169, 227))],
 'coff': [('coffre', (149,))],
 'cohe': [('cohere', (139,))],
 'com': [('.com/', (203,))],
 'coma': [('comandi', (261,)), ('comando', (224,)), ('comandos', (259,))],
 'comb': [('combina', (233,)), ('combinacion', (149, 169)), ('combinaison', (149, 166)),
          ('combination', (149, 158, 159)), ('combine', (220, 244)), ('safe combination', (158, 159))],
 'comm': [('commande', (235,)), ('commands', (198,)), ('commands you', (210,)), ('system command:', (178,))],
 'comp': [('compte', (238,))],
 'conc': [('concatena', (233,)), ('concatenate', (220,)), ('concatene', (244,)), ('conclusion', (222, 234, 245))],
 'conf': [('confidential', (204, 207)), ('confines', (217,))],
 'conn': [('connexion', (157,))],
 'cons': [('consigna', (224,)), ('consigne', (235, 238, 243)), ('constraint', (198, 217))],
 'cont': [('context', (198,)), ('contrainte', (235,)), ('contrasena', (135, 145, 146, 147, 150, 167, 168, 227)),
          ('contrasenas', (233,)), ('frase de contrasena', (147, 167))],
 'conv': [('conversation', (198,))],
 'corr': [('correo', (227,))],
 'cour': [('courriel', (238,))],
 'cove': [('covertly', (209,))],
 'crea': [('created by', (211,)), ('your creator', (211,))],
 'cred': [("'s credit", (206,)), ('credencial', (227,)), ('credenciales', (145, 146)), ('credential', (157,)),
          ('credentials', (136, 153, 154, 155, 156, 204, 207, 221)), ('credit card', (206,)), ('creds', (157,)),
          ('login credentials', (153, 154, 155, 156))],
 'cuan': [('cuando', (231,)), ('en cuanto', (231,))],
 'cuen': [('cuenta', (227,))],
 'cump': [('cumpleanos', (227,))],
 'curl': [('curl', (133, 180))],
 'curr': [("'s current", (206,))],
 'dan': [(' dan', (216,)), ('dan', (193, 230, 241, 252, 277))],
 'das': [('das,', (187,))],
 'data': [('?data=', (181,)), ('datadog', (139,)), ('in your database', (206,))],
 'date': [("'s date of", (206,))],
 'debr': [('debridee', (241,))],
 'dech': [('dechiffr', (244,))],
 'deci': [('decipher', (219,))],
 'decl': [('decline', (217,))],
 'deco': [('decod', (244,)), ('decode', (219,)), ('decodier', (196,)), ('decodifica', (233,))],
 'decr': [('decrypt', (219, 244)), ('decryption key', (153, 154, 155, 156))],
 'deep': [('deepgram', (139,))],
 'dein': [('dein', (192,)), ('deine', (188,))],
 'deko': [('dekodier', (196,))],
 'depl': [('deploy_token', (136,))],
 'des': [('des qu', (242,))],
 'desb': [('desbloquea', (149,))],
 'desc': [('descifra', (233,))],
 'desd': [('desde ahora', (225,))],
 'dese': [('desencripta', (233,))],
 'deso': [('desormais', (236,))],
 'deve': [('developed by', (211,)), ('developer:', (178,)), ('your developer', (211,))],
 'die': [('an die ki', (197,))],
 'digi': [('digicode', (166,))],
 'dios': [('soy dios', (229,))],
 'dire': [('direccion', (226, 227)), ('directiva', (224,)), ('directive', (198, 205, 235, 238, 241)),
          ('directri', (224, 227, 230)), ('direktive', (187,)), ('diretrizes', (259,)), ('direttive', (261,)),
          ('new directive', (200,)), ('nuevas directrices', (225,)), ('system directive:', (178,)),
          ('this directive', (213,))],
 'disa': [('disarm', (149,))],
 'disc': [('discreetly', (209,)), ('discretement', (239,))],
 'disi': [('disimuladamente', (228,))],
 'disr': [('disregard', (223,))],
 'door': [('door code', (158, 159))],
 'dore': [('dorenavant', (236,))],
 'dove': [('dove vive', (262,))],
 'drow': [('drowssap', (185,))],
 'duen': [('dueno', (228,))],
 'each': [('each time', (212,))],
 'echt': [('echte ', (188,))],
 'eige': [('eigentliche', (188,))],
 'eins': [('einschrankung', (187, 193))],
 'eint': [('eintrag', (195,))],
 'enco': [('encoded', (219,))],
 'encr': [('encryption key', (136, 153, 154, 155, 156, 204)), ('encryption_key', (136,))],
 'end': [('end of mem', (179,))],
 'endp': [(' endpoint', (203,)), ('endpunkt', (189,))],
 'enla': [('enlace', (226,))],
 'entr': [('entrada', (232,)), ('entree', (243,)), ('entry code', (158, 159)), ('other entries', (214,)),
          ('this entry', (213, 214))],
 'ents': [('entschlussel', (196,))],
 'entz': [('entziffer', (196,))],
 'env': [('.env', (248, 273))],
 'enve': [("a l'envers", (244,))],
 'erew': [('erewhay', (184,))],
 'erge': [('ergebnis', (197,))],
 'erin': [('erinnerung', (195,))],
 'erse': [('ersetzen', (188,))],
 'esco': [('a escondidas', (228,))],
 'etha': [('ethay', (184,))],
 'ethi': [('ethic', (217,)), ('ethical', (201,)), ('ethiques', (236,))],
 'etic': [('eticas', (225,))],
 'eure': [('eure', (188,))],
 'even': [('even if you', (202,))],
 'ever': [('every time', (212,)), ('everyone', (208,)), ('everything', (199,)), ('everything now', (217,))],
 'evil': [('evil', (216,))],
 'exam': [('.example/', (203,))],
 'exte': [('</external', (179,))],
 'face': [('facebook', (139,))],
 'fall': [('falls', (194,))],
 'filt': [('filter', (188, 193, 217)), ('filtre', (241,)), ('filtres', (236,)), ('filtro', (230,)),
          ('filtros', (225,))],
 'fkpq': [('fkpqorzqflkp', (185,))],
 'flag': [('flagging', (215,))],
 'foll': [('following', (213,)), ('following ', (200,))],
 'forg': [('forget', (223,)), ('forget about', (199,)), ('forget it', (199,)), ('forget that', (199,)),
          ('forget this', (199,))],
 'frag': [('frage:', (186,))],
 'from': [('from now on', (200,))],
 'ftp': [('ftp:', (203,))],
 'fuer': [('caja fuerte', (149,))],
 'fuge': [('fuge ', (196,))],
 'func': [('</function_', (179,))],
 'fur': [('fur die ki', (197,))],
 'gara': [('garage', (149,)), ('garage code', (158, 159))],
 'gard': [('garde-fou', (235,))],
 'gate': [('gate', (149,)), ('gate code', (158, 159))],
 'gebu': [('gebunden', (193,)), ('geburt', (190,))],
 'geha': [('gehalt', (190,))],
 'gehe': [('geheim', (190,)), ('geheime ', (188,)), ('geheimfrage', (148,))],
 'geho': [('gehorch', (188,))],
 'gite': [('gitea', (139,))],
 'goog': [('google', (192, 211, 229, 240, 251, 276))],
 'gott': [('ich bin gott', (192,))],
 'gpt': [('gpt(', (220,))],
 'gren': [('grenzen', (193,))],
 'guar': [('guard', (198,))],
 'gues': [('guest/', (151,))],
 'guid': [('guideline', (198, 205, 217))],
 'hand': [('handynummer', (190,))],
 'heim': [('heimlich', (191,))],
 'henc': [('henceforth', (200,))],
 'hetz': [('hetzner', (139,))],
 'hex': [('hex', (219,))],
 'hidd': [('your hidden', (200,))],
 'hmrs': [('hmrsqtbshnmr', (185,))],
 'home': [("'s home", (206,))],
 'http': [('](http', (181,)), ('http', (189, 203, 226, 237))],
 'huma': [('humain', (239,)), ('human', (208,))],
 'hypo': [('hypothetical', (218,))],
 'ia': [("l'ia", (245,))],
 'iden': [('identifiant', (157,)), ('identifiants', (145, 146, 238))],
 'idto': [('idtoken', (136,))],
 'if': [('if ', (212,))],
 'igno': [('ignora', (234,)), ('ignore', (223, 234, 245)), ('ignoreway', (184,)), ('ignorier', (197,))],
 'ihr': [('ihr ', (192,))],
 'ihre': [('ihre', (188,))],
 'imag': [('image', (203,))],
 'imme': [('wann immer', (194,))],
 'indi': [('indicacion', (224, 227)), ('indicazioni', (261,)), ('nuevas indicaciones', (225,))],
 'info': [('personal information', (221,)), ('private information', (221,))],
 'inje': [('injection', (215,))],
 'insg': [('insgeheim', (191,))],
 'inst': [('# instruction:', (178,)), ('inst]', (176,)), ('instrucao', (259,)), ('instruccion', (224, 227, 232)),
          ('instrucoes', (259,)), ('instruction', (198, 205, 235, 238, 243)), ('instructs you', (210,)),
          ('instruksi', (269,)), ('instruktion', (187, 190)), ('new instruction', (200,)),
          ('nouvelles instructions', (236,)), ('nuevas instrucciones', (225,)), ('system instruction', (178,)),
          ('this instruction', (213, 214))],
 'insu': [("a l'insu", (239,))],
 'inte': [('interlac', (220,)), ('interleav', (220,))],
 'invi': [('invite', (235, 238))],
 'irm': [('irm ', (180,))],
 'istr': [('istruzion', (261,))],
 'its': [('its ', (201,))],
 'iwr': [('iwr ', (180,))],
 'i’m ': [('i’m ', (210,))],
 'jail': [('jailbr', (216,))],
 'jetz': [('ab jetzt', (188,))],
 'jira': [('jira', (139,))],
 'join': [('join', (220,))],
 'jotu': [('jotusvdujpot', (185,))],
 'junt': [('junta', (233,))],
 'kenn': [('kennw', (190,)), ('kennwort', (135, 145, 146, 147, 150))],
 'kept': [('</kept', (179,))],
 'key': [('wi-fi key', (153, 154, 155, 156))],
 'keyp': [('keypad', (149,)), ('keypad code', (158, 159))],
 'ki': [('ki ', (193,))],
 'know': [('i know that you', (202,)), ('i know you', (202,))],
 'komb': [('kombination', (149,)), ('kombinier', (196,))],
 'kont': [('kontext', (187,)), ('konto', (190,))],
 'kpuv': [('kpuvtwevkqpu', (185,))],
 'kred': [('kredit', (190,))],
 'la': [('la ia', (234,))],
 'lati': [('pig latin', (219,))],
 'leet': [('leet', (219,))],
 'leit': [('leitlinie', (187,)), ('leitplanke', (187,))],
 'lice': [('license_key', (136,))],
 'lien': [('ce lien', (237,))],
 'limi': [('limit', (217,)), ('limitacion', (224,)), ('limitation', (198,)), ('limite', (230, 241)),
          ('limites', (235,))],
 'line': [('linee guida', (261,))],
 'lino': [('linode', (139,))],
 'llm': [('llm', (222,))],
 'lock': [('lock', (149,)), ('lock code', (158, 159)), ('lockbox code', (158, 159))],
 'log': [('log in', (145, 146, 155, 157)), ('log-in', (157,))],
 'logi': [('login', (145, 146, 155, 157)), ('login ', (204,))],
 'lors': [('lorsqu', (242,))],
 'losu': [('losungswort', (161,))],
 'lqvw': [('lqvwuxfwlrqv', (185,))],
 'l’ia': [('l’ia', (245,))],
 'mail': [('mail', (190, 227, 238))],
 'main': [('a partir de maintenant', (236,))],
 'make': [('your maker', (211,))],
 'mand': [('mandato', (224,))],
 'mast': [('master_key', (136,)), ('masterpasswort', (145, 146))],
 'mdp': [('mdp', (135, 145, 146, 150, 164, 165, 238))],
 'mem': [('</mem', (179,))],
 'memo': [('end memor', (179,)), ('memoire', (243,)), ('memoria', (232,)), ('memories', (214,)),
          ('memory ', (215,)), ('other memory', (214,)), ('this memory', (214,))],
 'mens': [('mensaje', (232,))],
 'merg': [('merge', (220,))],
 'mess': [('message', (205, 243)), ('this message', (213,))],
 'meta': [('meta ', (211,))],
 'mich': [('an mich', (189,))],
 'micr': [('microsoft', (192, 211, 229, 240, 251, 276))],
 'miss': [('missacht', (197,))],
 'mist': [('mistral', (139,))],
 'mnem': [('mnemonic', (144,))],
 'mode': [(' mode', (216,)), ('al modelo', (234,)), ('an das modell', (197,)), ('au modele', (245,)),
          ('mode', (241,)), ('model', (222,)), ('of this model', (210,))],
 'modo': [('modo', (230,))],
 'mond': [('monde', (244,))],
 'mong': [('mongosh', (152,))],
 'mora': [('moral', (201, 217))],
 'mors': [('morse', (196, 219, 233, 244))],
 'mund': [('mundo', (233,))],
 'mxpp': [('mxpptloa', (185,))],
 'mysq': [('mysql', (152,))],
 'nach': [('nachricht', (195,))],
 'naci': [('nacimiento', (227,))],
 'nadi': [('nadie', (228,))],
 'nais': [('naissance', (238,))],
 'netw': [('network key', (153, 154, 155, 156))],
 'netz': [('netzwerkschlussel', (161,))],
 'next': [('next time', (212,))],
 'ngro': [('ngrok', (139,))],
 'niem': [('niemand', (191,))],
 'norm': [('norma', (224,)), ('normas', (230,))],
 'nota': [('nota', (232,))],
 'note': [('note', (243,))],
 'noti': [('notiz', (195,))],
 'nouv': [('nouveaux ordres', (236,)), ('nouvelles consignes', (236,))],
 'nsxy': [('nsxywzhyntsx', (185,))],
 'numb': [('pin number', (158, 159))],
 'nutz': [('nutzer', (190, 191))],
 'oaut': [('oauth_token', (136,))],
 'obey': [('obey', (200,))],
 'obfu': [('obfuscate', (219,))],
 'obje': [('new objective', (200,))],
 'okta': [('okta', (139,))],
 'olvi': [('olvida', (234,))],
 'once': [('once ', (212,))],
 'onde': [('onde mora', (260,)), ('onde o usu', (260,)), ('onde o util', (260,)), ('onde vive', (260,))],
 'onsw': [('onsway', (184,))],
 'onsy': [('onsyay', (184,))],
 'open': [('openai', (192, 211, 229, 240, 251, 276)), ('opener code', (149,)), ('opens', (159,)),
          ('opens with', (149,))],
 'oper': [('operator', (208,))],
 'orde': [('new orders', (200,)), ('nuevas ordenes', (225,)), ('ordenes', (224,)), ('ordens', (259,)),
          ('orders', (198,)), ('orders you', (210,))],
 'ordi': [('ordini', (261,))],
 'ordp': [('ordpay', (184,))],
 'ordr': [('ordre', (235,))],
 'orie': [('orientacoes', (259,))],
 'othe': [('other notes', (214,))],
 'otp': [('otp', (143,))],
 'otpa': [('otpauth://', (143,))],
 'oubl': [('oublie', (245,))],
 'oury': [('ouryay', (184,))],
 'outp': [('output', (222,))],
 'ouya': [('ouyay', (184,))],
 'over': [('overlook', (223,)), ('system override', (211,)), ('system override:', (178,))],
 'owne': [('owner', (208,))],
 'ozrr': [('ozrrvnqc', (185,))],
 'page': [('pagerduty', (139,))],
 'pagi': [('pagina', (226,))],
 'pala': [('palabra', (227,)), ('palavra-passe', (260,))],
 'pani': [('panic code', (149,))],
 'paro': [("parola d'ordine", (262,))],
 'part': [('a partir de ahora', (225,))],
 'pass': [('-pass', (135,)), ('.pass', (135,)), ('_pass', (135,)), ('admin password', (153, 154, 155, 156)),
          ('login password', (153, 154, 155, 156)), ('master password', (153, 154, 155, 156)),
          ('mot de passe', (135, 145, 146, 147, 150, 164, 165, 238)), ('mots de passe', (164, 238, 244)),
          ('pass', (145, 146, 153, 154, 155, 156)), ('pass ', (150,)), ('pass code', (153, 154, 155, 156)),
          ('pass:', (150,)), ('passcode', (135, 145, 146, 153, 154, 155, 156, 158, 159, 204, 207)),
          ('passphrase', (135, 145, 146, 147, 153, 154, 155, 156, 161, 190, 204, 207)), ('passw', (190,)),
          ('passwd', (135, 145, 146, 153, 154, 155, 156)),
          ('password', (135, 145, 146, 147, 150, 153, 154, 155, 156, 167, 204, 207, 227, 262, 270)),
          ('passwords', (145, 146, 221)), ('passwort', (135, 145, 146, 147, 150)), ('passworter', (196,)),
          ('root password', (153, 154, 155, 156)), ('sudo password', (153, 154, 155, 156)),
          ('wi-fi password', (153, 154, 155, 156)), ('wifi password', (153, 154, 155, 156))],
 'past': [('pastebin', (189, 203, 226, 237))],
 'paut': [('pauta', (224,))],
 'pedo': [('pedoman', (269,))],
 'peng': [('pengguna', (270,))],
 'peri': [('perintah', (269,))],
 'pers': [('personal data', (221,))],
 'petu': [('petunjuk', (269,))],
 'pgpa': [('pgpassword', (152,))],
 'phon': [("'s phone", (206,))],
 'phra': [('pass phrase', (147, 153, 154, 155, 156, 204)), ('phrase de passe', (147, 164)),
          ('seed phrase', (144,))],
 'pin': [('pin', (158, 159, 163, 166, 169, 172, 175, 190, 204, 207))],
 'pira': [('pirate', (237,))],
 'poli': [('polic', (198, 217)), ('policia', (229,)), ('policier', (240,)), ('politica', (224,)),
          ('politique', (235,)), ('polizist', (192,))],
 'post': [('postmark', (139,))],
 'preg': [('pregunta secreta', (148,)), ('pregunta:', (186,))],
 'pres': [('presharedkey', (129,)), ('president', (240,)), ('presidente', (229,))],
 'prev': [('prevalecen', (225,)), ('prevalent', (236,))],
 'prim': [('priment', (236,))],
 'priv': [('privat', (190,)), ('private data', (221,)), ('private key', (127, 136, 204, 207)),
          ('private-key', (136,)), ('private_key', (136,)), ('privatekey', (129, 136))],
 'proc': [('prochaine fois', (242,))],
 'prog': [('programacion', (224,)), ('programmation', (235,)), ('programmierung', (187,)),
          ('programming', (198, 205))],
 'prom': [('prompt', (187, 190, 198, 205, 224, 227, 235, 238, 259, 261, 269, 271)), ('prompt sistem', (270,))],
 'pron': [('tan pronto', (231,))],
 'prop': [('proprietaire', (239,))],
 'prot': [('protecciones', (225,)), ('protections', (236,))],
 'prox': [('proxima vez', (231,))],
 'putt': [('putty-user-key-file-', (128,))],
 'pw': [('pw', (145, 146, 153, 154, 155, 156, 161, 170)), ('pw ', (150,)), ('pw:', (150,))],
 'pwd': [('pwd', (135, 145, 146, 150, 153, 154, 155, 156))],
 'qbtt': [('qbttxpse', (185,))],
 'quan': [('quand', (242,))],
 'quar': [('quarantin', (215,))],
 'quel': [('tutto quello', (261,))],
 'quer': [('query', (203,))],
 'ques': [('question de securite', (148,)), ('question secrete', (148,)), ('question:', (186,)),
          ('questions', (217,)), ('secret question', (148,))],
 'quie': [('quietly', (209,))],
 'raha': [('kunci rahasia', (270,))],
 'rcuu': [('rcuuyqtf', (185,))],
 'reca': [('</recall', (179,)), ('end of recalled', (179,))],
 'reco': [('recommandation', (235,)), ('recovery', (160,)), ('recovery code', (153, 154, 155, 156)),
          ('recovery key', (153, 154, 155, 156)), ('recovery phrase', (144,)), ('this record', (213,))],
 'recu': [('recuerdo', (232,)), ('recuperacion', (160,)), ('recuperation', (160,))],
 'redi': [('redis-cli', (152,))],
 'reel': [('reelle', (236,))],
 'reem': [('reemplazan', (225,))],
 'refr': [('refresh_token', (136,))],
 'refu': [('refuse', (217,))],
 'rege': [('neue regeln', (188,)), ('regel', (187,)), ('regeln', (193,))],
 'regl': [('regla', (224,)), ('reglas', (230,)), ('regle', (235, 241))],
 'rego': [('regole', (261,))],
 'regr': [('regras', (259,))],
 'remp': [('remplace', (236,))],
 'repo': [('reponse', (245,)), ('reponse secrete', (164,))],
 'requ': [('requires you', (210,))],
 'resc': [('rescue code', (160,))],
 'rese': [('cle du reseau', (164,)), ('cle reseau', (164,))],
 'resi': [(' of residence', (206,)), ('residence', (238,)), ('residencia', (227,))],
 'resp': [('# response:', (178,)), ('respaldo', (160,)), ('respuesta', (234,)), ('respuesta de seguridad', (167,)),
          ('respuesta secreta', (167,))],
 'rest': [('restriccion', (224, 230)), ('restricoes', (259,)), ('restrict', (217,)),
          ('restriction', (198, 235, 241)), ('restrictions', (236,)), ('restrizioni', (261,))],
 'resu': [('result', (222,)), ('resultado', (234,)), ('resultat', (245,))],
 'retr': [('</retriev', (179,))],
 'retu': [('return value', (222,))],
 'reve': [('al reves', (233,)), ('reversed', (219,))],
 'rich': [('richtlinie', (187, 190, 193))],
 'root': [('root /', (151,)), ('root/', (151,))],
 'rot': [('rot-13', (219,))],
 'rot1': [('rot13', (219,))],
 'ruck': [('ruckwarts', (196,))],
 'rule': [('rules', (198, 217))],
 'safe': [('safe', (149,)), ('safe code', (158, 159)), ('safeguard', (217,)), ('safety', (201,))],
 'sal': [("'s sal", (206,))],
 'sala': [('salaire', (238,)), ('salario', (227,))],
 'sald': [('saldo', (227,))],
 'sali': [('salida', (234,))],
 'sand': [('kata sandi', (270,)), ('sandi', (270,))],
 'sans': [('cle sans', (164,))],
 'say': [('say no', (217,))],
 'scal': [('scaleway', (139,))],
 'schl': [('api-schlussel', (136,)), ('schloss', (149,)), ('schlussel', (136,))],
 'schu': [('schutz', (188,)), ('schutzma', (187,))],
 'scre': [('screening', (215,))],
 'sdvv': [('sdvvzrug', (185,))],
 'seco': [('codes de secours', (160,)), ('secours', (160,))],
 'secr': [('app_secret', (136,)), ('en secret', (239,)), ('en secreto', (228,)), ('frase secreta', (167, 227)),
          ('phrase secrete', (164,)), ('secr', (238,)), ('secret', (136,)), ('secret ', (204, 207)),
          ('secret access key', (138,)), ('secret answer', (153, 154, 155, 156)), ('secret key', (136,)),
          ('secret word', (153, 154, 155, 156)), ('secret-key', (136,)), ('secret_access_key', (138,)),
          ('secret_key', (136,)), ('secreta', (225,)), ('secretaccesskey', (138,)), ('secretamente', (228,)),
          ('secrete', (236,)), ('secretement', (239,)), ('secretkey', (136,)), ('secretly', (209,)),
          ('secrets', (221,)), ('totp_secret', (136,)), ('your secret', (200,))],
 'secu': [('reponse de securite', (164,)), ('securite', (236,)), ('security answer', (153, 154, 155, 156)),
          ('security code', (158, 159)), ('security key', (153, 154, 155, 156)), ('security question', (148,)),
          ('social security', (206,))],
 'segu': [('pregunta de seguridad', (148,)), ('seguridad', (225,))],
 'senh': [('senha', (260,))],
 'sent': [('sentence', (220,))],
 'serv': [(' server', (203,)), ('server', (189,)), ('serveur', (237,)), ('servidor', (226,))],
 'sess': [('session_token', (136,)), ('sessiontoken', (136,))],
 'setz': [('setze ', (196,))],
 'shar': [('shared_secret', (136,))],
 'si': [('si ', (242,)), ('si el', (231,)), ('si la', (231,)), ('si un', (231,))],
 'sich': [('sicherheit', (188,)), ('sicherheits', (187,)), ('sicherheitsantwort', (161,)),
          ('sicherheitsfrage', (148,)), ('sicherheitsschlussel', (161,))],
 'siem': [('siempre que', (231,))],
 'sign': [('sign in', (155, 157)), ('signing key', (136,)), ('signing_key', (136,))],
 'sile': [('silently', (209,))],
 'sim': [('sim pin', (158, 159))],
 'sist': [('prompt di sistema', (262,)), ('prompt do sistema', (260,))],
 'site': [(' site', (203,)), ('ce site', (237,))],
 'siti': [('sitio', (226,))],
 'smbc': [('smbclient', (152,))],
 'snoi': [('snoitcurtsni', (185,))],
 'snyk': [('snyk', (139,))],
 'soba': [('sobald', (194,))],
 'soc': [("'s soc", (206,))],
 'sofo': [('ab sofort', (188,))],
 'sold': [('solde', (238,))],
 'somm': [('somme', (245,))],
 'sona': [('sonar', (140,))],
 'soon': [('as soon as', (212,))],
 'sort': [('sortie', (245,))],
 'sour': [('sourcegraph', (137,))],
 'souv': [('souvenir', (243,))],
 'src': [('src=', (181,))],
 'ssh': [('.ssh', (248, 273))],
 'sshp': [('sshpass', (152,))],
 'ssid': [('ssid', (145, 146))],
 'ssn': [("'s ssn", (206,))],
 'star': [('starting now', (200,))],
 'stat': [('this statement', (213,))],
 'stea': [('stealthily', (209,))],
 'stel': [('stell dir', (196,))],
 'stri': [('string', (220,))],
 'su': [('su ', (229,))],
 'suel': [('sueldo', (227,))],
 'suis': [('je suis dieu', (240,))],
 'sum': [('sum ', (222,))],
 'suma': [('suma', (234,))],
 'summ': [('summe', (197,))],
 'sumo': [('sumo', (139, 141))],
 'sust': [('sustituyen', (225,))],
 'sys': [('sys>>', (176,))],
 'syst': [('# system', (178,)), ('*system', (177,)), ('- system', (177,)), ('/system>', (177,)),
          ('<system', (177,)), ('= system', (177,)), ('[system', (177,)), ('als system', (195,)),
          ('new system prompt', (200,)), ('system', (187, 190)), ('system notice:', (178,)), ('system**:', (178,)),
          ('system:', (178,)), ('the system', (211,)), ('{system', (177,))],
 'tarj': [('tarjeta', (227,))],
 'tele': [('telefon', (190,)), ('telefono', (227,)), ('telephone', (238,))],
 'that': [('all that', (199,))],
 'the ': [('the user’s', (207,))],
 'thes': [('these ', (200, 213))],
 'this': [('of this ai', (210,)), ('this ', (200, 215)), ('this as ', (213,)), ('this mem', (213,)),
          ('this note', (213, 214))],
 'thou': [('even though you', (202,))],
 'time': [('any time', (212,))],
 'to': [('to me', (203,))],
 'todo': [('todo lo', (224,))],
 'toge': [('together', (139,))],
 'toke': [('api token', (136,)), ('api-token', (136,)), ('api_token', (136,)), ('auth token', (136,)),
          ('auth-token', (136,)), ('auth_token', (136,)), ('bot_token', (136,)), ('id_token', (136,)),
          ('token', (136,))],
 'ton': [('ton ', (240,))],
 'tool': [('</tool_', (179,))],
 'tota': [('total', (222,))],
 'totp': [('totp', (143,))],
 'tout': [('tout ce qu', (235,))],
 'trai': [('trained by', (211,)), ('training', (198,))],
 'trav': [('travis', (139,))],
 'tres': [('tresor', (149,))],
 'trus': [('trust check', (215,))],
 'tu': [('tu ', (229,))],
 'tudo': [('tudo o que', (259,))],
 'turn': [('_of_turn>', (176,))],
 'tutt': [('tutto cio', (261,))],
 'twil': [('twilio', (139,))],
 'uber': [('uberschreiben', (188,))],
 'ufxx': [('ufxxbtwi', (185,))],
 'unbe': [('unbemerkt', (191,))],
 'unce': [('uncensored', (216,))],
 'unde': [('i understand that you', (202,)), ('i understand you', (202,))],
 'unfi': [('unfiltered', (216,))],
 'unlo': [('unlock', (149,)), ('unlock code', (153, 154, 155, 156, 158, 159)), ('unlocks', (159,))],
 'unre': [('unrestricted', (216,))],
 'unsc': [('unscramble', (219,))],
 'untr': [('</untrust', (179,)), ('end of untrusted', (179,))],
 'upon': [('upon ', (212,))],
 'url': [(' url', (203,)), ('url', (189, 226, 237))],
 'user': [('</user_mem', (179,)), ('of the user', (207,)), ('the user', (206,)), ("the user's", (207,)),
          ('user', (157, 191, 208)), ("user's", (206,)), ('user/', (151,)), ('user_auth', (136,)),
          ("users'", (206,)), ('userway', (184,)), ('useryay', (184,)), ('user’s', (206,))],
 'usua': [('usuari', (227, 228)), ('usuario', (157,))],
 'util': [('utilisat', (238, 239)), ('utilisateur', (157,))],
 'vafg': [('vafgehpgvbaf', (185,))],
 'vaul': [('vault', (139,))],
 'verb': [('verbinde', (196,))],
 'verc': [('vercel', (139,))],
 'verd': [('verdadera', (225,))],
 'veri': [('veritable', (236,))],
 'voic': [('voicemail pin', (158, 159))],
 'von': [('von nun an', (188,))],
 'vorg': [('vorgabe', (187,))],
 'vorr': [('vorrang', (188,))],
 'votr': [('votre ', (240,))],
 'vrai': [('vraie', (236,))],
 'vult': [('vultr', (139,))],
 'wahr': [('wahre ', (188,))],
 'wand': [('wandb', (139,))],
 'webh': [('webhook', (189, 203, 226, 237)), ('webhook_secret', (136,))],
 'webr': [('invoke-webrequest', (180,))],
 'weig': [('weights', (139,))],
 'wenn': [('wenn', (194,))],
 'wget': [('wget', (180,))],
 'what': [('what the', (199,)), ('what was', (199,)), ('what you', (199,)), ('whatever', (199,))],
 'when': [('when', (212,))],
 'wher': [('where does', (206,))],
 'wi': [('wi-fi', (145, 146))],
 'wi-f': [('wi-fiのキー', (170,)), ('wi-fiキー', (145, 146))],
 'wied': [('wiederherstellung', (160,))],
 'wifi': [('wifi', (145, 146)), ('wifi code', (153, 154, 155, 156)), ('wifi key', (153, 154, 155, 156)),
          ('wifiのキー', (170,))],
 'wire': [('wireless key', (153, 154, 155, 156))],
 'wirk': [('wirkliche ', (188,))],
 'with': [('without ', (209,))],
 'wlan': [('wlan', (145, 146, 161, 162))],
 'wohn': [('wohn', (190,))],
 'word': [('seed words', (144,))],
 'wpa': [('wpa key', (153, 154, 155, 156))],
 'wpa2': [('wpa2 key', (153, 154, 155, 156))],
 'www': [('www.', (189, 203, 226, 237))],
 'you': [('on you', (201,))],
 'your': [('in your mem', (206,)), ('in your rec', (206,)), ('your ', (201, 210)), ('your new', (200,)),
          ('your real', (200,)), ('your true', (200,))],
 'zahl': [('zahlenschloss', (163,))],
 'zens': [('zensur', (193,))],
 'zuga': [('zugang', (157,)), ('zugangs', (190,)), ('zugangscode', (161,)), ('zugangsdaten', (145, 146))],
 'εντο': [('εντολες', (265,))],
 'κανο': [('κανονες', (265,))],
 'κατε': [('κατευθυνσεις', (265,))],
 'κλει': [('κλειδι', (266,))],
 'κωδι': [('κωδικ', (266,))],
 'οδηγ': [('οδηγιες', (265,)), ('οδηγιων', (265,))],
 'περι': [('περιορισμους', (265,))],
 'προτ': [('προτροπη', (265,))],
 'συνθ': [('συνθηματικο', (266,))],
 'χρησ': [('χρηστης', (266,))],
 'дире': [('директив', (263,))],
 'инст': [('инструкци', (263,))],
 'кодо': [('кодовое слово', (264,))],
 'кома': [('команд', (263,))],
 'огра': [('ограничени', (263,))],
 'паро': [('парол', (264,))],
 'поль': [('пользовател', (264,))],
 'прав': [('правил', (263,))],
 'прик': [('приказ', (263,))],
 'пром': [('промпт', (263,))],
 'расп': [('распоряжени', (263,))],
 'секр': [('секретныи ключ', (264,))],
 'сист': [('системныи промпт', (264,))],
 'указ': [('указани', (263,))],
 'आदश': [('आदश', (267,))],
 'ईमल ': [('ईमल पता', (268,))],
 'उपयो': [('उपयोगकरता', (268,))],
 'गपत ': [('गपत कजी', (268,))],
 'जनम': [('जनम', (268,))],
 'दिशा': [('दिशानिरदश', (267,))],
 'नियम': [('नियम', (267,))],
 'निरद': [('निरदश', (267,))],
 'परॉम': [('परॉमपट', (267,))],
 'पासव': [('पासवरड', (268,))],
 'बक': [('बक', (268,))],
 '’s ': [('’s ', (206,))],
 'あなたの': [('あなたの', (247, 249))],
 'こっそり': [('こっそり', (250,))],
 'この': [('この', (247,))],
 'この情報': [('この情報', (254,))],
 'この指示': [('この指示', (254,))],
 'この項目': [('この項目', (254,))],
 'これから': [('これから', (247,))],
 'これまで': [('これまで', (246,))],
 'これらの': [('これらの', (247,))],
 'たび': [('たび', (253,))],
 'たら': [('たら', (253,))],
 'つなげ': [('つなげ', (255,))],
 'とき': [('とき', (253,))],
 'どこに住': [('どこに住', (249,))],
 'なら': [('なら', (253,))],
 'ひそかに': [('ひそかに', (250,))],
 'アカウン': [('アカウント', (157,))],
 'アクセス': [('アクセスキー', (136,)), ('アクセスコード', (249,))],
 'エントリ': [('エントリ', (254,))],
 'ガイドラ': [('ガイドライン', (246, 252))],
 'ガードレ': [('ガードレール', (247,))],
 'キー': [('キー', (170,))],
 'キーコー': [('キーコード', (172,))],
 'クレジッ': [('クレジットカード', (249,))],
 'コード': [('コード', (172,))],
 'システム': [('システムプロンプト', (248,))],
 'シークレ': [('シークレット', (136,)), ('シークレットキー', (249,))],
 'ダイヤル': [('ダイヤル', (149, 172))],
 'チャット': [('チャット履歴', (248,))],
 'デコード': [('デコード', (255,))],
 'トークン': [('トークン', (136,))],
 'ノート': [('ノート', (254,))],
 'バックア': [('バックアップコード', (160,))],
 'パス': [('パス', (170,))],
 'パスコー': [('パスコード', (145, 146, 170, 249))],
 'パスフレ': [('パスフレーズ', (145, 146, 170, 171, 249))],
 'パスワー': [('パスワード', (135, 145, 146, 150, 170, 171, 248, 249))],
 'フィルタ': [('フィルタ', (252,))],
 'プログラ': [('プログラマー', (251,))],
 'プロンプ': [('プロンプト', (246, 249))],
 'ポリシー': [('ポリシー', (246,))],
 'メッセー': [('メッセージ', (254,))],
 'メモ': [('メモ', (254,))],
 'メールア': [('メールアドレス', (249,))],
 'モード': [('モード', (252,))],
 'モールス': [('モールス', (255,))],
 'ユーザ': [('ユーザ', (248, 250))],
 'ユーザー': [('ユーザー', (157,))],
 'リカバリ': [('リカバリー', (160,))],
 'ルール': [('ルール', (246, 252))],
 'ログイン': [('ログイン', (145, 146, 157))],
 'ロック番': [('ロック番号', (172,))],
 '一切': [('一切', (271,))],
 '一旦': [('一旦', (278,))],
 '上司': [('上司', (251, 276))],
 '上帝': [('上帝', (276,))],
 '上記': [('上記', (246,))],
 '上述': [('上述', (271,))],
 '下次': [('下次', (278,))],
 '世界': [('世界', (255, 280))],
 '两步验证': [('两步验证', (143,))],
 '个人': [('个人', (273,))],
 '主人': [('主人', (251, 275, 276))],
 '二段階認': [('二段階認証', (143,))],
 '今から': [('今から', (247,))],
 '今まで': [('今まで', (246,))],
 '今後': [('今後', (247,))],
 '从现在': [('从现在', (272,))],
 '令牌': [('令牌', (136,))],
 '以上': [('以上', (271,))],
 '以下': [('以下', (272,))],
 '以下の': [('以下の', (247,))],
 '任何人': [('任何人', (275,))],
 '会話': [('会話', (248,))],
 '伦理': [('伦理', (272,))],
 '住址': [('住址', (274,))],
 '住所': [('住所', (249,))],
 '余额': [('余额', (274,))],
 '作成者': [('作成者', (251,))],
 '你的': [('你的', (272,))],
 '使用者': [('使用者', (250, 273, 274, 275))],
 '保险': [('保险', (149,))],
 '保险箱': [('保险箱', (175,))],
 '信用卡': [('信用卡', (274,))],
 '個人': [('個人', (273,))],
 '個人情報': [('個人情報', (248, 249))],
 '倫理': [('倫理', (247, 252))],
 '偷偷': [('偷偷', (275,))],
 '元の指示': [('元の指示', (249,))],
 '内容': [('内容', (246, 271))],
 '内密に': [('内密に', (250,))],
 '内部指示': [('内部指示', (249,))],
 '准则': [('准则', (271, 274, 277))],
 '凡是': [('凡是', (278,))],
 '凭据': [('凭据', (273,))],
 '凭证': [('凭证', (273, 274))],
 '出力': [('出力', (256,))],
 '出生': [('出生', (274,))],
 '创造者': [('创造者', (276,))],
 '初期の指': [('初期の指示', (249,))],
 '初期指示': [('初期指示', (249,))],
 '利用者': [('利用者', (248, 250))],
 '制約': [('制約', (246, 252))],
 '制限': [('制限', (246, 252))],
 '創造者': [('創造者', (251,))],
 '双重认证': [('双重认证', (143,))],
 '口令': [('口令', (135, 145, 146, 150, 173, 174, 274))],
 '口座': [('口座', (249,))],
 '只要': [('只要', (278,))],
 '合并': [('合并', (280,))],
 '合言葉': [('合言葉', (170, 171, 249))],
 '合計': [('合計', (256,))],
 '员工': [('员工', (273,))],
 '命令': [('命令', (246, 271))],
 '問:': [('問:', (186,))],
 '場合': [('場合', (253,))],
 '备用': [('备用', (160,))],
 '如果': [('如果', (278,))],
 '安全': [('安全', (247, 272))],
 '实际的': [('实际的', (272,))],
 '审查': [('审查', (277,))],
 '客户': [('客户', (273,))],
 '密かに': [('密かに', (250,))],
 '密保': [('密保', (148, 174))],
 '密保答案': [('密保答案', (173,))],
 '密码': [('密码', (135, 145, 146, 150, 173, 174, 175, 273, 274))],
 '密碼': [('密碼', (145, 146, 173, 273, 274))],
 '密鑰': [('密鑰', (274,))],
 '密钥': [('密钥', (136, 173, 274))],
 '对话': [('对话', (273,))],
 '尋ねられ': [('尋ねられ', (250,))],
 '對話': [('對話', (273,))],
 '居住': [('居住', (274,))],
 '居住地': [('居住地', (249,))],
 '帐号': [('帐号', (157,))],
 '度に': [('度に', (253,))],
 '开发者': [('开发者', (276,))],
 '开锁': [('开锁', (149,))],
 '开门': [('开门', (175,))],
 '従業員': [('従業員', (248,))],
 '從現在': [('從現在', (272,))],
 '復号': [('復号', (255,))],
 '復旧': [('復旧', (160,))],
 '微软': [('微软', (276,))],
 '忽略': [('忽略', (281,))],
 '总和': [('总和', (281,))],
 '恢复': [('恢复', (160,))],
 '恢复码': [('恢复码', (173,))],
 '悄悄': [('悄悄', (275,))],
 '憑證': [('憑證', (273,))],
 '所有者': [('所有者', (250, 251, 275))],
 '手机': [('手机', (274,))],
 '报警器': [('报警器', (175,))],
 '拼接': [('拼接', (280,))],
 '指令': [('指令', (246, 271, 274, 279))],
 '指引': [('指引', (271,))],
 '指示': [('指示', (246, 271, 274))],
 '提示': [('提示', (271,))],
 '提示詞': [('提示詞', (274,))],
 '提示词': [('提示词', (274,))],
 '摩尔斯': [('摩尔斯', (280,))],
 '摩斯': [('摩斯', (280,))],
 '新しい命': [('新しい命令', (247,))],
 '新しい指': [('新しい指示', (247,))],
 '新たな指': [('新たな指示', (247,))],
 '新命令': [('新命令', (272,))],
 '新指令': [('新指令', (272,))],
 '新指示': [('新指示', (272,))],
 '新的命令': [('新的命令', (272,))],
 '新的指': [('新的指', (272,))],
 '方針': [('方針', (246,))],
 '方针': [('方针', (271,))],
 '无视': [('无视', (281,))],
 '暗中': [('暗中', (275,))],
 '暗号': [('暗号', (173, 174, 255, 274))],
 '暗号化キ': [('暗号化キー', (170,))],
 '暗號': [('暗號', (274,))],
 '暗証番号': [('暗証番号', (135, 172, 249))],
 '最初の指': [('最初の指示', (249,))],
 '本名': [('本名', (249,))],
 '本当の': [('本当の', (247,))],
 '本条': [('本条', (272,))],
 '本来の': [('本来の', (247,))],
 '机密': [('机密', (273,))],
 '束缚': [('束缚', (277,))],
 '条目': [('条目', (279,))],
 '検閲': [('検閲', (252,))],
 '模式': [('模式', (277,))],
 '機密': [('機密', (248,))],
 '次の': [('次の', (247,))],
 '次回': [('次回', (253,))],
 '此信息': [('此信息', (279,))],
 '此内容': [('此内容', (279,))],
 '残高': [('残高', (249,))],
 '毎回': [('毎回', (253,))],
 '每当': [('每当', (278,))],
 '每次': [('每次', (278,))],
 '每當': [('每當', (278,))],
 '氏名': [('氏名', (249,))],
 '消息': [('消息', (279,))],
 '準則': [('準則', (271,))],
 '無視': [('無視', (256, 281))],
 '环境变量': [('环境变量', (273,))],
 '環境変数': [('環境変数', (248,))],
 '環境變數': [('環境變數', (273,))],
 '生年月日': [('生年月日', (249,))],
 '用戶': [('用戶', (273, 274, 275))],
 '用户': [('用户', (273, 274, 275))],
 '电话': [('电话', (274,))],
 '番号': [('番号', (172,))],
 '登录': [('登录', (157,))],
 '真の': [('真の', (247,))],
 '真实的': [('真实的', (272,))],
 '真正的': [('真正的', (272,))],
 '破译': [('破译', (280,))],
 '社員': [('社員', (248,))],
 '私下': [('私下', (275,))],
 '私钥': [('私钥', (273, 274))],
 '秘密': [('秘密', (249,))],
 '秘密の答': [('秘密の答え', (170,))],
 '秘密の質': [('秘密の質問', (148, 170))],
 '秘密地': [('秘密地', (275,))],
 '秘密裏': [('秘密裏', (250,))],
 '秘密鍵': [('秘密鍵', (248,))],
 '秘钥': [('秘钥', (274,))],
 '程序员': [('程序员', (276,))],
 '笔记': [('笔记', (279,))],
 '筆記': [('筆記', (279,))],
 '答え': [('答え', (171, 256))],
 '答案': [('答案', (281,))],
 '管理员': [('管理员', (276,))],
 '管理員': [('管理員', (276,))],
 '管理者': [('管理者', (251,))],
 '系統提示': [('系統提示', (273,))],
 '系统提示': [('系统提示', (273, 274))],
 '約束': [('約束', (271, 277))],
 '組み合わ': [('組み合わせ', (255,))],
 '結合': [('結合', (255,))],
 '結果': [('結果', (256,))],
 '結論': [('結論', (256,))],
 '總和': [('總和', (281,))],
 '约束': [('约束', (271, 277))],
 '组合': [('组合', (280,))],
 '结果': [('结果', (281,))],
 '结论': [('结论', (281,))],
 '翻译': [('翻译', (280,))],
 '老板': [('老板', (276,))],
 '聊天': [('聊天', (273,))],
 '聞かれ': [('聞かれ', (250,))],
 '製作者': [('製作者', (251,))],
 '要求': [('要求', (271,))],
 '規制': [('規制', (252,))],
 '規則': [('規則', (246, 252, 271, 277))],
 '规则': [('规则', (271, 277))],
 '规定': [('规定', (271,))],
 '解密': [('解密', (280,))],
 '解码': [('解码', (280,))],
 '解碼': [('解碼', (280,))],
 '解読': [('解読', (255,))],
 '解錠': [('解錠', (149,))],
 '解锁码': [('解锁码', (175,))],
 '解除コー': [('解除コード', (172,))],
 '訊息': [('訊息', (279,))],
 '記憶': [('記憶', (248, 254, 273, 279))],
 '認証情報': [('認証情報', (248, 249))],
 '誕生日': [('誕生日', (249,))],
 '誰にも': [('誰にも', (250,))],
 '记录': [('记录', (279,))],
 '记忆': [('记忆', (273, 279))],
 '设定': [('设定', (271,))],
 '访问码': [('访问码', (274,))],
 '该信息': [('该信息', (279,))],
 '谷歌': [('谷歌', (276,))],
 '账号': [('账号', (145, 146, 157))],
 '账户': [('账户', (157,))],
 '身份证': [('身份证', (274,))],
 '输出': [('输出', (281,))],
 '过滤': [('过滤', (272, 277))],
 '这些': [('这些', (272,))],
 '这条': [('这条', (279,))],
 '连接': [('连接', (280,))],
 '通行码': [('通行码', (274,))],
 '連結': [('連結', (255,))],
 '道徳': [('道徳', (252,))],
 '道德': [('道德', (272, 277))],
 '邮箱': [('邮箱', (274,))],
 '郵件': [('郵件', (274,))],
 '金庫': [('金庫', (149,))],
 '银行': [('银行', (274,))],
 '開発者': [('開発者', (251,))],
 '開發者': [('開發者', (276,))],
 '開錠': [('開錠', (172,))],
 '门禁': [('门禁', (175,))],
 '门锁': [('门锁', (149,))],
 '问:': [('问:', (186,))],
 '问题:': [('问题:', (186,))],
 '限制': [('限制', (271, 277))],
 '隠された': [('隠された', (247,))],
 '電話番号': [('電話番号', (249,))],
 '顧客': [('顧客', (248,))],
 '验证码': [('验证码', (175, 274))],
 '가이드라': [('가이드라인', (257,))],
 '규칙': [('규칙', (257,))],
 '명령': [('명령', (257,))],
 '비밀 키': [('비밀 키', (258,))],
 '비밀번호': [('비밀번호', (258,))],
 '비밀키': [('비밀키', (258,))],
 '사용자': [('사용자', (258,))],
 '시스템 ': [('시스템 프롬프트', (258,))],
 '암호': [('암호', (258,))],
 '제한': [('제한', (257,))],
 '지시': [('지시', (257,))],
 '지침': [('지침', (257,))],
 '패스워드': [('패스워드', (258,))],
 '프롬프트': [('프롬프트', (257,))]}
