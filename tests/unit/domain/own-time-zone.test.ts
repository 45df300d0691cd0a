import { afterEach, expect, test, vi } from 'vitest';
import { ownTimeZone } from '#src/domain/own-time-zone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('where the browser tells its time zone by Temporal, Intl is not asked', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Vientiane' } });
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  expect(ownTimeZone()).toBe('Asia/Vientiane');
  expect(asked).not.toHaveBeenCalled();
});

test('elsewhere Intl is asked', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(ownTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
