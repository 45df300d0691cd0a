/** What the toolbar may claim of the reader's system; undefined leaves the browser's own answer. */
export type Claims = { motion?: 'reduce'; contrast?: 'more' };

const yes = '(min-width: 0px)';
const no = '(max-width: 0px)';
const feature = /\(\s*prefers-(reduced-motion|contrast)\s*(?::\s*([a-z-]+)\s*)?\)/g;

/** A media query as it would be answered if the claims were true. */
export const claimed = (query: string, { motion, contrast }: Claims): string =>
  query.replaceAll(feature, (asked: string, name: string, value: string | undefined) => {
    const wanted = name === 'contrast' ? contrast : motion;
    if (!wanted) return asked;
    return value === undefined || value === wanted ? yes : no;
  });

const originals = new WeakMap<CSSMediaRule, string>();

function turn(rules: CSSRuleList, claims: Claims) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, own);
      const wanted = claimed(own, claims);
      if (wanted !== rule.media.mediaText) rule.media.mediaText = wanted;
    }
    if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList, claims);
  }
}

let now: Claims = {};
let watching = false;
const turnAll = () => {
  for (const sheet of document.styleSheets) turn(sheet.cssRules, now);
};

/** Styles that come later, with a lazy part, are turned as they come. */
function watch() {
  if (watching) return;
  watching = true;
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(claimed(query, now));
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && turnAll(), true);
  new MutationObserver(turnAll).observe(document.head, { childList: true });
}

/** Makes the page believe the claims, in CSS and in `matchMedia`. Without a claim it never touched either. */
export function claim(claims: Claims) {
  const none = !claims.motion && !claims.contrast;
  if (none && !watching) return;
  now = claims;
  watch();
  turnAll();
}
