import { beforeAll, describe, expect, test } from 'vitest';
import { codeFileOf, fetchedBeside } from '../../../scripts/code-groups.ts';
import { moduleGraph } from '../../../scripts/module-graph.ts';

const src = '/shop/src';
const entry = `${src}/app/entry.client.tsx`;
const nodeModules = '/shop/node_modules';
const icons = `${nodeModules}/lucide-react/dist/esm/lucide-react.mjs`;
const icon = (name: string) => `${nodeModules}/lucide-react/dist/esm/icons/${name}.mjs`;
const sleeping = 'const Part = lazyHydrate(async () => (await import("./Part.tsx")).Part);';
const much = 'x'.repeat(5000);

type Sketch = { code?: string; now?: string[]; later?: string[] };
/** A small shop: a frame, a home, a product and a page of a member. */
const modules: Record<string, Sketch> = {
  [entry]: {
    now: [`${src}/domain/urls.ts`, `${src}/app/Frame.tsx`],
    later: [
      `${src}/app/cover-changes.ts`,
      `${src}/app/after-first-interaction.ts`,
      ...['home', 'product', 'orders'].map((page) => `${src}/pages/${page}/${page}.route.ts`),
    ],
  },
  [`${src}/domain/urls.ts`]: {},
  [`${src}/app/Frame.tsx`]: {
    code: sleeping,
    later: [`${src}/features/Footer.tsx`, `${src}/features/Search.tsx`],
  },
  [`${src}/app/cover-changes.ts`]: { now: [`${src}/app/drawn-at-once.ts`] },
  [`${src}/app/drawn-at-once.ts`]: {},
  [`${src}/app/after-first-interaction.ts`]: {},
  [`${src}/features/Footer.tsx`]: { now: [`${src}/app/drawn-at-once.ts`, `${src}/ui/Button.tsx`] },
  [`${src}/features/Search.tsx`]: { code: 'import { House } from "lucide-react";', now: [icons] },
  [`${src}/ui/Button.tsx`]: { code: much },
  [`${src}/ui/Card.tsx`]: { code: much, now: [`${nodeModules}/radix/index.mjs`] },
  [`${src}/ui/Stepper.tsx`]: { code: much },
  [`${src}/ui/Note.tsx`]: { now: [`${src}/domain/urls.ts`] },
  [`${nodeModules}/radix/index.mjs`]: { code: much },
  [`${src}/pages/home/home.route.ts`]: {
    code: `${sleeping} import { Truck as Van } from "lucide-react"`,
    now: [icons],
    later: [`${src}/pages/home/HomeBelow.tsx`],
  },
  [`${src}/pages/home/HomeBelow.tsx`]: { now: [`${src}/ui/Card.tsx`] },
  [`${src}/pages/product/product.route.ts`]: { code: sleeping, later: [`${src}/pages/product/BuyBox.tsx`] },
  [`${src}/pages/product/BuyBox.tsx`]: {
    now: [`${src}/ui/Card.tsx`, `${src}/ui/Stepper.tsx`, `${src}/ui/Note.tsx`],
  },
  [`${src}/pages/orders/orders.route.ts`]: {
    now: [`${src}/ui/Stepper.tsx`, `${src}/ui/Note.tsx`, `${src}/ui/Own.tsx`],
  },
  [`${src}/ui/Own.tsx`]: {},
  [icons]: {
    code: `export { default as House, default as HouseIcon } from './icons/house.mjs';\nexport { default as Truck } from './icons/truck.mjs';`,
    now: [icon('house'), icon('truck')],
  },
  [icon('house')]: {},
  [icon('truck')]: {},
};

const build = {
  getModuleInfo: (id: string) => {
    const { code = '', now = [], later = [] } = modules[id] ?? {};
    return modules[id] ? { code, importedIds: now, dynamicallyImportedIds: later } : null;
  },
};

describe('the file of a module', () => {
  let fileOf: (path: string) => string | null;
  beforeAll(() => {
    const file = codeFileOf(entry);
    fileOf = (path) => file(path.startsWith('/') ? path : `${src}/${path}`, build);
  });

  test.each([
    ['what the entry asks for before any touch', 'app/cover-changes.ts', 'at-once'],
    ['what this needs, though a part needs it, too', 'app/drawn-at-once.ts', 'at-once'],
    ['a part of the frame', 'features/Footer.tsx', 'frame'],
    ['what the first touch itself runs', 'app/after-first-interaction.ts', 'frame'],
    ['an icon of the frame alone', icon('house'), 'frame'],
    ['a part of one page', 'pages/home/HomeBelow.tsx', 'home'],
    ['what parts of two kinds of pages need', 'ui/Card.tsx', 'goods'],
    ['a package that these need', `${nodeModules}/radix/index.mjs`, 'packages'],
    ['what a part and a page of a member need', 'ui/Stepper.tsx', 'product-shared'],
    ['the same, when it is small', 'ui/Note.tsx', 'basics'],
  ])('%s', (_what, path, expected) => expect(fileOf(path)).toBe(expected));

  test.each([
    ['the entry needs at once', 'domain/urls.ts'],
    ['a page is', 'pages/product/product.route.ts'],
    ['a page shows at once', icon('truck')],
    ['one page of a member needs', 'ui/Own.tsx'],
  ])('is left to the bundler for what %s', (_what, path) => expect(fileOf(path)).toBeNull());
});

test('a file takes of the icons those that it names, under their own names or others', () => {
  const { closure } = moduleGraph(build);
  expect(closure([`${src}/features/Search.tsx`])).toContain(icon('house'));
  expect(closure([`${src}/features/Search.tsx`])).not.toContain(icon('truck'));
  expect(closure([`${src}/pages/home/home.route.ts`])).toContain(icon('truck'));
});

test('beside the code of a part comes what it shares with others; a page of a member asks for its own', () => {
  const needed = ['framework', 'basics', 'product-shared', 'paging', 'product'].map(
    (name) => `assets/${name}-AbCd12_-.js`,
  );
  expect(fetchedBeside('assets/product-AbCd12_-.js', needed)).toEqual([
    'assets/basics-AbCd12_-.js',
    'assets/product-shared-AbCd12_-.js',
  ]);
  expect(fetchedBeside('assets/orders.route-AbCd12_-.js', needed)).toEqual([]);
});
