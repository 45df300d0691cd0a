import { expect, test } from 'vitest';
import type { Parcel } from '#openapi/schema.gen.ts';
import { parcelRoad } from '#src/domain/order/parcel-road.ts';

/** Newest first, a place each (none: the courier named none). */
const traces = (...places: (string | null)[]): Parcel['traces'] =>
  places.map((location, index) => ({ time: `2026-05-0${9 - index}T08:00:00Z`, context: 'Seen', location }));

const road = (state: Parcel['state'], ...places: (string | null)[]) =>
  parcelRoad({ state, traces: traces(...places) }).map((stop) =>
    `${stop.kind} ${stop.state} ${stop.place ?? ''}`.trim(),
  );

test('places in their order, the newest is where it stands, the door is ahead', () => {
  expect(road('IN_TRANSIT', 'Colombo', 'İstanbul', 'Bursa')).toEqual([
    'shop passed Bursa',
    'hub passed İstanbul',
    'hub here Colombo',
    'door ahead',
  ]);
});

test('several reports from one place are one stop, with the latest moment', () => {
  const stops = parcelRoad({ state: 'IN_TRANSIT', traces: traces('Colombo', 'Colombo', 'Kandy') });
  expect(stops.map(({ place }) => place)).toEqual(['Kandy', 'Colombo', undefined]);
  expect(stops[1]?.at).toBe('2026-05-09T08:00:00Z');
});

test('the van stands where it left from, and a report without a place is no stop', () => {
  expect(road('OUT_FOR_DELIVERY', null, 'Colombo', 'Kandy')).toEqual([
    'shop passed Kandy',
    'van here Colombo',
    'door ahead',
  ]);
});

test('delivered: everything is passed, it stands at the door', () => {
  expect(road('DELIVERED', 'Nugegoda', 'Kandy')).toEqual([
    'shop passed Kandy',
    'hub passed Nugegoda',
    'door here',
  ]);
});

test('without a report there is only the door', () => {
  expect(road('LABEL')).toEqual(['door ahead']);
});

test('a long road shows its last four places', () => {
  expect(road('IN_TRANSIT', 'F', 'E', 'D', 'C', 'B', 'A')).toEqual([
    'shop passed C',
    'hub passed D',
    'hub passed E',
    'hub here F',
    'door ahead',
  ]);
});
