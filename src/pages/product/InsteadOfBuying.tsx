import { lazy, Suspense } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { wantedCode } from '#src/domain/late-code.ts';

const messages = defineMessages({
  similar: {
    id: 'insteadOfBuying.similar',
    defaultMessage: 'See similar',
    description:
      'Way to the products like this one, further down the same page; beside "Tell me when it is back"',
  },
});

const TellMe = lazy(() =>
  wantedCode(async () => ({ default: (await import('#src/features/stock-watches/TellMe.tsx')).TellMe })),
);

type InsteadOfBuyingProps = {
  /** The variant that is sold out; null where it will not come back. */
  skuId: number | null;
};

/** What can be done about a variant that cannot be bought: to be told when it is back, and to look at others like it. */
export function InsteadOfBuying({ skuId }: InsteadOfBuyingProps) {
  return (
    <>
      {skuId !== null && (
        <Suspense fallback={<Skeleton className="min-h-13 flex-1 rounded-md" />}>
          <TellMe key={skuId} skuId={skuId} size="xl" />
        </Suspense>
      )}
      <LinkButton
        tone="outline"
        size="xl"
        to={{ hash: '#similar' }}
        className="min-w-0 flex-1 max-nav:px-2! max-nav:text-base!"
      >
        <FormattedMessage {...messages.similar} />
      </LinkButton>
    </>
  );
}
