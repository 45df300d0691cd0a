import { expect, it, vi } from 'vitest';
import { takeOut } from '#src/features/cart/take-out.ts';
import type { CartWish } from '#src/state/ui.ts';

type Change = Parameters<typeof takeOut>[1];

const [kettle, cup, spoon] = [1, 2, 3].map((skuId) => ({
  prodId: skuId * 10,
  skuId,
  shopId: 7,
  count: skuId,
  key: `added-${skuId}`,
})) as [CartWish, CartWish, CartWish];

it('takes out as many pieces of each as came in, each by a call of its own', async () => {
  const change = vi.fn<Change>(async () => undefined);
  expect(await takeOut([kettle, cup], change)).toEqual({ left: [] });
  expect(change.mock.calls).toMatchObject([
    [{ skuId: 1, count: -1, basketId: 0 }],
    [{ skuId: 2, count: -2, basketId: 0 }],
  ]);
  const keys = change.mock.calls.map(([{ key }]) => key);
  expect(new Set([...keys, kettle.key, cup.key]).size).toBe(4);
});

it('says what is still in when one fails: that one and those behind it, and not what is out', async () => {
  const fault = new Error('unreachable');
  const change = vi.fn<Change>(({ skuId }) => (skuId === 2 ? Promise.reject(fault) : Promise.resolve()));
  expect(await takeOut([kettle, cup, spoon], change)).toEqual({ left: [cup, spoon], fault });
  expect(change).toHaveBeenCalledTimes(2);
});

it('repeats what an answer was lost for with the same key, and only that', async () => {
  const change = vi.fn<Change>();
  change.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('the line broke'));
  const { left } = await takeOut([kettle, cup], change);
  change.mockResolvedValue(undefined);
  expect(await takeOut(left, change)).toEqual({ left: [] });
  const [, lost, repeated, ...more] = change.mock.calls.map(([sent]) => sent);
  expect(more).toEqual([]);
  expect(repeated).toEqual(lost);
});
