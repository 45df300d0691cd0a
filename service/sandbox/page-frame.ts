import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import { isLanguage, type Language, languageTags } from '#service/domain/language.ts';

/** Language and theme of a page: those of the mall, else those of the browser (`theme` undefined). */
export type Look = { language: Language; theme: 'light' | 'dark' | undefined };

export function lookOf(asked: { language?: string; theme?: string; accepted?: string }): Look {
  const wanted = [asked.language, ...(asked.accepted ?? '').split(',')].map((tag) =>
    (tag ?? '').trim().slice(0, 2).toLowerCase(),
  );
  const theme = asked.theme === 'dark' || asked.theme === 'light' ? asked.theme : undefined;
  return { language: wanted.find(isLanguage) ?? 'en', theme };
}

const light =
  '--bg:#fff;--text:#15201c;--soft:#545f5b;--line:#8a9390;--rim:#d4dbd8;--bad:#d21718;--note:#fff1cf;--on-note:#64340e;--go:#008160;--on-go:#fff';
const dark =
  '--bg:#121c18;--text:#edf2f0;--soft:#b3beb9;--line:#8a9390;--rim:#35443e;--bad:#fe7067;--note:#3a2a10;--on-note:#ffe3a6;--go:#4dcca3;--on-go:#09120f';

const style = `
:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${dark}}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
*{box-sizing:border-box}
body{margin:0;padding:4px 2px 8px;background:var(--bg);color:var(--text);font:16px/1.45 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere}
p{margin:0}
.note{background:var(--note);color:var(--on-note);padding:10px 14px;border-radius:12px;margin-bottom:14px;font-size:14px}
.note b{display:block;font-size:16px}
.grid{display:grid;gap:12px;grid-template-columns:1fr 1fr}
.all{grid-column:1/-1}
label{display:block;font-size:14px;font-weight:600;margin-bottom:4px}
input{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--line);border-radius:10px;background:var(--bg);color:var(--text);font:inherit}
input:focus-visible,button:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--text);outline-offset:2px}
input[aria-invalid=true]{border-color:var(--bad);border-width:2px}
.bad{color:var(--bad);font-size:14px;margin-top:4px}
.bad:empty{display:none}
details{margin-top:14px;border:1px solid var(--rim);border-radius:12px;padding:0 14px}
summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:600;font-size:14px}
ul{list-style:none;margin:0;padding:0 0 8px}
li{display:flex;gap:8px 12px;flex-wrap:wrap;align-items:center;padding:4px 0;font-size:14px}
li span{flex:1 1 12ch;color:var(--soft)}
code{font:inherit;font-variant-numeric:tabular-nums}
button{min-height:44px;min-width:44px;padding:8px 16px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--text);font:inherit;cursor:pointer}
.go{width:100%;border-color:var(--go);background:var(--go);color:var(--on-go);font-weight:700}
.bank{max-width:30rem;margin:0 auto;padding:8px 14px 16px}
.bank h1{font-size:20px;margin:14px 0 6px}
.bank header{display:flex;justify-content:space-between;gap:12px;border-bottom:2px solid currentColor;padding-bottom:8px;font-weight:700}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:14px 0}
dd{margin:0;text-align:end;font-weight:600}
form{display:grid;gap:12px;margin-top:12px}
.otp{letter-spacing:.4em;font-size:20px;text-align:center}`;

type Page = {
  look: Look;
  title: string;
  body: ReturnType<typeof html>;
  /** Script of the page. */
  script?: string;
  /** Data for the script, as JSON in the element `facts`. */
  facts?: unknown;
  /** The only origin that may show this page in a frame; undefined when it is not known any more. */
  shownBy: string | undefined;
};

/** A page of the sandbox, with headers that allow only its own script and styles. */
export async function sandboxPage({ look, title, body, script, facts, shownBy }: Page): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const text = await html`<!doctype html>
    <html lang="${languageTags[look.language]}" ${look.theme ? raw(`data-theme="${look.theme}"`) : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
        <script type="application/json" id="facts">
          ${raw(JSON.stringify(facts ?? {}).replaceAll('<', String.raw`\u003c`))}
        </script>
        ${
          script
            ? html`<script nonce="${nonce}">
                ${raw(script)};
              </script>`
            : ''
        }
      </body>
    </html>`;
  return new Response(String(text), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Language': languageTags[look.language],
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        `frame-ancestors ${shownBy ?? '*'}`,
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
