import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../../stories/foundations/contrast.ts';
import { doors, leastForText, pairs } from '../../../stories/foundations/pairs.ts';

const theme = readFileSync('src/design-system/tokens/theme.css', 'utf8');
const blockOf = (beginning: string) => theme.slice(theme.indexOf(beginning)).split('\n}')[0] ?? '';
const valuesOf = (block: string) =>
  new Map(
    [...block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

const light = valuesOf(blockOf(':root {'));
const dark = new Map([...light, ...valuesOf(blockOf(':where([data-theme]) {'))]);

function colour(values: Map<string, string>, name: string): string {
  const value = values.get(name) ?? '';
  const [, other] = /^var\(--([a-z0-9-]+)\)$/.exec(value) ?? [];
  return other ? colour(values, other) : value;
}

const everyPair = [...pairs, ...doors.map((ground) => ({ ink: '', ground, least: leastForText }))];

test.each([
  ['light', light],
  ['dark', dark],
])('every pair of roles reaches AA in the %s theme', (_, values) => {
  const short = everyPair
    .map(({ ink, ground, least }) => ({
      pair: `${ink || 'white'} on ${ground}`,
      least,
      found: contrast(ink ? colour(values, `c-${ink}`) : '#ffffff', colour(values, `c-${ground}`)),
    }))
    .filter(({ least, found }) => !(found >= least));
  expect(short).toEqual([]);
});

test('dark is written once, for who chose it and for a system that is dark', () => {
  const variant = blockOf('@custom-variant dark {');
  expect(variant).toMatch(/^\s+&\[data-theme='dark'\] \{\s+@slot;/m);
  expect(variant).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+&\[data-theme='system'\] \{\s+@slot;/);
  expect(dark.get('c-bg')).not.toBe(light.get('c-bg'));
  expect(theme.match(/--c-bg:/g)).toHaveLength(2);
});

test('more contrast lifts words and lines in every theme', () => {
  const [, more = ''] = theme.split('@media (prefers-contrast: more)');
  expect(more).toMatch(/:root\[data-theme\]/);
  expect(valuesOf(more.split('\n}')[0] ?? '').get('c-text-3')).toBe('var(--c-text)');
});
