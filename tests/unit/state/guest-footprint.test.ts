import { expect, test } from 'vitest';
import { exampleOf } from '#mocks/contract-examples.ts';
import { first } from '#mocks/fixtures/first.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import type { KeyValueStorage } from '#src/state/storage.ts';

const lk = 659_006_000_343;
const tr = 659_006_000_409;
const noon = new Date(2026, 4, 4, 12).getTime();
const {
  browseLogId: _id,
  browseTime: _time,
  day: _day,
  available: _here,
  offShelf: _offShelf,
  ...kettle
} = first(exampleOf('pageFootprint', 'ok').records);
const visit = (prodId: number, at: number, regionId = lk) => ({
  product: { ...kettle, prodId },
  regionId,
  available: true,
  at,
});

function shelf(): KeyValueStorage {
  const kept = new Map<string, unknown>();
  return {
    read: <T>(key: string) => kept.get(key) as T | undefined,
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
}

test('a visitor’s footprint keeps a hundred products, the latest first (Z30)', () => {
  const kept = guestFootprint(shelf());
  for (let n = 1; n <= 101; n += 1) kept.record(visit(n, noon + n));
  expect(kept.all()).toHaveLength(100);
  expect(kept.items(lk)[0]).toMatchObject({ prodId: 101, browseLogId: noon + 101, day: '2026-05-04' });
  expect(kept.all().at(-1)?.product.prodId).toBe(2);
});

test('a product is there once a day, and for each region', () => {
  const kept = guestFootprint(shelf());
  for (const one of [visit(1, noon), visit(1, noon + 60_000), visit(1, noon + 86_400_000)]) kept.record(one);
  kept.record(visit(1, noon + 120_000, tr));
  expect(kept.items(lk).map(({ browseLogId }) => browseLogId)).toEqual([noon + 86_400_000, noon + 60_000]);
  expect(kept.items(tr)).toHaveLength(1);
});

test('what is removed can be put back in its place, and a broken list is an empty one', () => {
  const place = shelf();
  const kept = guestFootprint(place);
  for (let n = 1; n <= 3; n += 1) kept.record(visit(n, noon + n));
  const taken = kept.all().filter(({ at }) => at === noon + 2);
  kept.remove([noon + 2]);
  expect(kept.items(lk).map(({ prodId }) => prodId)).toEqual([3, 1]);
  kept.putBack(taken);
  expect(kept.items(lk).map(({ prodId }) => prodId)).toEqual([3, 2, 1]);
  kept.clear();
  expect(kept.all()).toEqual([]);
  place.write('mall.footprint', [{ product: null }, 7, { product: {}, regionId: lk, at: 1 }]);
  expect(kept.all()).toEqual([]);
});
