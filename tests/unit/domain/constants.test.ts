import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, widestPhone } from '#src/design-system/tokens/breakpoints.ts';
import { passwordLength } from '#src/domain/account/password-rules.ts';
import { mobileFault } from '#src/domain/account/contact-checks.ts';
import * as limits from '#src/domain/limits.ts';
import { bundle } from '../../contract/bundle.ts';

const review = bundle.components.schemas?.ReviewCreate as {
  properties: Record<string, { minimum: number; maximum: number; maxItems: number }>;
};

test.each([
  ['S9.1: a call waits 30 s', limits.apiTimeoutMs, 30_000],
  ['S9.2: a code again after 60 s', limits.codeResendSeconds, 60],
  ['S9.4: code of a page waits 120 s', limits.chunkTimeoutMs, 120_000],
  ['S9.5: searches remembered', limits.searchHistoryMax, 10],
  ['S9.6: suggestions', limits.suggestionsSize, 10],
  ['S9.7: popular searches', limits.hotSearchSize, 10],
  ['S9.8: similar products on a page', limits.similarProductsSize, 12],
  ['S3.6, S9.9: the region of a first visit', limits.defaultRegionId, 659_006_000_343],
  ['S9.12: letters of a password', passwordLength.min, 8],
  ['S9.13: letters of an address', limits.addressMax, 500],
  ['S9.14: pictures of a review', review.properties.pics?.maxItems, 5],
  ['S9.15: the fewest stars', review.properties.score?.minimum, 1],
  ['S9.15: the most stars', review.properties.score?.maximum, 5],
  ['S9.22: the widest small screen (px)', widestPhone, 834],
  ['S9.26: the label of the web version', limits.webVersion, '1.5.2'],
])('%s', (_line, kept, asked) => {
  expect(kept).toBe(asked);
});

test('a mobile number has 9 or 10 digits where no country says another count, in quick login too (S9.10, S9.11)', () => {
  const taken = [8, 9, 10, 11].filter((count) => !mobileFault('94', '7'.repeat(count)));
  expect(taken).toEqual([9, 10]);
});

test('screens change their shape at these widths, styles and scripts alike (S9.23, Z37)', () => {
  expect(breakpoints).toEqual({ sm: 320, md: 768, nav: 835, lg: 1024, xl: 1280 });
  const theme = readFileSync('src/design-system/tokens/theme.css', 'utf8');
  const widths = [...theme.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [
    name,
    Number(px),
  ]);
  expect(Object.fromEntries(widths)).toEqual({ xs: 0, ...breakpoints });
});

test('the version that the footer names is the project’s own (S9.26)', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(limits.webVersion).toBe(version);
});
