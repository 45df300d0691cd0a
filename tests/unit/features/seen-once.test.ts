import { expect, test } from 'vitest';
import type { FootprintItem } from '#openapi/schema.gen.ts';
import { seenOnce } from '#src/features/footprint/seen-once.ts';

const visit = (browseLogId: number, prodId: number, available = true) =>
  ({ browseLogId, prodId, available }) as FootprintItem;

test('each product is shown once, by its latest visit, without those that are gone and the one that is open', () => {
  const seen = [visit(5, 7), visit(4, 8), visit(3, 7), visit(2, 9, false), visit(1, 6)];
  expect(seenOnce(seen).map(({ browseLogId }) => browseLogId)).toEqual([5, 4, 1]);
  expect(seenOnce(seen, 8).map(({ browseLogId }) => browseLogId)).toEqual([5, 1]);
});
