import type { FootprintItem } from '#openapi/schema.gen.ts';

/** Products by the day that they were looked at; days and products stay in their order. */
export function byDay(items: readonly FootprintItem[]): [day: string, items: FootprintItem[]][] {
  const days = new Map<string, FootprintItem[]>();
  for (const item of items) days.set(item.day, [...(days.get(item.day) ?? []), item]);
  return [...days];
}
