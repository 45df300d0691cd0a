import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'openapi/components/examples';
const shown = /\/media\/(?!uploads\/)[\w/.-]+\.(?:webp|svg|png|jpg)/g;

test('every picture that an example of the contract shows stands in the workbench, too', () => {
  const named = new Set(
    readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(shown) ?? []),
  );
  expect(named.size).toBeGreaterThan(0);
  expect(
    [...named].filter((picture) => !existsSync(`.storybook/public${picture}`)),
    `pictures that ${folder} shows and .storybook/public does not have`,
  ).toEqual([]);
});
