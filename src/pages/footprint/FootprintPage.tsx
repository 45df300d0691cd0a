import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { useGuestFootprint } from '#src/features/footprint/use-guest-footprint.ts';
import { useMemberFootprint } from '#src/features/footprint/use-member-footprint.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { Footprint } from './Footprint.tsx';
import { GuestNote } from './GuestNote.tsx';

const messages = defineMessages({
  title: {
    id: 'footprintPage.title',
    defaultMessage: 'Footprint',
    description: 'Heading of the products that were looked at',
  },
});

/** What the reader has looked at, day by day: a visitor's is kept by the browser, a member's by the service (S2.5). */
export function FootprintPage() {
  const { formatMessage } = useIntl();
  const { state } = useIdentity();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      {state === 'member' && <MemberFootprint />}
      {state === 'visitor' && <GuestFootprint />}
      {(state === 'unknown' || state === 'resuming') && <ProductGridSkeleton columns={5} />}
    </>
  );
}

function MemberFootprint() {
  return <Footprint list={useMemberFootprint()} />;
}

function GuestFootprint() {
  const list = useGuestFootprint();
  return (
    <>
      {list.items && list.items.length > 0 && <GuestNote />}
      <Footprint list={list} />
    </>
  );
}
