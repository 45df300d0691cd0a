import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanFormats, leanIntlCode, leanRouterCode, unusedFormats } from '../../../scripts/lean-packages.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'));

const used = (what: RegExp) => sources.filter((text) => what.test(text));

test('no screen writes in a way that the built shop leaves out', () => {
  // The server's formatter is the package's own, with a quicker one before it.
  for (const name of unusedFormats) {
    expect(used(new RegExp(String.raw`\.${name.replace('$', String.raw`\$`)}\(`)), name).toEqual([]);
  }
  expect(used(/FormattedDateTimeRange|FormattedPlural|FormattedDuration|FormattedNumberParts/)).toEqual([]);
});

test('no link asks the router to fetch ahead', () => {
  expect(used(/<(TextLink|Link)\b[^>]*\sprefetch=/)).toEqual([]);
});

test('no screen sends, fetches, holds or adds routes by the router, or has middleware', () => {
  expect(used(/\b(unstable_)?use(Submit|Fetchers?|FormAction|ActionData|Blocker|Prompt)\b/)).toEqual([]);
  expect(
    used(/\b(formMethod|formEncType|formData)\b.*\bnavigate\(|\bnavigate\(.*\bform(Method|EncType|Data)\b/),
  ).toEqual([]);
  expect(
    used(
      /\brouter\??\.(fetch|getFetcher|getBlocker|patchRoutes)\b|\bpatchRoutesOnNavigation\b|\bmiddleware:/,
    ),
  ).toEqual([]);
  expect(used(/import \{[^}]*\b(Form|createRoutesFromElements)\b[^}]*\} from 'react-router/)).toEqual([]);
});

test('no screen asks the router for a transition', () => {
  expect(used(/\bviewTransition\b|\buseViewTransitionState\b/)).toEqual([]);
});

test('code of a package that has changed is not built as if it had not', () => {
  for (const lean of [leanRouterCode, leanIntlCode, leanFormats]) {
    expect(() => lean('export const other = 1;')).toThrow('scripts/lean-packages.ts');
  }
});
