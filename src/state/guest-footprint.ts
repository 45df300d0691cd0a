import type { FootprintItem, ProductSummary } from '#openapi/schema.gen.ts';
import { calendarDay } from '../domain/calendar-day.ts';
import { guestFootprintMax } from '../domain/limits.ts';
import type { KeyValueStorage } from './storage.ts';

const key = 'mall.footprint';

/** A visit of a product page by a visitor: product, region and time (ms since 1970). */
type GuestVisit = { product: ProductSummary; regionId: number; available: boolean; at: number };

/** What a visitor has looked at in this browser: the latest first, each product once a day, a hundred at most (Z30). */
export type GuestFootprint = {
  all(): readonly GuestVisit[];
  /** The visits in a region, in the form that the service gives to members; `browseLogId` is the time of the visit. */
  items(regionId: number): FootprintItem[];
  record(visit: GuestVisit): void;
  /** Removes the visits with these times (ms since 1970). */
  remove(moments: readonly number[]): void;
  /** Restores removed visits. */
  putBack(visits: readonly GuestVisit[]): void;
  clear(): void;
};

function isVisit(one: unknown): one is GuestVisit {
  const { product, regionId, at } = (one ?? {}) as Partial<GuestVisit>;
  return [product?.prodId, regionId, at].every(Number.isSafeInteger);
}

export function guestFootprint(storage: KeyValueStorage): GuestFootprint {
  const all = () => {
    const stored = storage.read<unknown>(key);
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  };
  const keep = (visits: readonly GuestVisit[]) =>
    void storage.write(key, visits.toSorted((a, b) => b.at - a.at).slice(0, guestFootprintMax));
  const sameDay = (one: GuestVisit, other: GuestVisit) =>
    one.product.prodId === other.product.prodId &&
    one.regionId === other.regionId &&
    calendarDay(one.at) === calendarDay(other.at);
  return {
    all,
    items: (regionId) =>
      all()
        .filter((visit) => visit.regionId === regionId)
        .map(({ product, available, at }) => ({
          ...product,
          browseLogId: at,
          browseTime: new Date(at).toISOString(),
          day: calendarDay(at),
          available,
          offShelf: false,
        })),
    record: (visit) => keep([visit, ...all().filter((other) => !sameDay(visit, other))]),
    remove: (moments) => keep(all().filter(({ at }) => !moments.includes(at))),
    putBack: (visits) => keep([...visits, ...all()]),
    clear: () => storage.remove(key),
  };
}
