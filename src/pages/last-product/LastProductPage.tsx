import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { FootprintItem } from '#openapi/schema.gen.ts';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useGuestFootprint } from '#src/features/footprint/use-guest-footprint.ts';
import { useMemberFootprint } from '#src/features/footprint/use-member-footprint.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useIdentity } from '#src/state/use-identity.ts';

const messages = defineMessages({
  title: {
    id: 'goodsPage.title',
    defaultMessage: 'Your last product',
    description: 'Browser title and hidden heading of a product link that names no product',
  },
});

/** A product link without a product (S2.7): opens what the reader looked at last, or says that there is none (Z8). */
export function LastProductPage() {
  const { formatMessage } = useIntl();
  const { state } = useIdentity();
  return (
    <div className="py-6">
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">
        <FormattedMessage {...messages.title} />
      </h1>
      {state === 'member' && <MemberLast />}
      {state === 'visitor' && <GuestLast />}
      {(state === 'unknown' || state === 'resuming') && <Waiting />}
    </div>
  );
}

function GuestLast() {
  return <Last items={useGuestFootprint().items ?? []} />;
}

function MemberLast() {
  const { items, isError, retry } = useMemberFootprint();
  if (items) return <Last items={items} />;
  return isError ? <LoadFailed onRetry={retry} /> : <Waiting />;
}

function Last({ items: [last] }: { items: readonly FootprintItem[] }) {
  const navigate = useNavigate();
  const prodId = last?.prodId;
  useEffect(() => {
    if (!prodId) return;
    // The product comes without the server, so none of its parts may wait for the reader's first touch.
    window.dispatchEvent(new Event('scroll'));
    void navigate(productUrl(prodId), { replace: true });
  }, [navigate, prodId]);
  return prodId ? <Waiting /> : <NotFoundState href={paths.home} />;
}

function Waiting() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <Skeleton className="aspect-square" />
      <Skeleton className="h-64" />
    </div>
  );
}
