import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { pointsAhead } from '#service/platform/points-ahead.ts';

const ahead = 4;

/** Two processes that take points ahead of one count of ten. */
function twoProcesses() {
  const shared = new RateLimiterMemory({ points: 10, duration: 60 });
  const asked: number[] = [];
  const counted = {
    consume(key: string, points = 1) {
      asked.push(points);
      return shared.consume(key, points);
    },
  };
  return {
    asked,
    here: pointsAhead(counted, { points: 10, ahead }),
    there: pointsAhead(counted, { points: 10, ahead }),
  };
}

type Limiter = ReturnType<typeof twoProcesses>['here'];

async function granted(limiter: Limiter, times: number, points = 1) {
  let good = 0;
  for (let time = 0; time < times; time += 1)
    good += await limiter.consume('visitor', points).then(
      () => 1,
      (refused: unknown) => {
        expect(refused).toBeInstanceOf(RateLimiterRes);
        return 0;
      },
    );
  return good;
}

test('points are taken a few at once, the last ones of a window as well, and never more than there are', async () => {
  const { asked, here } = twoProcesses();
  expect(await granted(here, 15)).toBe(10);
  expect(asked.slice(0, 3)).toEqual([ahead, ahead, ahead]);
});

test('two processes give out no more together than one', async () => {
  const { here, there } = twoProcesses();
  expect(await granted(here, 3)).toBe(3);
  expect(await granted(there, 15)).toBe(6);
  expect(await granted(here, 5)).toBe(1);
});

test('what costs more than is taken at once takes what it costs', async () => {
  const { asked, here } = twoProcesses();
  expect(await granted(here, 3, 5)).toBe(2);
  expect(asked).toEqual([5, 5, 5]);
});

test('each visitor has points of his own', async () => {
  const { here } = twoProcesses();
  await granted(here, 10);
  await expect(here.consume('visitor')).rejects.toBeInstanceOf(RateLimiterRes);
  await expect(here.consume('another')).resolves.toBeInstanceOf(RateLimiterRes);
});

test('who asks at once takes no more than who asks one after the other', async () => {
  const { asked, here } = twoProcesses();
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => here.consume('visitor')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(asked).toEqual([ahead, ahead, ahead]);
});

test('what is left of an earlier take is not lost by the next one', async () => {
  const { here } = twoProcesses();
  expect(await granted(here, 3)).toBe(3);
  expect(await granted(here, 1, 3)).toBe(1);
  expect(await granted(here, 8)).toBe(4);
});
