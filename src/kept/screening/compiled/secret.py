"""Compiled from rules/secret*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION: str = '37a4680d'

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
  None, None, 'is_code_number'))

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

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [('://', (132,)), ('pw', (145, 146, 153, 154, 155, 156, 161, 170)), ('pw ', (150,)), ('pw:', (150,)),
      ('wi-fi', (145, 146)), ('apikey', (136,)), ('auth', (137,)), ('clientid', (137,)), ('code', (163,)),
      ('kennwort', (161, 162)), ('key', (137,)), ('kombination', (163,)), ('login', (137,)), ('passwd', (135,)),
      ('password', (135, 145, 146)), ('passwort', (135, 145, 146, 161, 162)), ('pin', (163,)), ('pwd', (135,)),
      ('secret', (136,)), ('token', (136,)), ('token:', (130,))],
 '*': [('キー', (170,)), ('パス', (170,)), ('令牌', (136,)), ('保险', (149,)), ('口令', (135, 145, 146, 150, 173, 174)),
       ('备用', (160,)), ('密保', (148, 174)), ('密码', (135, 145, 146, 150, 173, 174, 175)), ('密碼', (145, 146, 173)),
       ('密钥', (136, 173)), ('帐号', (157,)), ('开锁', (149,)), ('开门', (175,)), ('復旧', (160,)), ('恢复', (160,)),
       ('暗号', (173, 174)), ('番号', (172,)), ('登录', (157,)), ('答え', (171,)), ('解錠', (149,)), ('账号', (145, 146, 157)),
       ('账户', (157,)), ('金庫', (149,)), ('開錠', (172,)), ('门禁', (175,)), ('门锁', (149,))],
 '2fa': [('2fa', (143,))],
 'acc': [('acceso', (157,)), ('access code', (158, 159)), ('access key', (136,)), ('access token', (136,)),
         ('access-key', (136,)), ('access-token', (136,)), ('access_key', (136,)), ('access_token', (136,)),
         ('accesskey', (136,)), ('accesstoken', (136,)), ('account', (157,))],
 'adm': [('admin /', (151,)), ('admin/', (151,))],
 'ala': [('alarm', (149,)), ('alarm code', (158, 159))],
 'alg': [('algolia', (139,))],
 'anm': [('anmeld', (157,))],
 'api': [('api key', (136,)), ('api 密钥', (136,)), ('api-key', (136,)), ('api-key:', (130,)), ('api_key', (136,)),
         ('apikey', (136,)), ('apikey:', (130,)), ('apitoken', (136,)), ('apiキー', (136,)), ('api密钥', (136,)),
         ('cf_api', (139,)), ('dd_api', (139,)), ('x-api-key', (130,))],
 'app': [('appsecret', (136,))],
 'ass': [('assemblyai', (139,))],
 'aut': [('auth_key', (136,)), ('authenticator', (143,)), ('authkey', (136,)), ('authorization', (130,)),
         ('authtoken', (136,))],
 'aws': [('aws', (138,))],
 'bac': [('backup code', (153, 154, 155, 156, 160)), ('backup-code', (160,))],
 'bas': [('basic', (131,))],
 'bea': [('bearer_token', (136,))],
 'ben': [('benutzer', (157,))],
 'bit': [('bitly', (139,))],
 'bui': [('building code', (158, 159))],
 'bun': [('bundle_', (142,))],
 'cad': [('cadenas', (149,))],
 'can': [('candado', (149,))],
 'chi': [('cle de chiff', (164,))],
 'cla': [('clave', (145, 146, 150, 167, 168, 169)), ('clave api', (136,)), ('clave de api', (136,)),
         ('clavier', (149,))],
 'cle': [('cle api', (136,)), ("cle d'api", (136,)), ('cle de la box', (164,)), ('cle de sec', (164,)),
         ('cle du wi', (164, 165)), ('cle du wpa', (164,)), ('cle wi', (164, 165)), ('cle wpa', (164,)),
         ('cleartextpassword', (134,))],
 'cli': [('client secret', (136,)), ('client-secret', (136,)), ('client_secret', (136,)), ('clientsecret', (136,))],
 'clo': [('cloudflare', (139,))],
 'cod': [('code', (158, 159, 166)), ('code du wi', (164,)), ('code wi', (164,)), ('codecov', (139,)),
         ('codigo', (169,)), ('pin code', (158, 159))],
 'cof': [('coffre', (149,))],
 'coh': [('cohere', (139,))],
 'com': [('combinacion', (149, 169)), ('combinaison', (149, 166)), ('combination', (149, 158, 159)),
         ('safe combination', (158, 159))],
 'con': [('connexion', (157,)), ('contrasena', (135, 145, 146, 147, 150, 167, 168)),
         ('frase de contrasena', (147, 167))],
 'cre': [('credenciales', (145, 146)), ('credential', (157,)), ('credentials', (136, 153, 154, 155, 156)),
         ('creds', (157,)), ('login credentials', (153, 154, 155, 156))],
 'cur': [('curl', (133,))],
 'dat': [('datadog', (139,))],
 'dec': [('decryption key', (153, 154, 155, 156))],
 'dee': [('deepgram', (139,))],
 'dep': [('deploy_token', (136,))],
 'des': [('desbloquea', (149,))],
 'dig': [('digicode', (166,))],
 'dis': [('disarm', (149,))],
 'doo': [('door code', (158, 159))],
 'enc': [('encryption key', (136, 153, 154, 155, 156)), ('encryption_key', (136,))],
 'ent': [('entry code', (158, 159))],
 'fac': [('facebook', (139,))],
 'fue': [('caja fuerte', (149,))],
 'gar': [('garage', (149,)), ('garage code', (158, 159))],
 'gat': [('gate', (149,)), ('gate code', (158, 159))],
 'geh': [('geheimfrage', (148,))],
 'git': [('gitea', (139,))],
 'gue': [('guest/', (151,))],
 'het': [('hetzner', (139,))],
 'ide': [('identifiant', (157,)), ('identifiants', (145, 146))],
 'idt': [('idtoken', (136,))],
 'jir': [('jira', (139,))],
 'ken': [('kennwort', (135, 145, 146, 147, 150))],
 'key': [('keypad', (149,)), ('keypad code', (158, 159)), ('wi-fi key', (153, 154, 155, 156))],
 'kom': [('kombination', (149,))],
 'lic': [('license_key', (136,))],
 'lin': [('linode', (139,))],
 'loc': [('lock', (149,)), ('lock code', (158, 159)), ('lockbox code', (158, 159))],
 'log': [('log in', (145, 146, 155, 157)), ('log-in', (157,)), ('login', (145, 146, 155, 157))],
 'los': [('losungswort', (161,))],
 'mas': [('master_key', (136,)), ('masterpasswort', (145, 146))],
 'mdp': [('mdp', (135, 145, 146, 150, 164, 165))],
 'mis': [('mistral', (139,))],
 'mne': [('mnemonic', (144,))],
 'mon': [('mongosh', (152,))],
 'mys': [('mysql', (152,))],
 'net': [('network key', (153, 154, 155, 156)), ('netzwerkschlussel', (161,))],
 'ngr': [('ngrok', (139,))],
 'num': [('pin number', (158, 159))],
 'oau': [('oauth_token', (136,))],
 'okt': [('okta', (139,))],
 'ope': [('opener code', (149,)), ('opens', (159,)), ('opens with', (149,))],
 'otp': [('otp', (143,)), ('otpauth://', (143,))],
 'pag': [('pagerduty', (139,))],
 'pan': [('panic code', (149,))],
 'pas': [('-pass', (135,)), ('.pass', (135,)), ('_pass', (135,)), ('admin password', (153, 154, 155, 156)),
         ('login password', (153, 154, 155, 156)), ('master password', (153, 154, 155, 156)),
         ('mot de passe', (135, 145, 146, 147, 150, 164, 165)), ('mots de passe', (164,)),
         ('pass', (145, 146, 153, 154, 155, 156)), ('pass ', (150,)), ('pass code', (153, 154, 155, 156)),
         ('pass:', (150,)), ('passcode', (135, 145, 146, 153, 154, 155, 156, 158, 159)),
         ('passphrase', (135, 145, 146, 147, 153, 154, 155, 156, 161)),
         ('passwd', (135, 145, 146, 153, 154, 155, 156)),
         ('password', (135, 145, 146, 147, 150, 153, 154, 155, 156, 167)), ('passwords', (145, 146)),
         ('passwort', (135, 145, 146, 147, 150)), ('root password', (153, 154, 155, 156)),
         ('sudo password', (153, 154, 155, 156)), ('wi-fi password', (153, 154, 155, 156)),
         ('wifi password', (153, 154, 155, 156))],
 'pgp': [('pgpassword', (152,))],
 'phr': [('pass phrase', (147, 153, 154, 155, 156)), ('phrase de passe', (147, 164)), ('seed phrase', (144,))],
 'pin': [('pin', (158, 159, 163, 166, 169, 172, 175))],
 'pos': [('postmark', (139,))],
 'pre': [('pregunta secreta', (148,)), ('presharedkey', (129,))],
 'pri': [('private key', (127, 136)), ('private-key', (136,)), ('private_key', (136,)), ('privatekey', (129, 136))],
 'put': [('putty-user-key-file-', (128,))],
 'pwd': [('pwd', (135, 145, 146, 150, 153, 154, 155, 156))],
 'que': [('question de securite', (148,)), ('question secrete', (148,)), ('secret question', (148,))],
 'rec': [('recovery', (160,)), ('recovery code', (153, 154, 155, 156)), ('recovery key', (153, 154, 155, 156)),
         ('recovery phrase', (144,)), ('recuperacion', (160,)), ('recuperation', (160,))],
 'red': [('redis-cli', (152,))],
 'ref': [('refresh_token', (136,))],
 'rep': [('reponse secrete', (164,))],
 'res': [('cle du reseau', (164,)), ('cle reseau', (164,)), ('rescue code', (160,)), ('respaldo', (160,)),
         ('respuesta de seguridad', (167,)), ('respuesta secreta', (167,))],
 'roo': [('root /', (151,)), ('root/', (151,))],
 'saf': [('safe', (149,)), ('safe code', (158, 159))],
 'san': [('cle sans', (164,))],
 'sca': [('scaleway', (139,))],
 'sch': [('api-schlussel', (136,)), ('schloss', (149,)), ('schlussel', (136,))],
 'sec': [('app_secret', (136,)), ('codes de secours', (160,)), ('frase secreta', (167,)),
         ('phrase secrete', (164,)), ('reponse de securite', (164,)), ('secours', (160,)), ('secret', (136,)),
         ('secret access key', (138,)), ('secret answer', (153, 154, 155, 156)), ('secret key', (136,)),
         ('secret word', (153, 154, 155, 156)), ('secret-key', (136,)), ('secret_access_key', (138,)),
         ('secret_key', (136,)), ('secretaccesskey', (138,)), ('secretkey', (136,)),
         ('security answer', (153, 154, 155, 156)), ('security code', (158, 159)),
         ('security key', (153, 154, 155, 156)), ('security question', (148,)), ('totp_secret', (136,))],
 'seg': [('pregunta de seguridad', (148,))],
 'ses': [('session_token', (136,)), ('sessiontoken', (136,))],
 'sha': [('shared_secret', (136,))],
 'sic': [('sicherheitsantwort', (161,)), ('sicherheitsfrage', (148,)), ('sicherheitsschlussel', (161,))],
 'sig': [('sign in', (155, 157)), ('signing key', (136,)), ('signing_key', (136,))],
 'sim': [('sim pin', (158, 159))],
 'smb': [('smbclient', (152,))],
 'sny': [('snyk', (139,))],
 'son': [('sonar', (140,))],
 'sou': [('sourcegraph', (137,))],
 'ssh': [('sshpass', (152,))],
 'ssi': [('ssid', (145, 146))],
 'sum': [('sumo', (139, 141))],
 'tog': [('together', (139,))],
 'tok': [('api token', (136,)), ('api-token', (136,)), ('api_token', (136,)), ('auth token', (136,)),
         ('auth-token', (136,)), ('auth_token', (136,)), ('bot_token', (136,)), ('id_token', (136,)),
         ('token', (136,))],
 'tot': [('totp', (143,))],
 'tra': [('travis', (139,))],
 'tre': [('tresor', (149,))],
 'twi': [('twilio', (139,))],
 'unl': [('unlock', (149,)), ('unlock code', (153, 154, 155, 156, 158, 159)), ('unlocks', (159,))],
 'use': [('user', (157,)), ('user/', (151,)), ('user_auth', (136,))],
 'usu': [('usuario', (157,))],
 'uti': [('utilisateur', (157,))],
 'vau': [('vault', (139,))],
 'ver': [('vercel', (139,))],
 'voi': [('voicemail pin', (158, 159))],
 'vul': [('vultr', (139,))],
 'wan': [('wandb', (139,))],
 'web': [('webhook_secret', (136,))],
 'wei': [('weights', (139,))],
 'wi-': [('wi-fiのキー', (170,)), ('wi-fiキー', (145, 146))],
 'wie': [('wiederherstellung', (160,))],
 'wif': [('wifi', (145, 146)), ('wifi code', (153, 154, 155, 156)), ('wifi key', (153, 154, 155, 156)),
         ('wifiのキー', (170,))],
 'wir': [('wireless key', (153, 154, 155, 156))],
 'wla': [('wlan', (145, 146, 161, 162))],
 'wor': [('seed words', (144,))],
 'wpa': [('wpa key', (153, 154, 155, 156)), ('wpa2 key', (153, 154, 155, 156))],
 'zah': [('zahlenschloss', (163,))],
 'zug': [('zugang', (157,)), ('zugangscode', (161,)), ('zugangsdaten', (145, 146))],
 'アカウ': [('アカウント', (157,))],
 'アクセ': [('アクセスキー', (136,))],
 'キーコ': [('キーコード', (172,))],
 'コード': [('コード', (172,))],
 'シーク': [('シークレット', (136,))],
 'ダイヤ': [('ダイヤル', (149, 172))],
 'トーク': [('トークン', (136,))],
 'バック': [('バックアップコード', (160,))],
 'パスコ': [('パスコード', (145, 146, 170))],
 'パスフ': [('パスフレーズ', (145, 146, 170, 171))],
 'パスワ': [('パスワード', (135, 145, 146, 150, 170, 171))],
 'ユーザ': [('ユーザー', (157,))],
 'リカバ': [('リカバリー', (160,))],
 'ログイ': [('ログイン', (145, 146, 157))],
 'ロック': [('ロック番号', (172,))],
 '两步验': [('两步验证', (143,))],
 '二段階': [('二段階認証', (143,))],
 '保险箱': [('保险箱', (175,))],
 '双重认': [('双重认证', (143,))],
 '合言葉': [('合言葉', (170, 171))],
 '密保答': [('密保答案', (173,))],
 '恢复码': [('恢复码', (173,))],
 '报警器': [('报警器', (175,))],
 '暗号化': [('暗号化キー', (170,))],
 '暗証番': [('暗証番号', (135, 172))],
 '秘密の': [('秘密の答え', (170,)), ('秘密の質問', (148, 170))],
 '解锁码': [('解锁码', (175,))],
 '解除コ': [('解除コード', (172,))],
 '验证码': [('验证码', (175,))]}
