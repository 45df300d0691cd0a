import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { VoucherTag } from '#src/design-system/cards/voucher/VoucherTag.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

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

/** Vouchers that are told beside the price; the rest is behind the button. */
const toldMost = 2;

type ProductOffersProps = {
  product: Pick<ProductDetail, 'prodId' | 'shopId' | 'voucherCount' | 'regionAvailable'>;
};

/** Below the price: the vouchers that are good for it, two in a few words and all in a sheet (S2.68). */
export function ProductOffers({ product }: ProductOffersProps) {
  const { prodId, shopId, voucherCount, regionAvailable } = product;
  const has = regionAvailable && voucherCount > 0;
  const [open, setOpen] = useState(false);
  const { data: vouchers = [] } = useQuery({
    ...voucherQueries.ofProduct(useShop(), { prodId, shopId }),
    enabled: has,
  });
  if (!has) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-2 short:w-auto">
      <span className="contents short:hidden">
        {vouchers.slice(0, toldMost).map((voucher) => (
          <VoucherTag key={voucher.couponId} voucher={voucher} />
        ))}
      </span>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hit flex w-fit items-center gap-0.5 text-sm font-semibold text-link hover:underline"
      >
        <FormattedMessage {...messages.vouchers} values={{ count: voucherCount }} />
        <ChevronRight aria-hidden className="size-4" />
      </button>
      {open && <ProductVouchers prodId={prodId} shopId={shopId} onClose={() => setOpen(false)} />}
    </div>
  );
}
