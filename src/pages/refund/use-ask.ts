import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { refundMutations } from '#src/data/refunds/refunds.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { type RefundAsked, type RefundValues, stillFitting } from '#src/domain/refund/refund-values.ts';
import { refundUrl } from '#src/domain/order/order-urls.ts';
import { usePictures } from '#src/features/pictures/use-pictures.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useIdentity } from '#src/state/use-identity.ts';

const messages = defineMessages({
  sent: {
    id: 'askRefund.sent',
    defaultMessage: 'Request sent',
    description: 'Toast after asking for money back',
  },
});

/**
 * Asking for money back: what was written outlives a reload and a lost session, one intent has one key, so that a second
 * press after a broken line asks nothing twice.
 */
export function useAsk({ orderNumber, items }: OrderDetail) {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const identity = useIdentity();
  const form = `refund.${identity.state === 'member' ? identity.userId : ''}.${orderNumber}`;
  const [kept] = useState(() => drafts.read<RefundValues>(form));
  const pictures = usePictures('refund', form);
  const asking = useMutation(refundMutations.apply(useShop(), useQueryClient()));
  const { keyFor } = useIntentKeys();
  const drop = () => {
    drafts.drop(form);
    pictures.forget();
  };
  return {
    /** What was written before, as far as it still fits. */
    before: kept && stillFitting(kept, items),
    /** Keeps what is written; nothing, where it is what the form started with. */
    keep: (values: RefundValues | undefined) => (values ? drafts.keep(form, values) : drafts.drop(form)),
    drop,
    pictures,
    applying: asking.isPending,
    error: asking.error,
    async apply(asked: RefundAsked) {
      const body = { ...asked, orderNumber, pics: pictures.fileKeys };
      try {
        const { refundSn } = await asking.mutateAsync({ ...body, key: keyFor(JSON.stringify(body)) });
        drop();
        ui.say('success', formatMessage(messages.sent));
        await navigate(refundUrl(refundSn), { replace: true });
      } catch (error) {
        // What it was, the form says; pictures that the service has lost can be sent again.
        if (isRefusal(error, 'upload.unknown_file')) pictures.lose();
      }
    },
  };
}
