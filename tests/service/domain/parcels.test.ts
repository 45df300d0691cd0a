import { describe, expect, test } from 'vitest';
import { parcelStates, scanWords } from '#service/db/schema/parcel-words.ts';
import { arrivalOf, dayLater, daysBetween } from '#service/logistics/arrival.ts';
import { trackingUrl } from '#service/logistics/couriers.ts';
import { afterScan, scanWordOf, scanWordsTold, triesMax } from '#service/logistics/rules.ts';
import { parcelTransitions } from '#service/logistics/transition-table.ts';
import { scanMessages } from '#service/logistics/words.ts';
import { readCouriersFile } from '#service/desk/couriers-file.ts';

/** Where a report brings a parcel with tries left; what is not here it does not take. */
const designed: Record<string, string> = {
  LABEL:
    'PICKED_UP>IN_TRANSIT IN_TRANSIT>IN_TRANSIT ARRIVED>IN_TRANSIT CUSTOMS>IN_TRANSIT OUT_FOR_DELIVERY>OUT_FOR_DELIVERY DELIVERED>DELIVERED NEWS>LABEL',
  IN_TRANSIT:
    'PICKED_UP>IN_TRANSIT IN_TRANSIT>IN_TRANSIT ARRIVED>IN_TRANSIT CUSTOMS>IN_TRANSIT OUT_FOR_DELIVERY>OUT_FOR_DELIVERY FAILED>FAILED REFUSED>RETURNING RETURNING>RETURNING DELIVERED>DELIVERED NEWS>IN_TRANSIT',
  OUT_FOR_DELIVERY:
    'PICKED_UP>IN_TRANSIT IN_TRANSIT>IN_TRANSIT ARRIVED>IN_TRANSIT CUSTOMS>IN_TRANSIT OUT_FOR_DELIVERY>OUT_FOR_DELIVERY FAILED>FAILED REFUSED>RETURNING RETURNING>RETURNING DELIVERED>DELIVERED NEWS>OUT_FOR_DELIVERY',
  FAILED:
    'PICKED_UP>IN_TRANSIT IN_TRANSIT>IN_TRANSIT ARRIVED>IN_TRANSIT CUSTOMS>IN_TRANSIT OUT_FOR_DELIVERY>OUT_FOR_DELIVERY REFUSED>RETURNING RETURNING>RETURNING DELIVERED>DELIVERED NEWS>FAILED',
  DELIVERED: 'NEWS>DELIVERED',
  RETURNING: 'IN_TRANSIT>RETURNING ARRIVED>RETURNING CUSTOMS>RETURNING NEWS>RETURNING',
};

describe('a parcel', () => {
  test.each(parcelStates)('in state %s takes the designed reports and no other', (state) => {
    const taken = scanWords.flatMap((word) => {
      const next = afterScan({ state, failedTries: 0 }, word);
      return next ? [`${word}>${next.state}`] : [];
    });
    expect(taken.join(' ')).toBe(designed[state]);
  });

  test('is brought three times; then it can only go back or be fetched', () => {
    let standing = { state: 'IN_TRANSIT', failedTries: 0 } as Parameters<typeof afterScan>[0];
    for (let tried = 0; tried < triesMax; tried += 1) {
      standing = afterScan(standing, 'OUT_FOR_DELIVERY') ?? never();
      standing = afterScan(standing, 'FAILED') ?? never();
    }
    expect(standing).toEqual({ state: 'FAILED', failedTries: 3 });
    expect(afterScan(standing, 'OUT_FOR_DELIVERY')).toBeUndefined();
    expect(afterScan(standing, 'RETURNING')?.state).toBe('RETURNING');
    expect(afterScan(standing, 'DELIVERED')?.state).toBe('DELIVERED');
  });

  test('begins with its label, and no report is without words', () => {
    expect(parcelTransitions.filter(({ from }) => from === null)).toEqual([
      { from: null, event: 'LABEL', to: 'LABEL' },
    ]);
    expect(Object.keys(scanMessages)).toEqual([...scanWords]);
  });
});

