import type { Parcel } from '#openapi/schema.gen.ts';

/** Where a parcel is. */
export const parcelStates = [
  'LABEL',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'FAILED',
  'RETURNING',
] as const satisfies Parcel['state'][];
export type ParcelState = (typeof parcelStates)[number];

/** What can be reported of a parcel; NEWS is anything that moves it nowhere. */
export const scanWords = [
  'LABEL',
  'PICKED_UP',
  'IN_TRANSIT',
  'ARRIVED',
  'CUSTOMS',
  'OUT_FOR_DELIVERY',
  'FAILED',
  'REFUSED',
  'RETURNING',
  'DELIVERED',
  'NEWS',
] as const;
export type ScanWord = (typeof scanWords)[number];
