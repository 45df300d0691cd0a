import { describe, expect, test } from 'vitest';
import { daysLater } from '#service/domain/calendar.ts';
import { wasPrice } from '#service/domain/was-price.ts';
import { priceLine } from '#service/price-history/rules.ts';

const today = '2026-05-04';

/** Prices by how many days ago they began. */
const past = (...steps: [daysAgo: number, price: number][]) =>
  steps.map(([daysAgo, price]) => ({ day: daysLater(today, -daysAgo), price }));
const was = (price: number, ...steps: [daysAgo: number, price: number][]) =>
  wasPrice(past(...steps), { price, today });

describe('the price before a reduction', () => {
  test.each<[string, number | null, number, [number, number][]]>([
    [
      'is what was asked for the thirty days before it',
      200,
      150,
      [
        [100, 200],
        [10, 150],
      ],
    ],
    [
      'is there on the first day of the reduction',
      200,
      150,
      [
        [30, 200],
        [0, 150],
      ],
    ],
    [
      'is the lowest of these days, not the last',
      180,
      150,
      [
        [100, 200],
        [25, 180],
        [20, 200],
        [10, 150],
      ],
    ],
    [
      'leaves alone what was longer ago',
      200,
      150,
      [
        [100, 120],
        [41, 200],
        [10, 150],
      ],
    ],
    [
      'counts the thirtieth day before',
      160,
      150,
      [
        [100, 160],
        [39, 200],
        [10, 150],
      ],
    ],
    [
      'is that of the last step down',
      180,
      150,
      [
        [100, 200],
        [60, 180],
        [10, 150],
      ],
    ],
    ['is none where nothing was reduced', null, 150, [[100, 150]]],
    [
      'is none where the price rose last',
      null,
      160,
      [
        [100, 200],
        [40, 150],
        [10, 160],
      ],
    ],
    [
      'is none where it was raised shortly before, to be lowered',
      null,
      150,
      [
        [100, 150],
        [20, 300],
        [10, 150],
      ],
    ],
    [
      'is none where it was raised today, whatever the lowest of the day',
      null,
      170,
      [
        [100, 200],
        [10, 150],
      ],
    ],
    [
      'is none where fewer than thirty days before are known',
      null,
      150,
      [
        [39, 200],
        [10, 150],
      ],
    ],
    [
      'is there where just thirty days before are known',
      200,
      150,
      [
        [40, 200],
        [10, 150],
      ],
    ],
    ['is none for a new product', null, 150, [[0, 150]]],
    ['is none where nothing is known', null, 150, []],
    [
      'is there on the ninetieth day of the reduction',
      200,
      150,
      [
        [130, 200],
        [89, 150],
      ],
    ],
    [
      'is none from the ninety-first day on',
      null,
      150,
      [
        [130, 200],
        [90, 150],
      ],
    ],
    [
      'takes no notice of a row that repeats the price',
      200,
      150,
      [
        [100, 200],
        [50, 200],
        [10, 150],
        [3, 150],
      ],
    ],
  ])('%s', (_, expected, price, steps) => {
    expect(was(price, ...steps)).toBe(expected);
  });

  test('does not look at days to come', () => {
    const days = [...past([100, 200], [10, 150]), { day: daysLater(today, 3), price: 90 }];
    expect(wasPrice(days, { price: 150, today })).toBe(200);
  });
});

describe('the line of ninety days', () => {
  const line = (price: number, ...steps: [daysAgo: number, price: number][]) =>
    priceLine(past(...steps), { price, today });

  test('begins ninety days ago with the price of that day, and ends with that of this moment', () => {
    expect(line(150, [110, 240], [100, 200], [10, 150])).toEqual({
      from: '2026-02-04',
      lowest: { day: '2026-04-24', price: 150 },
      highest: { day: '2026-02-04', price: 200 },
      changes: past([89, 200], [10, 150]),
    });
  });

  test('begins later where less is known, and is one day long for what is new', () => {
    expect(line(150, [20, 150])).toMatchObject({ from: '2026-04-14', changes: past([20, 150]) });
    expect(line(150)).toMatchObject({ from: today, changes: past([0, 150]), lowest: { price: 150 } });
  });

  test('shows what it costs now where the price rose today', () => {
    expect(line(180, [50, 150], [0, 150]).changes).toEqual(past([50, 150], [0, 180]));
  });

  test('names the day on which an outermost price last began', () => {
    const { lowest, highest } = line(150, [80, 200], [60, 150], [40, 200], [20, 150]);
    expect([highest, lowest]).toEqual(past([40, 200], [20, 150]));
  });
});
