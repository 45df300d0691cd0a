import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail, RefundQuestion } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { refundQueries } from '#src/data/refunds/refunds.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { KeptDraft } from '#src/design-system/primitives/form/KeptDraft.tsx';
import { refundValues } from '#src/domain/refund/refund-values.ts';
import { RefundForm } from '#src/design-system/forms/refund/RefundForm.tsx';
import { refundUrl } from '#src/domain/order/order-urls.ts';
import { useCountryCodes } from '#src/features/auth/use-country-codes.ts';
import { PicturesField } from '#src/features/pictures/PicturesField.tsx';
import { useAsk } from './use-ask.ts';

const messages = defineMessages({
  pictures: { id: 'askForm.pictures', defaultMessage: 'Pictures', description: 'Heading of the pictures' },
  picturesHint: {
    id: 'askForm.picturesHint',
    defaultMessage: 'Up to five. Show the whole product and the fault.',
    description: 'Below the pictures',
  },
  wrong: {
    id: 'askForm.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Above the button when it failed; the words of the specification',
  },
});

type AskFormProps = {
  order: OrderDetail;
  /** The product that the reader came from. */
  orderItemId: number | undefined;
};

/** The form that asks for money back, joined to the service: its preview, its pictures, its answer. */
export function AskForm({ order, orderItemId }: AskFormProps) {
  const { formatMessage } = useIntl();
  const { orderNumber, items } = order;
  const fresh = refundValues(items, orderItemId, order.addr.mobile);
  const { before, keep, drop, pictures, apply, applying, error } = useAsk(order);
  const [start, setStart] = useState(before);
  const [round, setRound] = useState(0);
  const [question, setQuestion] = useState<Omit<RefundQuestion, 'orderNumber'>>();
  const shop = useShop();
  const preview = useQuery({
    ...refundQueries.preview(shop, { orderNumber, items: [], applyType: 'RETURN_REFUND', ...question }),
    enabled: question !== undefined,
    placeholderData: (known) => known,
  });
  const codes = useCountryCodes();
  const refused = error ?? preview.error;
  const said = refused && (refused instanceof Refusal ? refused.message : formatMessage(messages.wrong));
  return (
    <div className="grid grid-cols-1 gap-4">
      {start && (
        <KeptDraft
          onDrop={() => {
            drop();
            setStart(undefined);
            setRound(round + 1);
          }}
        />
      )}
      <RefundForm
        key={round}
        items={items}
        values={start ?? fresh}
        onValues={(values) => keep(JSON.stringify(values) === JSON.stringify(fresh) ? undefined : values)}
        codes={codes}
        onQuestion={setQuestion}
        preview={preview.data}
        refundHrefOf={refundUrl}
        uploader={
          <PicturesField
            label={<FormattedMessage {...messages.pictures} />}
            hint={<FormattedMessage {...messages.picturesHint} />}
            pictures={pictures}
          />
        }
        waiting={pictures.waiting}
        onApply={(asked) => void apply(asked)}
        applying={applying}
        {...(said && { refused: said })}
        faults={error instanceof Refusal ? (error.problem.fields ?? []) : []}
      />
    </div>
  );
}
