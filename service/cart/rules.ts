import { linePiecesMax } from '#openapi/limits.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

/** Stock and availability of a SKU in one region, now. */
export type SkuFacts = {
  /** False when the SKU or its product has been withdrawn. */
  onShelf: boolean;
  soldInRegion: boolean;
  /** False while the shop is closed. */
  shopOpen: boolean;
  /** Pieces in stock. */
  stocks: number;
  /** Limit of pieces per shopper; null for none. */
  limitPerUser: number | null;
};

export type CartState = 'OK' | 'OUT_OF_STOCK' | 'OFF_SHELF' | 'NOT_IN_REGION' | 'SHOP_CLOSED' | 'OVER_LIMIT';

type PieceRefusal = keyof typeof states & RefusalCode;

/** Why `count` pieces cannot be bought now; undefined when they can. The first of several reasons, in the order of this function. */
export function pieceRefusal(sku: SkuFacts, count: number): PieceRefusal | undefined {
  if (!sku.onShelf) return 'sku.off_shelf';
  if (!sku.soldInRegion) return 'prod.not_in_region';
  if (!sku.shopOpen) return 'shop.closed';
  if (count > sku.stocks) return 'sku.out_of_stock';
  if (count > Math.min(sku.limitPerUser ?? linePiecesMax, linePiecesMax)) return 'sku.limit';
  return undefined;
}

const states = {
  'sku.off_shelf': 'OFF_SHELF',
  'prod.not_in_region': 'NOT_IN_REGION',
  'shop.closed': 'SHOP_CLOSED',
  'sku.out_of_stock': 'OUT_OF_STOCK',
  'sku.limit': 'OVER_LIMIT',
} as const satisfies Partial<Record<RefusalCode, CartState>>;

/** The state of a cart line with this reason, or with none (OK); only an OK line can be selected. */
export const cartStateOf = (refusal: PieceRefusal | undefined): CartState =>
  refusal ? states[refusal] : 'OK';
