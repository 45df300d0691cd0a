import { existsSync, readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import type { ScreenHandle } from '#src/app/screen.ts';
import { outputs } from '../../../scripts/outputs/output-list.ts';
import { changedKeys, filesThatSay, storyFileOf } from '../../../scripts/reach/changed-keys.ts';
import { type ImportGraph, readImportGraph } from '../../../scripts/reach/import-graph.ts';
import { isScreen, type Opened, readOpened } from '../../../scripts/reach/opened-screens.ts';
import { isPart, roots } from '../../../scripts/reach/parts-of-checks.ts';
import { reachedBy } from '../../../scripts/reach/reached.ts';
import { readFiles } from '../../../scripts/reach/read-files.ts';
import { screenFinder, screenNames } from '../../../scripts/reach/route-table.ts';

/** Two journeys, of which it is known what they open. */
const opened: Opened = {
  'tests/e2e/buy.spec.ts': ['cart', 'checkout', 'home'],
  'tests/e2e/help.spec.ts': ['help'],
};

let graph: ImportGraph;
beforeAll(async () => {
  graph = await readImportGraph();
});

/** What a change of these files runs: the files, or `all`. */
function run(...changed: string[]) {
  const { tests, stories, journeys } = reachedBy(changed, graph, opened);
  const shown = (part: typeof tests) => ('whole' in part ? 'all' : part.files);
  return { tests: shown(tests), stories: shown(stories), journeys: shown(journeys) };
}

describe('a change of this project', () => {
  test('of a story alone runs this story', () => {
    expect(run('stories/pages/cart/CartPage.stories.tsx')).toMatchObject({
      stories: ['stories/pages/cart/CartPage.stories.tsx'],
      journeys: [],
    });
  });

  test('of a kept picture runs its story', () => {
    const { stories, tests } = run('tests/visual/baselines/pages/cart/CartPage/default.390.webp');
    expect(stories).toEqual(['stories/pages/cart/CartPage.stories.tsx']);
    expect(tests).not.toContain('tests/service/cart.test.ts');
  });

  test('of a rule of the service runs its tests, every journey, and the stories in which the service itself answers', () => {
    const { tests, stories, journeys } = run('service/cart/rules.ts');
    expect(tests).toContain('tests/service/cart.test.ts');
    expect(tests).not.toContain('tests/unit/domain/urls.test.ts');
    expect(stories).toContain('stories/journeys/BuyByCash.stories.tsx');
    expect(stories).not.toContain('stories/pages/cart/CartPage.stories.tsx');
    expect(journeys).toBe('all');
  });

  test('of a migration, which no file imports, runs the tests of the database', () => {
    const { tests, journeys } = run('service/db/migrations/0999_new.sql');
    expect(tests).toEqual(
      expect.arrayContaining(['tests/service/cart.test.ts', 'tests/service/kill.test.ts']),
    );
    expect(journeys).toBe('all');
  });

  test('of a part runs the stories of what it is a part of, and others not', () => {
    const { stories } = run('src/design-system/primitives/form/QuantityStepper.tsx');
    expect(stories).toContain('stories/pages/cart/CartPage.stories.tsx');
    expect(stories).not.toContain('stories/pages/orders/OrdersPage.stories.tsx');
  });

  test.each(['openapi/paths/cart.yaml', 'package-lock.json', 'tsconfig.json', 'scripts/verify.ts'])(
    'of %s runs everything',
    (file) => {
      expect(run(file)).toEqual({ tests: 'all', stories: 'all', journeys: 'all' });
    },
  );

  test('of a file of which nothing is known runs everything', () => {
    expect(run('service-worker.xyz')).toEqual({ tests: 'all', stories: 'all', journeys: 'all' });
    expect(run('docs/glossary.md', 'stories/notes.xyz').stories).toBe('all');
  });

  test('of what stands around every story or test runs all of them', () => {
    expect(run('.storybook/StoryFrame.tsx').stories).toBe('all');
    expect(run('src/design-system/tokens/theme.css').stories).toBe('all');
    expect(run('tests/visual/show.ts').stories).toBe('all');
    expect(run('vite.config.ts')).toMatchObject({ tests: 'all', journeys: 'all' });
  });

  test('of words in the documents runs the tests of the whole tree, and whoever reads them', () => {
    const { tests, stories, journeys } = run('README.md');
    expect(tests).toEqual(
      expect.arrayContaining(['tests/structure/house.test.ts', 'tests/service/config/variables.test.ts']),
    );
    expect(tests).not.toContain('tests/service/cart.test.ts');
    expect([stories, journeys]).toEqual([[], []]);
  });

  test('of a screen walks the journeys that open it, and those of which it is not known', () => {
    const { journeys } = run('src/pages/cart/CartPage.tsx');
    expect(journeys).toContain('tests/e2e/buy.spec.ts');
    expect(journeys).toContain('tests/e2e/chat.spec.ts');
    expect(journeys).not.toContain('tests/e2e/help.spec.ts');
  });

  test('of a screen alone says so to the journeys that open every screen; of a journey it does not', () => {
    const screensOf = (...changed: string[]) => {
      const { journeys } = reachedBy(changed, graph, opened);
      return 'whole' in journeys ? 'all' : journeys.screens;
    };
    expect(screensOf('src/pages/cart/CartPage.tsx')).toEqual(['cart']);
    expect(screensOf('src/pages/wallet/WalletPage.tsx', 'docs/glossary.md')).toEqual(['wallet']);
    expect(screensOf('src/pages/cart/CartPage.tsx', 'tests/e2e/every-screen.spec.ts')).toBeUndefined();
    expect(screensOf('src/pages/cart/CartPage.tsx', 'tests/e2e/shopper.ts')).toBeUndefined();
  });

  test('of what is shipped with every screen walks every journey', () => {
    expect(run('src/app/MainLayout.tsx').journeys).toBe('all');
    expect(run('src/pages/home/HomePage.tsx', 'src/app/MainLayout.tsx').journeys).toBe('all');
  });

  test('of a journey or of what it is written with runs those journeys', () => {
    expect(run('tests/e2e/buy.spec.ts').journeys).toEqual(['tests/e2e/buy.spec.ts']);
    expect(run('tests/e2e/shopper.ts').journeys).toContain('tests/e2e/account.spec.ts');
  });
});

test('the route tables are read as the router reads them', () => {
  const read = [...screenNames()].map(([pattern, name]) => `${pattern} ${name}`);
  const pagesOf = (list: readonly RouteObject[]): string[] =>
    list.flatMap(({ path, handle, children = [] }) => [
      ...(path ? [`${path} ${(handle as ScreenHandle).name}`] : []),
      ...pagesOf(children),
    ]);
  expect(read.toSorted()).toEqual(pagesOf(routes).toSorted());
});

test('the screen of an address is found by its path', () => {
  const screenOf = screenFinder();
  expect(screenOf('/Cart')).toBe('src/pages/cart/cart.route.ts');
  expect(screenOf('/products/100001')).toBe('src/pages/product/product.route.ts');
  expect(screenOf('/no/such/page')).toBe('src/pages/not-found/not-found.route.ts');
  expect(screenOf('/api/cart')).toBeUndefined();
  expect(screenOf('/robots.txt')).toBeUndefined();
});

test('what is recorded of journeys names files and screens that there are', () => {
  const known = readOpened();
  const gone = Object.keys(known).filter((file) => !(isPart.journeys.test(file) && graph.has(file)));
  expect(gone).toEqual([]);
  const folders = new Set([...graph.keys()].filter(isScreen).map((file) => file.split('/')[2]));
  const foreign = Object.entries(known).flatMap(([file, names]) =>
    names.filter((name) => !folders.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

test('every journey says which screens it opens', () => {
  const silent = [...graph.keys()]
    .filter((file) => isPart.journeys.test(file))
    .filter((file) => /\btest\b[^;]*from '@playwright\/test'/.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

test('every root of a check is a file of the project', () => {
  for (const file of Object.values(roots).flat()) expect(existsSync(file), file).toBe(true);
  for (const file of Object.keys(readFiles)) expect(existsSync(file), file).toBe(true);
});

/** Opens only what it has written itself, or what the machine has. */
const readsOnlyItsOwn = [
  'tests/contract/bundle.ts',
  'tests/service/catalog/filled-folder.test.ts',
  'tests/service/catalog/media.test.ts',
  'tests/service/catalog/migration.test.ts',
  'tests/service/database-thread.test.ts',
  'tests/service/dev-tools.test.ts',
  'tests/service/empty-database.test.ts',
  'tests/service/filled-database.ts',
  'tests/service/many-processes.test.ts',
  'tests/service/older-database.ts',
  'tests/service/postgres.ts',
  'tests/service/uploads.test.ts',
  'tests/unit/scripts/changed-files.test.ts',
  'tests/unit/scripts/output-stamp.test.ts',
  'tests/unit/scripts/pictures.test.ts',
];

test('whatever reads, globs or starts files without an import says which', () => {
  const opens =
    /\b(readFile|readFileSync|readdir|readdirSync|existsSync|cpSync|spawn|spawnSync|execFile|execFileSync)\(|import\.meta\.glob/;
  const relevant =
    /^(src|mocks|stories|\.storybook)\/|^tests\/(unit|contract|service|property|lint|fixtures)\//;
  const silent = [...graph.keys()]
    .filter((file) => relevant.test(file) && /\.tsx?$/.test(file) && existsSync(file))
    .filter((file) => opens.test(readFileSync(file, 'utf8')))
    .filter((file) => !(file in readFiles) && !readsOnlyItsOwn.includes(file));
  expect(silent).toEqual([]);
});

/** All that these files import, over any number of others; with themselves. */
function importedBy(start: RegExp): string[] {
  const imports = new Map<string, string[]>();
  for (const [file, importers] of graph)
    for (const importer of importers) imports.set(importer, [...(imports.get(importer) ?? []), file]);
  const seen = new Set<string>();
  const open = [...graph.keys()].filter((file) => start.test(file));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return [...seen].filter((file) => existsSync(file) && !file.includes('.gen.'));
}

test.each([
  ['workbench', /^(stories|\.storybook)\//],
  ['shop', /^(src|service)\//],
] as const)('whatever the %s is made of is one of its inputs', (name, start) => {
  const { inputs } = outputs[name];
  const foreign = importedBy(start)
    .filter((file) => !/^\.storybook\/test-runner\.ts$|^tests\/visual\//.test(file))
    .filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)));
  expect(foreign).toEqual([]);
});

test('all tests, stories and journeys are in the graph', () => {
  const count = (part: RegExp) => [...graph.keys()].filter((file) => part.test(file)).length;
  expect(count(isPart.tests)).toBeGreaterThan(100);
  expect(count(isPart.stories)).toBeGreaterThan(200);
  expect(count(isPart.journeys)).toBeGreaterThan(20);
});

test('of a file of words those files count that say a changed one', () => {
  const before = JSON.stringify({ 'cart.title': 'Cart', 'cart.gone': 'x', 'home.title': 'Home' });
  const now = JSON.stringify({ 'cart.title': 'Basket', 'home.title': 'Home', 'chat.new': 'y' });
  const ids = changedKeys(before, now);
  expect(ids).toEqual(['cart.title', 'cart.gone', 'chat.new']);
  const sources = new Map([
    ['src/cart.tsx', "id: 'cart.title'"],
    ['src/home.tsx', "id: 'home.title'"],
    ['src/chat.tsx', '<FormattedMessage id="chat.new" />'],
  ]);
  expect(filesThatSay(ids, sources)).toEqual(['src/cart.tsx', 'src/chat.tsx']);
  expect(changedKeys(undefined, now)).toHaveLength(3);
});

test('a kept picture belongs to the story file of its title', () => {
  expect(storyFileOf('pages/cart/CartPage/error.390')).toBe('stories/pages/cart/CartPage.stories.tsx');
});
