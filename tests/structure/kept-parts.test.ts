import { expect, test } from 'vitest';
import { files, text } from './source.ts';

test('no two kept parts have one name: they would take each other’s markup', () => {
  const names = files('src', '.tsx').flatMap((file) =>
    [...text(file).matchAll(/<KeptPart\s+name="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
