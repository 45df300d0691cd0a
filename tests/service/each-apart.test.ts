import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eachWithin } from '#service/platform/each-apart.ts';

test('so many at the same time, each once, and a fault with one holds up no other', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const act = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await pause(5);
    running -= 1;
    done.push(item);
    if (item === 3) throw new Error('the third');
  };
  const items = Array.from({ length: 12 }, (_, index) => index);
  await expect(eachWithin(items, { atOnce: 4, ms: 10_000 }, act)).rejects.toThrow('the third');
  expect(most).toBe(4);
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
});

test('nothing is begun any more once the time is over, and what runs has its end', async () => {
  let over = () => {};
  const held = new Promise<void>((resolve) => void (over = resolve));
  const begun: number[] = [];
  const all = eachWithin([1, 2, 3, 4], { atOnce: 2, ms: 20 }, async (item) => {
    begun.push(item);
    await held;
  });
  await pause(60);
  over();
  await all;
  expect(begun).toEqual([1, 2]);
});
