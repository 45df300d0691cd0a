import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringCode, MissingCode, wantedCode } from '#src/domain/late-code.ts';
import type { WaitingBar } from '#src/domain/waiting-bar.ts';

/** A load that fails so many times before the code is there. */
function failing(times: number) {
  let tries = 0;
  return vi.fn<() => Promise<string>>(async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
}

/** A bar that is pressed at once, and what it was told. */
function bar() {
  const told: string[] = [];
  const own: WaitingBar = {
    wait: (what) => {
      told.push(`wait ${what}`);
      return () => void told.push('there');
    },
    failed: (what, again) => {
      told.push(`failed ${what}`);
      again();
    },
    anew: async () => {
      told.push('anew');
      return false;
    },
    anewOnce: async () => false,
  };
  vi.stubGlobal('window', { __WAITING__: own });
  return told;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code that fails is asked for once more, then it is missing (Z35)', async () => {
  const once = failing(1);
  expect(await bringCode(once)).toBe('code');
  expect(once).toHaveBeenCalledTimes(2);
  const twice = failing(2);
  await expect(bringCode(twice)).rejects.toMatchObject({ name: 'MissingCode', late: false });
  expect(twice).toHaveBeenCalledTimes(2);
});

test('code that does not come is given up after 120 s and not asked for again (S9.4, Z35)', async () => {
  const silent = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
  const given = bringCode(silent).catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([given, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  const fault = await given;
  expect(fault).toBeInstanceOf(MissingCode);
  expect((fault as MissingCode).late).toBe(true);
  expect(silent).toHaveBeenCalledOnce();
});

test('no timer is left behind by code that came', async () => {
  await bringCode(failing(0));
  expect(vi.getTimerCount()).toBe(0);
});

test('asked again by the reader, the code is brought to the page as it stands', async () => {
  const told = bar();
  expect(await wantedCode(failing(2))).toBe('code');
  expect(told).toEqual(['wait code', 'there', 'failed code', 'wait code', 'there']);
});

test('when that fails, too, the page is loaded anew, and only then', async () => {
  const told = bar();
  expect(await wantedCode(failing(4))).toBe('code');
  expect(told.filter((word) => word === 'anew')).toHaveLength(1);
  expect(told.indexOf('anew')).toBeGreaterThan(told.indexOf('failed code'));
});

test('without a bar it fails, as anything that is missing', async () => {
  await expect(wantedCode(failing(2))).rejects.toBeInstanceOf(MissingCode);
});
