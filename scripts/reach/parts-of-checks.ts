/** The long checks, each of many files: of a change, those files are run that it reaches. */
export const longChecks = ['tests', 'stories', 'journeys'] as const;
export type LongCheck = (typeof longChecks)[number];

const all = [...longChecks];

/** Paths whose change runs a long check whole, the first that fits; those that no line fits and nothing imports run everything. */
export const wholeAt: readonly (readonly [RegExp, readonly LongCheck[]])[] = [
  [/^(package|package-lock|tsconfig)\.json$|^redocly\.yaml$|^openapi\//, all],
  [/^\.ci\/run$|^scripts\/(verify|run-checks|reach\/.*)\.ts$/, all],
  [/^vite\.config\.ts$/, ['tests', 'journeys']],
  [/^playwright\.config\.ts$/, ['journeys']],
  [/^test-runner-jest\.config\.js$|^\.storybook\/.*\.(html|css|svg|webp|png|js)$/, ['stories']],
  [/^tests\/visual\/baselines\/drawn-with\.json$/, ['stories']],
  [/^src\/design-system\/tokens\//, ['stories', 'journeys']],
  [/^src\/app\/public\//, ['journeys']],
  [/^tests\/structure\//, []],
];

/** Files that run a long check whole where the change reaches them by imports. */
export const roots: Record<LongCheck, readonly string[]> = {
  tests: ['vite.config.ts', 'scripts/database-copies.ts', 'scripts/fresh-contract.ts'],
  stories: [
    '.storybook/preview.tsx',
    '.storybook/main.ts',
    '.storybook/vite.config.ts',
    '.storybook/test-runner.ts',
    'scripts/test-stories.ts',
  ],
  // What the built shop is made of.
  journeys: [
    'playwright.config.ts',
    'service/main.ts',
    'src/app/entry.client.tsx',
    'src/app/entry.server.tsx',
    'scripts/precompress.ts',
    'scripts/ship-files.ts',
    'scripts/compile-messages.ts',
  ],
};

/** Files of which nothing long depends; what short checks say of them they say of every change. */
export const reachesNothing =
  /^(docs\/|README\.md$|CONTRIBUTING\.md$|Dockerfile$|\.(dockerignore|gitignore|oxfmtrc\.json|oxlintrc\.json|dependency-cruiser\.mjs)$|drizzle\.config\.ts$|\.ci\/passed\.json$|stories\/.*\.mdx$|\.storybook\/public\/design\/)/;

/** What belongs to a long check. */
export const isPart: Record<LongCheck, RegExp> = {
  tests: /^tests\/(unit|contract|service|structure|property|lint)\/.*\.test\.tsx?$/,
  stories: /^stories\/.*\.stories\.tsx$/,
  journeys: /^tests\/e2e\/.*\.spec\.ts$/,
};

/** Tests of the whole tree: quick, and reached by everything. */
export const always = /^tests\/(structure|lint)\//;
