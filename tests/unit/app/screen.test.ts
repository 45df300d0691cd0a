import { expect, it, vi } from 'vitest';
import { screen } from '#src/app/screen.ts';
import { MissingCode } from '#src/domain/late-code.ts';

const lazyOf = (load: () => Promise<object>) => {
  const { lazy } = screen('/somewhere', { name: 'Home', browse: true }, load);
  if (typeof lazy !== 'function') throw new Error('a screen comes when it is opened');
  return lazy;
};

/** Whether a promise is kept before anything else has its turn. */
async function atOnce(promise: Promise<unknown>) {
  const turn = new Promise<boolean>((late) => setImmediate(() => late(false)));
  return Promise.race([promise.then(() => true), turn]);
}

it('a screen whose code is there is opened in one step, so that the page left behind is not rendered once more', async () => {
  const code = { Component: () => null };
  const load = vi.fn<() => Promise<object>>(() => new Promise((come) => setTimeout(() => come(code), 5)));
  const lazy = lazyOf(load);
  const first = lazy();
  expect(await atOnce(first)).toBe(false);
  expect(await first).toBe(code);
  expect(await atOnce(lazy())).toBe(true);
  expect(load).toHaveBeenCalledOnce();
});

it('a screen whose code did not come is asked for again', async () => {
  const code = { Component: () => null };
  let tries = 0;
  const lazy = lazyOf(async () => {
    tries += 1;
    if (tries <= 2) throw new Error('no line');
    return code;
  });
  await expect(lazy()).rejects.toThrow(MissingCode);
  expect(await lazy()).toBe(code);
});
