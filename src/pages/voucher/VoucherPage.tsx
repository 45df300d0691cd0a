import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { readListing } from '#src/domain/listing/listing.ts';
import { paths, trailingId } from '#src/domain/urls.ts';
import { ListingPages } from '#src/features/listing/ListingPages.tsx';
import { useKnownVoucher } from './use-known-voucher.ts';
import { ListedVoucher } from './ListedVoucher.tsx';

const messages = defineMessages<{
  vouchers: {};
  voucher: {};
  products: {};
  title: {};
  count: { count: number };
}>({
  vouchers: {
    id: 'voucherPage.vouchers',
    defaultMessage: 'Vouchers',
    description: 'First step of the breadcrumb',
  },
  voucher: {
    id: 'voucherPage.voucher',
    defaultMessage: 'The voucher',
    description: 'Heading of the voucher, for a screen reader',
  },
  products: {
    id: 'voucherPage.products',
    defaultMessage: 'Products',
    description: 'Heading of the products that a voucher is for, for a screen reader',
  },
  title: {
    id: 'voucherPage.title',
    defaultMessage: 'Use the voucher here',
    description: 'Heading of the products that a voucher is for',
  },
  count: {
    id: 'voucherPage.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'Below the heading',
  },
});

/** The products that a voucher can be used for, below the voucher itself where it is known. */
export function VoucherPage() {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const couponId = trailingId(useParams().couponId) ?? 0;
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(voucherQueries.products(shop, couponId, readListing(search).page));
  const voucher = useKnownVoucher(couponId);
  const title = formatMessage(messages.title);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="pt-4 max-nav:hidden">
        <Breadcrumb
          steps={[{ name: formatMessage(messages.vouchers), href: paths.vouchers }, { name: title }]}
        />
      </div>
      <PageHeading
        title={title}
        note={data.total > 0 && <FormattedMessage {...messages.count} values={{ count: data.total }} />}
      />
      {voucher && (
        <>
          <h2 className="sr-only">
            <FormattedMessage {...messages.voucher} />
          </h2>
          <ListedVoucher voucher={voucher} />
        </>
      )}
      <h2 className="sr-only">
        <FormattedMessage {...messages.products} />
      </h2>
      {data.records.length > 0 ? (
        <ListingPages products={data.records} total={data.total} pages={data.pages} />
      ) : (
        <EmptyList />
      )}
    </>
  );
}
