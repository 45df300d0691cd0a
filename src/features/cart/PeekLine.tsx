import type { CartItem } from '#openapi/schema.gen.ts';
import { PieceRow } from '#src/design-system/cards/order/PieceRow.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';

type PeekLineProps = {
  line: Pick<CartItem, 'pic' | 'prodName' | 'prodNameLang' | 'skuName' | 'skuNameLang' | 'price'>;
  /** Pieces that have just been added; the line may hold more. */
  added: number;
};

/** The line of the cart that has just grown: what was added, and what a piece costs. */
export const PeekLine = ({ line, added }: PeekLineProps) => (
  <PieceRow piece={{ ...line, count: added }}>
    <Price value={line.price} size="sm" free />
  </PieceRow>
);
