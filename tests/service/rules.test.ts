import { expect, test } from 'vitest';
import { ruleRows } from '../bench/rules.ts';

test('form and service say the same of every sample of the rules (S5.1–S5.23)', async () => {
  const rows = await ruleRows();
  expect(rows.filter(({ agree }) => !agree)).toEqual([]);
  const sides = new Set(rows.map(({ form }) => form === 'accepted'));
  expect(sides.size).toBe(2);
  expect(rows.length).toBeGreaterThan(60);
});
