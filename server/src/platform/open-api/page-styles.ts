import { pageColours } from '../plain-page.ts';

/** The look of the page of calls: that of the product, light or dark as the device has it. */
export const pageStyles = `${pageColours}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--canvas);color:var(--text);font:15px/1.5 'Inter Variable','Segoe UI',system-ui,sans-serif}
header{padding:14px 24px;background:#12201e;color:#f0f5f3;font-weight:700}
header span{color:#6fcdd9}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:8px;padding:8px 12px;background:var(--surface)}
.sides{display:grid;grid-template-columns:260px minmax(0,1fr);align-items:start}
nav{position:sticky;top:0;max-height:100vh;overflow:auto;padding:20px 16px 20px 24px}
nav ul{margin:0 0 8px;padding:0 0 0 14px;list-style:none;font-size:13px}
nav li{overflow-wrap:anywhere}
nav a{display:block;padding:4px 0}
main{min-width:0;padding:8px 24px 64px;max-width:1000px}
h1{margin:16px 0 12px;font-size:28px;line-height:1.2}
h2{margin:40px 0 4px;font-size:22px}
h3{margin:0 0 6px;font-size:15px;overflow-wrap:anywhere}
h4{margin:16px 0 4px;font-size:12px;letter-spacing:.05em;text-transform:uppercase;color:var(--text2)}
p{margin:0 0 8px}
a{color:var(--accent)}
article{margin:14px 0;padding:18px 20px;background:var(--surface);border:1px solid var(--border);border-radius:8px;
content-visibility:auto;contain-intrinsic-size:auto 480px}
article:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
code,pre{font-family:ui-monospace,'Cascadia Mono',Consolas,monospace;font-size:.92em}
code.GET,code.POST,code.PUT,code.PATCH,code.DELETE{display:inline-block;min-width:62px;padding:1px 8px;border-radius:4px;
background:var(--button);color:var(--on-button);text-align:center;font-weight:700}
code.DELETE{background:var(--fault);color:var(--surface)}
.quiet{color:var(--text2);font-size:13px}
.fields{margin:0;padding:0;list-style:none}
.fields li{padding:5px 0;border-top:1px solid var(--border);overflow-wrap:anywhere}
.fields li>code{font-weight:700}
.fields li>.said{display:block}
.fields .fields,.either{margin:6px 0 2px;padding-left:14px;border-left:2px solid var(--border)}
dl{display:grid;grid-template-columns:48px minmax(0,1fr);gap:2px 8px;margin:0;font-size:13px}
dt{font-weight:700}
dd{margin:0;color:var(--text2)}
dd span{display:block}
summary{padding:4px 0;cursor:pointer;font-weight:600}
pre{margin:4px 0 0;padding:12px;max-height:420px;overflow:auto;background:var(--canvas);border-radius:6px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:800px){.sides{display:block}nav{position:static;max-height:none;padding:16px 16px 0}
main{padding:8px 16px 48px}article{padding:14px}}
`;
