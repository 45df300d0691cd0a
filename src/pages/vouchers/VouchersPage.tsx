import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { VoucherTypeTabs } from '#src/design-system/tabs/VoucherTypeTabs.tsx';
import { voucherLists, voucherSearch, voucherView } from '#src/domain/voucher/voucher-view.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { HeldVouchers } from './HeldVouchers.tsx';
import { VoucherBand } from './VoucherBand.tsx';
import { VouchersSkeleton } from './VouchersSkeleton.tsx';
import { VouchersToCollect } from './VouchersToCollect.tsx';

const messages = defineMessages({
  title: { id: 'vouchersPage.title', defaultMessage: 'Vouchers', description: 'Heading and browser title' },
  lists: {
    id: 'vouchersPage.lists',
    defaultMessage: 'Lists of vouchers',
    description: 'Name of the tabs',
  },
  collect: {
    id: 'vouchersPage.collect',
    defaultMessage: 'To collect',
    description: 'Tab: what everybody can collect',
  },
  collected: {
    id: 'vouchersPage.collected',
    defaultMessage: 'Collected',
    description: 'Tab: vouchers that the reader holds and can use',
  },
  used: { id: 'vouchersPage.used', defaultMessage: 'Used', description: 'Tab: vouchers of the past' },
  expired: {
    id: 'vouchersPage.expired',
    defaultMessage: 'Expired',
    description: 'Tab: vouchers of the past',
  },
});

/** What can be collected and what the reader holds, by state and kind, with the field for a promo code (S2.16, S3.18). */
export function VouchersPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const view = voucherView(search);
  const { list, scope } = view;
  const { data: counts } = useQuery({ ...voucherQueries.counts(useShop()), enabled: useIsMember() });
  const { data: open } = useInfiniteQuery(voucherQueries.list(useShop()));
  const known = { collect: open?.pages[0]?.total, collected: counts?.collected };
  const kindHref = (kind: typeof scope) => voucherSearch({ list, scope: kind });
  return (
    <div className="flex flex-col gap-4 pt-4 pb-10 nav:gap-5 nav:pt-6">
      <title>{formatMessage(messages.title)}</title>
      <VoucherBand title={<FormattedMessage {...messages.title} />} ready={counts?.collected} />
      <LinkTabs
        inPlace
        label={formatMessage(messages.lists)}
        current={list}
        tabs={voucherLists.map((one) => ({
          key: one,
          name: <FormattedMessage {...messages[one]} />,
          href: voucherSearch({ list: one, scope }),
          ...((one === 'collect' || one === 'collected') && { count: known[one] }),
        }))}
      />
      <VoucherTypeTabs
        current={scope ?? 'ALL'}
        hrefs={{
          ALL: kindHref(undefined),
          PRODUCT: kindHref('PRODUCT'),
          SHOP: kindHref('SHOP'),
          MALL: kindHref('MALL'),
        }}
        {...(list === 'collected' && { counts: counts?.byScope })}
      />
      <h2 className="sr-only" id="vouchers-list">
        <FormattedMessage {...messages[list]} />
      </h2>
      {list === 'collect' ? (
        <VouchersToCollect key={scope} scope={scope} labelledBy="vouchers-list" />
      ) : (
        <MembersOnly loading={<VouchersSkeleton />}>
          <HeldVouchers key={`${list}${scope}`} view={{ list, scope }} labelledBy="vouchers-list" />
        </MembersOnly>
      )}
    </div>
  );
}