test.each([
  ['Out for delivery', 'OUT_FOR_DELIVERY'],
  [' out_for-delivery ', 'OUT_FOR_DELIVERY'],
  ['Delivered', 'DELIVERED'],
  ['not at home', 'FAILED'],
  ['Sorted for Nugegoda', 'NEWS'],
])('a courier’s “%s” is our %s', (said, word) => expect(scanWordOf(said)).toBe(word));

test('the desk is told a word for everything but news', () => {
  expect(scanWordsTold.map(scanWordOf)).toEqual(scanWords.filter((word) => word !== 'NEWS'));
});

describe('the promise of a checkout', () => {
  const promise = {
    promisedFrom: '2026-11-24',
    promisedTo: '2026-11-26',
    expectedOn: null,
    deliveredOn: null,
  };
  test.each([
    ['before its days', { today: '2026-11-22' }, ['2026-11-24', '2026-11-26', 0]],
    ['on its last day', { today: '2026-11-26' }, ['2026-11-24', '2026-11-26', 0]],
    ['the day after', { today: '2026-11-27' }, ['2026-11-24', '2026-11-26', 1]],
    [
      'with an earlier day',
      { today: '2026-11-22', expectedOn: '2026-11-23' },
      ['2026-11-23', '2026-11-23', 0],
    ],
    ['with a later day', { today: '2026-11-22', expectedOn: '2026-11-29' }, ['2026-11-29', '2026-11-29', 3]],
    [
      'after that day, too',
      { today: '2026-12-01', expectedOn: '2026-11-29' },
      ['2026-11-29', '2026-11-29', 5],
    ],
    ['kept', { today: '2026-12-09', deliveredOn: '2026-11-25' }, ['2026-11-25', '2026-11-25', 0]],
    ['kept late', { today: '2026-12-09', deliveredOn: '2026-11-28' }, ['2026-11-28', '2026-11-28', 2]],
  ])('%s', (_when, more, [from, to, daysLate]) => {
    expect(arrivalOf({ ...promise, ...more })).toEqual({ from, to, promisedTo: '2026-11-26', daysLate });
  });

  test('that was never made is none', () => {
    expect(arrivalOf({ ...promise, promisedFrom: null, promisedTo: null, today: '2026-11-22' })).toBeNull();
  });

  test('is counted over months, years and the change of clocks', () => {
    expect([dayLater('2026-12-30', 3), daysBetween('2026-03-27', '2026-03-31')]).toEqual(['2027-01-02', 4]);
  });
});

test('a parcel’s link is made of its number, and of none where there is none', () => {
  const track = 'https://pearl.example/track/{number}';
  expect(trackingUrl(track, 'PC 44&x=1')).toBe('https://pearl.example/track/PC%2044%26x%3D1');
  expect([trackingUrl(track, ''), trackingUrl(null, 'PC')]).toEqual([null, null]);
});

test('a courier’s file is read with any of the usual signs between its columns', () => {
  for (const sign of [',', ';', '\t']) {
    const file = [
      ['parcel', 'event', 'date', 'eta'],
      ['B', 'delivered', '2026-11-22T10:00:00Z', ''],
      ['A', 'customs', '2026-11-21T10:00:00+03:00', '2026-11-25'],
    ]
      .map((row) => row.join(sign))
      .join('\n');
    expect(readCouriersFile(file)).toEqual({
      faults: [],
      scans: [
        {
          line: 3,
          trackingNumber: 'A',
          scan: {
            word: 'CUSTOMS',
            at: new Date('2026-11-21T07:00:00Z'),
            note: undefined,
            location: undefined,
            expectedOn: '2026-11-25',
          },
        },
        {
          line: 2,
          trackingNumber: 'B',
          scan: {
            word: 'DELIVERED',
            at: new Date('2026-11-22T10:00:00Z'),
            note: undefined,
            location: undefined,
            expectedOn: undefined,
          },
        },
      ],
    });
  }
});

function never(): never {
  throw new Error('a step is missing');
}
