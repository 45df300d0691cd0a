import { type Language, languageTags } from '#service/domain/language.ts';
import { failureLinks, failureWords, type PageFailure } from './failure-words.ts';

export type FailurePageOptions = {
  failure: PageFailure;
  language: Language;
  /** Trace id, to find the error in the log. */
  traceId: string;
};

/** The mall's colours, type and shapes (src/design-system/tokens/theme.css), without a file to load. */
export const failureStyle = `
:root{color-scheme:light dark;--bg:#fff;--text:#15201c;--soft:#545f5b;--primary:#008160;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0b1411;--text:#f2f5f4;--soft:#8a9390;--primary:#4dcca3;--on:#04271e}}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--bg);color:var(--text);
font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:16px 24px}main{display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center}
h1{margin:0;font-size:24px;line-height:1.25}p{margin:0;max-width:42ch}small{color:var(--soft)}
a{color:var(--primary);display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:999px;font-weight:600}
a.again{background:var(--primary);color:var(--on);text-decoration:none}
a:focus-visible{outline:2px solid var(--text);outline-offset:2px}`;

/** A self-contained error page: needs no scripts, styles or data that may be missing. */
export function failurePage({ failure, language, traceId }: FailurePageOptions): string {
  const { title, text } = failureWords[failure][language];
  const { again, home, number } = failureLinks[language];
  return `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – iCan Mall</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${failureStyle}</style></head><body><header><a href="/">iCan Mall</a></header><main><h1>${title}</h1><p>${text}</p><a class="again" href="">${again}</a><a href="/">${home}</a><small>${number}: ${traceId}</small></main></body></html>`;
}
