import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RefundPreview } from '#openapi/schema.gen.ts';
import { RefundTenders } from '../cards/RefundTenders.tsx';
import { moneyParts } from '../primitives/money-parts.ts';
import { Skeleton } from '../primitives/Skeleton.tsx';

const messages = defineMessages<{ title: {}; delivery: { amount: string }; choose: {} }>({
  title: {
    id: 'refundMoney.title',
    defaultMessage: 'What comes back at most',
    description: 'Heading of the amounts of a refund',
  },
  delivery: {
    id: 'refundMoney.delivery',
    defaultMessage:
      'With {amount} for delivery and insurance. It comes back only when everything goes back and the shop is at fault.',
    description: 'Below the amounts',
  },
  choose: {
    id: 'refundMoney.choose',
    defaultMessage: 'Choose a product, and the amount shows here.',
    description: 'In place of the amounts',
  },
});

type RefundMoneyProps = {
  /** Pieces are chosen. */
  asked: boolean;
  /** What the service says would come back; not there while it is asked. */
  preview: RefundPreview | undefined;
};

/** What would come back for the chosen pieces, and where. */
export function RefundMoney({ asked, preview }: RefundMoneyProps) {
  const intl = useIntl();
  return (
    <section aria-live="polite" className="grid gap-2.5 rounded-md bg-sunken px-3.5 py-3">
      <h3 className="text-sm font-semibold">
        <FormattedMessage {...messages.title} />
      </h3>
      {!asked && (
        <p className="text-base text-fg-2">
          <FormattedMessage {...messages.choose} />
        </p>
      )}
      {asked && !preview && <Skeleton className="h-5 rounded-sm" />}
      {asked && preview && (
        <>
          <RefundTenders
            tenders={[
              ...preview.tenders,
              ...(preview.coins > 0 ? [{ to: 'COINS' as const, coins: preview.coins }] : []),
            ]}
          />
          {preview.deliveryIncluded.amount > 0 && (
            <p className="text-sm text-fg-2">
              <FormattedMessage
                {...messages.delivery}
                values={{ amount: moneyParts(intl, preview.deliveryIncluded).plain }}
              />
            </p>
          )}
        </>
      )}
    </section>
  );
}
