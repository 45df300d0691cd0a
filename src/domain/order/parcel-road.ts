import type { Parcel } from '#openapi/schema.gen.ts';

/** A place of a parcel's road: passed, where it stands, or still ahead. */
export type Stop = {
  kind: 'shop' | 'hub' | 'van' | 'door';
  state: 'passed' | 'here' | 'ahead';
  /** As the courier names it; nothing of the reader's own door. */
  place?: string;
  /** When it was there last, a moment in UTC. */
  at?: string;
};

/** Places that stand before the door: more do not fit beside each other. */
const placesMax = 4;

/** The road of a parcel, from where it came to the reader's door: its places in their order, each once. */
export function parcelRoad({ traces, state }: Pick<Parcel, 'traces' | 'state'>): Stop[] {
  const places: { place: string; at: string }[] = [];
  for (const { location, time } of traces.toReversed()) {
    const last = places.at(-1);
    if (!location) continue;
    if (last?.place === location) last.at = time;
    else places.push({ place: location, at: time });
  }
  const delivered = state === 'DELIVERED';
  const shown = places.slice(-placesMax);
  const stops = shown.map(({ place, at }, index): Stop => {
    const last = index === shown.length - 1;
    const kind = last && state === 'OUT_FOR_DELIVERY' ? 'van' : index === 0 ? 'shop' : 'hub';
    return { kind, state: last && !delivered ? 'here' : 'passed', place, at };
  });
  const door: Stop = delivered
    ? { kind: 'door', state: 'here', at: traces[0]?.time }
    : { kind: 'door', state: 'ahead' };
  return [...stops, door];
}
