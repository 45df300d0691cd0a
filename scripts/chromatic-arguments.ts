/** What stories depend on besides what they import: where one of these changes, Chromatic takes all pictures anew. */
const externals = [
  '.storybook/public/**',
  '.storybook/*.html',
  'openapi/**',
  'src/**/*.css',
  'src/design-system/tokens/**',
  'service/db/migrations/**',
  'service/seed/**',
];

/**
 * The arguments for Chromatic: pictures of the stories that a change reaches (TurboSnap), or of all with `--all`; looks that nobody has
 * accepted fail, but with `--allow-changes`.
 */
export function chromaticArguments(words: readonly string[]): string[] {
  return [
    '--storybook-build-dir=storybook-static',
    ...(words.includes('--all') ? [] : ['--only-changed', ...externals.map((path) => `--externals=${path}`)]),
    ...(words.includes('--allow-changes') ? ['--exit-zero-on-changes'] : []),
  ];
}
