import { Refusal } from '#service/domain/refusal.ts';

/** Which part of a list is asked for: pages count from 1. */
export type PageAsked = { current: number; size: number };

const deepestRecord = 10_000;

/** Refuses pages beyond the greatest depth (`page.too_deep`). */
export function checkDepth({ current, size }: PageAsked) {
  if (current * size > deepestRecord) throw new Refusal('page.too_deep');
}

export const pageOf = <T>(records: T[], total: number, { current, size }: PageAsked) => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
});
