import { expect, test } from 'vitest';
import { unbroken } from '#src/domain/product/unbroken.ts';

test.each([
  ['Electric Kettle 1.7 L', 'Electric Kettle 1.7~L'],
  ['Braided USB-A Charging Cable 2 m, Black', 'Braided USB-A Charging Cable 2~m, Black'],
  ['PocketCell Slim Power Bank 10,000 mAh', 'PocketCell Slim Power Bank 10,000~mAh'],
  ['Ручной отпариватель 1500 Вт', 'Ручной отпариватель 1500~Вт'],
  ['Kablo 2 m ve adaptör 45 W', 'Kablo 2~m ve adaptör 45~W'],
  ['GaN Wall Charger 45 W with USB-C Cable', 'GaN Wall Charger 45~W with USB-C Cable'],
])('%s', (name, shown) => {
  expect(unbroken(name)).toBe(shown.replaceAll('~', '\u00a0'));
});

test.each(['Lumeo White Mesh Wi-Fi 6 Router', 'Two-Slice Toaster', '1.7升电热水壶', 'Set of 4 glasses', ''])(
  'left as it is: %s',
  (name) => {
    expect(unbroken(name)).toBe(name);
  },
);
