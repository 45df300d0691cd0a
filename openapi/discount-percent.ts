/**
 * What a badge says of a lowered price: by how many whole per cent it fell, half up; null when that is nothing. Both
 * amounts are minor units of one currency. Service and storefront have no other way to it.
 */
export function discountPercent(price: number, before: number | null | undefined): number | null {
  if (!before || before <= price) return null;
  return Math.floor((200 * (before - price) + before) / (2 * before)) || null;
}
