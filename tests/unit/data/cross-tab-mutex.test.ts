import { expect, test } from 'vitest';
import { crossTabMutex } from '#src/data/auth/cross-tab-mutex.ts';

test('tabs of a browser without locks do one piece of work at a time, and every one gets its turn', async () => {
  const tabs = [1, 2, 3].map(() => crossTabMutex('mall.test'));
  let running = 0;
  const done: number[] = [];
  const work = (tab: number) => async () => {
    running += 1;
    expect(running, 'one at a time').toBe(1);
    await new Promise((later) => setTimeout(later, 10));
    running -= 1;
    done.push(tab);
    return tab;
  };
  const answers = await Promise.all(tabs.map((alone, tab) => alone(work(tab))));
  expect(answers).toEqual([0, 1, 2]);
  expect(new Set(done).size).toBe(3);
});

test('work that fails lets the next one begin', async () => {
  const [first, second] = [crossTabMutex('mall.test.2'), crossTabMutex('mall.test.2')];
  await expect(first(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await second(async () => 'done')).toBe('done');
});
