import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#service/db/connect.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { areas } from '#service/db/schema/regions.ts';
import { skus } from '#service/db/schema/skus.ts';
import { mediaUrl, readAddresses, readCatalogue, seedImagesFolder } from '#service/seed/catalogue.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { postgresMissing, startPostgres } from '../postgres.ts';
import { openMall } from './mall.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mall-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A process of its own that opens the shop in `dataDir`, fills it, and says what it is doing. */
function filler() {
  const process_ = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/service/catalog/fill-shop.ts', dataDir],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: string[] = [];
  process_.stdout.on('data', (text: Buffer) => said.push(text.toString()));
  process_.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  const ended = new Promise<number | null>((resolve) => process_.on('exit', resolve));
  const says = async (word: string) => {
    while (!said.join('').includes(word)) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { process: process_, said: () => said.join(''), ended, says };
}

test('a process killed while it fills the shop leaves none of it, and the next one fills all of it', async () => {
  const first = filler();
  await first.says('stock');
  first.process.kill('SIGKILL');
  await first.ended;

  const database = await openDatabase({ dataDir });
  await database.migrate();
  const [before] = await database.db.select({ number: count() }).from(products);
  expect(before?.number).toBe(0);
  expect(await seedDatabase(database)).toBe(true);
  expect(await seedDatabase(database)).toBe(false);
  const numbers = await Promise.all(
    [products, skus, areas, productRegions].map((table) =>
      database.db.select({ number: count() }).from(table),
    ),
  );
  const { products: all } = readCatalogue();
  expect(numbers.flat().map(({ number }) => number)).toEqual([
    492,
    all.reduce((sum, product) => sum + product.skus.length, 0),
    placesIn(readAddresses()),
    all.reduce((sum, { availability }) => sum + availability.length, 0),
  ]);
  await database.close();
});

const placesIn = (trees: ReturnType<typeof readAddresses>) =>
  Object.values(trees)
    .flat()
    .reduce(
      (sum, { districts }) => sum + 1 + districts.reduce((own, { towns }) => own + 1 + towns.length, 0),
      0,
    );

test('two processes cannot open one data directory, and a dead one does not hold it', async () => {
  const database = await openDatabase({ dataDir });
  const second = filler();
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`in use by process ${process.pid}`);
  await database.close();
  const third = filler();
  await third.says('opened');
  third.process.kill('SIGKILL');
  await third.ended;
  const again = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow('in use');
  await again.close();
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
});

test('every picture of the catalogue is there', () => {
  const { images, categories, shops, brands, banners, reviews } = readCatalogue();
  const files = [
    ...Object.values(images).map(({ file }) => file),
    ...[...categories, ...banners].map(({ image }) => image),
    ...[...shops, ...brands].map(({ logo }) => logo),
    ...reviews.map(({ avatar }) => avatar),
  ].filter((file) => file !== null);
  const missing = files.filter(
    (file) => !existsSync(join(seedImagesFolder(), mediaUrl(file).slice('/media/'.length))),
  );
  expect(missing).toEqual([]);
});

test.skipIf(postgresMissing)('PostgreSQL answers as the embedded database does', async () => {
  const postgres = await startPostgres();
  const malls = await Promise.all([
    openMall({ sample: 80 }),
    openMall({ sample: 80, databaseUrl: await postgres.databaseUrl() }),
  ]);
  try {
    for (const [path, query, language] of [
      ['/salesRegions/all', {}, 'ru-RU'],
      ['/area/listByPid', { pid: 0 }, 'en-US'],
      ['/indexTag/taglist', {}, 'zh-CN'],
      ['/indexTag/list', {}, 'tr-TR'],
      ['/indexTag/moreGoodStuff', { size: 50 }, 'en-US'],
      ['/indexImgs', {}, 'pt-PT'],
      ['/category/categoryInfo', { depth: 3 }, 'zh-CN'],
      ['/prod/pageProd', { categoryId: 10001, sortName: 'rating' }, 'en-US'],
      ['/prod/prodInfo', { prodId: 100001 }, 'zh-CN'],
      ['/prod/skuList', { prodId: 100001 }, 'en-US'],
      ['/prod/similar', { prodId: 100001 }, 'en-US'],
      ['/prod/deliveryEstimate', { prodId: 100001 }, 'en-US'],
      ['/prodComm/prodCommData', { prodId: 100001 }, 'en-US'],
      ['/prodComm/prodCommPageByProd', { prodId: 100001 }, 'en-US'],
      ['/search', { key: 'set' }, 'en-US'],
      ['/search', { key: 'toastr' }, 'en-US'],
      ['/search', { key: '烤' }, 'zh-CN'],
      ['/search/hotSearch', {}, 'tr-TR'],
      ['/search/suggest/keyword', { keyword: 'to' }, 'en-US'],
    ] as const) {
      const [embedded, real] = await Promise.all(malls.map((mall) => mall.get(path, query, language)));
      expect({ path, answer: real }).toEqual({ path, answer: embedded });
    }
  } finally {
    await Promise.all(malls.map((mall) => mall.close()));
    postgres.stop();
  }
});
