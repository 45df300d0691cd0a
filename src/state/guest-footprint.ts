import type { FootprintItem, ProductSummary } from '#openapi/schema.gen.ts';
import { calendarDay } from '../domain/calendar-day.ts';
import { guestFootprintMax } from '../domain/limits.ts';
import type { Shelf } from './storage.ts';

const key = 'mall.footprint';

/** A product as a visitor saw it, in a region that has it or not, at a moment (ms since 1970). */
export type GuestVisit = { product: ProductSummary; regionId: number; available: boolean; at: number };

/** What a visitor has looked at in this browser: the latest first, each product once a day, a hundred at most (Z30). */
export type GuestFootprint = {
  all(): readonly GuestVisit[];
  /** Those of a region, as a signed-in reader would get them; `browseLogId` is the moment of the visit. */
  items(regionId: number): FootprintItem[];
  record(visit: GuestVisit): void;
  /** Takes out the visits of these moments. */
  remove(moments: readonly number[]): void;
  /** Puts visits back that were taken out. */
  putBack(visits: readonly GuestVisit[]): void;
  clear(): void;
};

function isVisit(one: unknown): one is GuestVisit {
  const { product, regionId, at } = (one ?? {}) as Partial<GuestVisit>;
  return [product?.prodId, regionId, at].every(Number.isSafeInteger);
}

export function guestFootprint(shelf: Shelf): GuestFootprint {
  const all = () => {
    const stored = shelf.read<unknown>(key);
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  };
  const keep = (visits: readonly GuestVisit[]) =>
    void shelf.write(key, visits.toSorted((a, b) => b.at - a.at).slice(0, guestFootprintMax));
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
    clear: () => shelf.remove(key),
  };
}
