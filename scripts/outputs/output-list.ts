/** Something that is made of sources: generated files, or a build. */
export type Output = {
  /** What is said of it. */
  title: string;
  /** Files and folders that it is made of, its tools among them. */
  inputs: readonly string[];
  /** Files and folders that are there afterwards. */
  files: readonly string[];
  /** The file that says of which inputs it was made. */
  stamp: string;
  /** Outputs that must be there before. */
  needs?: readonly OutputName[];
  /** Commands that make it, one after the other; those of one group at once. */
  steps: readonly (string | readonly string[])[];
  /** The command that a person calls for it. */
  command: string;
};

type OutputName =
  | 'contract'
  | 'reference'
  | 'words'
  | 'requirements'
  | 'filled'
  | 'shop'
  | 'seeded'
  | 'workbench';

/** The packages: as they are wanted, and as they were installed. */
const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
const settings = [...packages, 'tsconfig.json'];
const contract = ['openapi', 'redocly.yaml', ...packages];
const tool = (name: string) => `scripts/${name}.ts`;
const run = (name: string) => `node --import tsx ${tool(name)}`;

/** Everything that is generated or built. */
export const outputs: Record<OutputName, Output> = {
  contract: {
    title: 'the bundle and types of the contract',
    inputs: contract,
    files: ['openapi/contract.gen.json', 'openapi/schema.gen.ts'],
    stamp: 'openapi/contract-inputs.gen.json',
    steps: [['npm run api:bundle --silent', 'npm run api:types --silent']],
    command: 'npm run gen',
  },
  reference: {
    title: 'the page of the contract',
    inputs: contract,
    files: ['openapi/reference.gen.html'],
    stamp: 'openapi/reference-inputs.gen.json',
    needs: ['contract'],
    steps: ['npm run api:docs --silent'],
    command: 'npm run api',
  },
  words: {
    title: 'the compiled words',
    inputs: ['src', 'service', ...['compile-messages', 'first-files', 'type-words'].map(tool), ...packages],
    files: ['src/i18n/compiled', 'service/domain/words.gen.json', '.storybook/words.gen.ts'],
    stamp: 'src/i18n/compiled/inputs.json',
    steps: ['npm run messages:compile --silent'],
    command: 'npm run gen',
  },
  requirements: {
    title: 'what proves each requirement',
    inputs: [
      'docs/requirements.md',
      ...['unit', 'contract', 'service', 'property', 'e2e'].map((folder) => `tests/${folder}`),
      'stories',
      'scripts/requirements',
      tool('coverage-requirements'),
    ],
    // Not told from sources by its name: a workbench is older than the code only where a line is proven by other files.
    files: ['.storybook/made/requirements.json'],
    stamp: '.storybook/requirements-inputs.gen.json',
    steps: [`${run('coverage-requirements')} --write`],
    command: 'npm run gen',
  },
  filled: {
    title: 'the filled database of a first start',
    inputs: [
      'service/db',
      'service/domain',
      'service/seed',
      'openapi/currencies.ts',
      tool('pack-filled'),
      ...packages,
    ],
    files: ['service/seed/filled-database.gen.bin'],
    stamp: 'service/seed/filled-database-inputs.gen.json',
    needs: ['contract'],
    steps: [run('pack-filled')],
    command: 'npm run build',
  },
  shop: {
    title: 'the shop in dist',
    inputs: [
      'src',
      'service',
      'openapi',
      'redocly.yaml',
      'vite.config.ts',
      ...['compile-messages', 'first-files', 'precompress', 'check-budget', 'pack-filled', 'ship-files'].map(
        tool,
      ),
      ...['code-groups', 'module-graph', 'lean-plugins', 'lean-packages', 'icon-path'].map(tool),
      ...settings,
    ],
    files: ['dist/client', 'dist/server', 'dist/service', 'dist/shipped'],
    stamp: 'dist/inputs.json',
    needs: ['contract', 'reference', 'words', 'filled'],
    steps: ['vite build', ...['precompress', 'check-budget', 'ship-files'].map(run)],
    command: 'npm run build',
  },
  seeded: {
    title: 'the filled database of the workbench’s own shop',
    inputs: [
      'service/db',
      'service/domain',
      'service/seed',
      'openapi/currencies.ts',
      '.storybook/fixed-clock.ts',
      '.storybook/service/make-seeded-database.ts',
      ...packages,
    ],
    files: ['.storybook/service/seeded-database.gen.bin'],
    stamp: '.storybook/service/seeded-database-inputs.gen.json',
    needs: ['contract'],
    steps: ['node --import tsx .storybook/service/make-seeded-database.ts'],
    command: 'npm run shop:fill',
  },
  workbench: {
    title: 'the workbench in storybook-static',
    inputs: [
      '.storybook',
      '!.storybook/test-runner.ts',
      'stories',
      'src',
      'mocks',
      'openapi',
      'service',
      'redocly.yaml',
      'tests/structure/owed-stories.txt',
      ...settings,
    ],
    files: ['storybook-static'],
    stamp: 'storybook-static/inputs.json',
    needs: ['contract', 'words', 'requirements', 'seeded'],
    steps: ['storybook build -o storybook-static --quiet --disable-telemetry --stats-json'],
    command: 'npm run storybook:build',
  },
};
