/** What a change did not find: the package was brought up to date, and this file has to be read again. */
const missing = (what: string) =>
  new Error(`The package's code has no ${what} any more (scripts/lean-packages.ts)`);

/** Changes what is found, or says that it is not there. */
function changed(code: string, what: RegExp, to: string): string {
  if (!what.test(code)) throw missing(String(what));
  what.lastIndex = 0;
  return code.replace(what, to);
}

/** The code with another body for one of its functions. */
const withBody = (code: string, name: string, body: string) =>
  changed(code, new RegExp(`^function ${name}\\([^]*?\\n}\\n`, 'm'), `function ${name}() { ${body} }\n`);

/**
 * Names for a part's developer tools are a use of it in the eyes of the bundler, and so is a part that is made by a call:
 * without either, parts that nobody uses fall away.
 */
const withoutNames = (code: string) => changed(code, /^\w+\.displayName = .*;$/gm, '');

/** Functions for uses of the router that the mall has not, and what is left of them. */
const unused = {
  // Fetching ahead as the router's framework does it; ours is src/app/link-prefetch.ts. It cost five hooks a link.
  usePrefetchBehavior: 'return [false, null, undefined]',
  // Server components.
  RSCErrorHandler: 'return null',
  decodeRouteErrorResponseDigest: 'return undefined',
  // Watching the router from outside.
  getRouteInstrumentationUpdates: 'return {}',
  instrumentClientSideRouter: 'return undefined',
  // The state of the server's page is handed over by entry.client.tsx.
  parseHydrationData: 'return undefined',
};

/**
 * The production code of the router without what no screen uses, for the browser.
 *
 * @throws When the package's code is no longer what was changed here.
 */
export function leanRouterCode(code: string): string {
  const pure = changed(
    withoutNames(code),
    /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    '$1/* @__PURE__ */ $2',
  );
  // What it warns of in a browser nobody reads; without its calls the sentences go, too.
  const quiet = changed(
    pure,
    /^function warning\([^]*?\n}\n/m,
    '/* @__NO_SIDE_EFFECTS__ */\nfunction warning() {}\n',
  );
  const bare = changed(
    quiet,
    /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/,
    'return link;',
  );
  return Object.entries(unused).reduce((lean, [name, body]) => withBody(lean, name, body), bare);
}

/** Ways to write that no screen has: of their parts, spans of dates, lengths of time, bare plurals. */
export const unusedFormats = [
  'formatDateTimeRange',
  'formatDateToParts',
  'formatTimeToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatListToParts',
  'formatPlural',
  '$t',
];

/**
 * The code that makes a formatter without these, for the browser.
 *
 * @throws When the package's code is no longer what was changed here.
 */
export const leanFormats = (code: string): string =>
  unusedFormats.reduce(
    (lean, name) =>
      changed(lean, new RegExp(`^\\t\\t${name.replace('$', '\\$')}: \\w+\\.bind\\(.*\\),?$`, 'm'), ''),
    code,
  );

/**
 * The code of the parts that write, without those that no screen uses, for the browser.
 *
 * @throws When the package's code is no longer what was changed here.
 */
export const leanIntlCode = (code: string): string =>
  changed(withoutNames(code), /^(const \w+ = )(createFormatted\w+\()/gm, '$1/* @__PURE__ */ $2');
