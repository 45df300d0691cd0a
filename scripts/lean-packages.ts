/** What a change did not find: the package was brought up to date, and this file has to be read again. */
const missing = (what: string) =>
  new Error(`The package's code has no ${what} any more (scripts/lean-packages.ts)`);

/** Changes what is found, or says that it is not there. */
function changed(code: string, what: RegExp, to: string): string {
  if (!what.test(code)) throw missing(String(what));
  what.lastIndex = 0;
  return code.replace(what, to);
}

/** The code with another body for one of its functions, which may stand within another. */
const withBody = (code: string, name: string, body: string) =>
  changed(
    code,
    new RegExp(`^( *)(async )?function ${name}\\([^]*?\\n\\1}\\n`, 'm'),
    `$1$2function ${name}() { ${body} }\n`,
  );

/**
 * Names for a part's developer tools are a use of it in the eyes of the bundler, and so is a part that is made by a call:
 * without either, parts that nobody uses fall away.
 */
const withoutNames = (code: string) => changed(code, /^\w+\.displayName = .*;$/gm, '');

/** What nothing calls; should it be called after all, it says where to look. */
const leftOut = "throw Error('lean-packages')";

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
  // Forms that the router sends, and what they are answered: ours go through the data's mutations.
  normalizeNavigateOptions: 'return { path: arguments[1] }',
  getSubmissionFromNavigation: 'return undefined',
  handleAction: leftOut,
  // Fetching without a change of address, which is our data's.
  fetch2: leftOut,
  handleFetcherAction: leftOut,
  handleFetcherLoader: leftOut,
  getFetcher: leftOut,
  resetFetcher: leftOut,
  queueFetcherForDeletion: leftOut,
  updateFetcherState: leftOut,
  setFetcherError: leftOut,
  getUpdatedRevalidatingFetchers: leftOut,
  markFetchRedirectsDone: 'return false',
  abortStaleFetchLoads: 'return false',
  // Routes that are found on the way; ours are all known.
  checkFogOfWar: 'return { active: false, matches: null }',
  discoverRoutes: leftOut,
  patchRoutesImpl: leftOut,
  patchRoutes: leftOut,
  _internalSetRoutes: leftOut,
  // What stands before the loaders of several routes.
  defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(arguments[0])',
  // Its transitions between screens (`withoutTransitions`).
  restoreAppliedTransitions: '',
  persistAppliedTransitions: '',
  // Holding a shopper on a page.
  shouldBlockNavigation: '',
  updateBlocker: leftOut,
  getBlocker: leftOut,
};

/** The router's own transitions between screens, four effects and a second way to take a state; ours carry a photo (decision 71). */
function withoutTransitions(code: string): string {
  const oneWay = changed(
    code,
    /(\n {8}return;\n {6}}\n) {6}if \(reactDomFlushSyncImpl && flushSync\) {[^]*?\n( {4}},\n {4}\[\n {6}router\.window,)/,
    '$1$2',
  );
  return changed(
    oneWay,
    /^ {2}React\d*\.useEffect\(\(\) => {\n {4}if \((?:!?vtContext\.isTransitioning|renderDfd) [^]*?\n {2}}, \[[^\]]*]\);\n/gm,
    '',
  );
}

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
  // What was fetched without a change of address is not fetched again with it: there is none.
  const fetchless = changed(bare, /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?\n {2}\}\);\n/m, '');
  const still = withoutTransitions(fetchless);
  return Object.entries(unused).reduce((lean, [name, body]) => withBody(lean, name, body), still);
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
