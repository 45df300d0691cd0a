import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { PriceGroupLine } from '#src/design-system/cards/PriceGroupLine.tsx';
import { onDemand } from '#src/state/sleeping.tsx';

const messages = defineMessages<{ vouchers: { count: number } }>({
  vouchers: {
    id: 'productOffers.vouchers',
    defaultMessage: '{count, plural, one {# voucher} other {# vouchers}}',
    description: 'Button below the price: opens the vouchers of the product',
  },
});

const ProductVouchers = onDemand(
  async () => (await import('#src/features/vouchers/ProductVouchers.tsx')).ProductVouchers,
);

type ProductOffersProps = {
  product: Pick<ProductDetail, 'prodId' | 'shopId' | 'voucherCount' | 'groupBuy' | 'regionAvailable'>;
};

/** Below the price: what a group pays for it, and the vouchers that are good for it (S2.68). */
export function ProductOffers({ product }: ProductOffersProps) {
  const { prodId, shopId, voucherCount, groupBuy, regionAvailable } = product;
  const [open, setOpen] = useState(false);
  if (!regionAvailable) return null;
  return (
    <>
      {groupBuy && <PriceGroupLine groupBuy={groupBuy} />}
      {voucherCount > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="hit flex w-fit items-center gap-0.5 text-sm font-semibold text-link hover:underline"
        >
          <FormattedMessage {...messages.vouchers} values={{ count: voucherCount }} />
          <ChevronRight aria-hidden className="size-4" />
        </button>
      )}
      {open && (
        <ProductVouchers
          prodId={prodId}
          shopId={shopId}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}
