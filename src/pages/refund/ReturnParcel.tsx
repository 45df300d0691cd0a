import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { refundMutations } from '#src/data/refunds/refunds.mutations.ts';
import { refundQueries } from '#src/data/refunds/refunds.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ReturnParcelForm } from '#src/design-system/forms/refund/ReturnParcelForm.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { useCountryCodes } from '#src/features/auth/use-country-codes.ts';
import { PicturesField } from '#src/features/pictures/PicturesField.tsx';
import { usePictures } from '#src/features/pictures/use-pictures.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';

const messages = defineMessages({
  pictures: {
    id: 'returnParcel.pictures',
    defaultMessage: 'A picture of the receipt',
    description: 'Heading of the pictures of a parcel that goes back',
  },
  optional: { id: 'returnParcel.optional', defaultMessage: 'Optional', description: 'Below the pictures' },
  saved: {
    id: 'returnParcel.saved',
    defaultMessage: 'Tracking number saved',
    description: 'Toast after entering or correcting the number',
  },
  wrong: {
    id: 'returnParcel.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Above the button when it failed; the words of the specification',
  },
});

/** With which parcel the goods go back, joined to the service; sent again before it arrives, it is a correction. */
export function ReturnParcel({ refund }: { refund: RefundDetail }) {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  const shop = useShop();
  const { refundSn, orderNumber, returnExpress } = refund;
  const couriers = useQuery(refundQueries.couriers(shop));
  const order = useQuery({ ...orderQueries.detail(shop, orderNumber), enabled: returnExpress === null });
  const codes = useCountryCodes();
  const pictures = usePictures('refund', `parcel.${refundSn}`);
  const sending = useMutation(refundMutations.sendExpress(shop, useQueryClient()));
  const { keyFor } = useIntentKeys();
  const again = () => void Promise.all([couriers.refetch(), order.refetch()]);
  if (couriers.isError || order.isError) return <LoadFailed onRetry={again} />;
  if (!couriers.data || (returnExpress === null && !order.data)) return <Skeleton className="h-48" />;
  const { error } = sending;
  const refused = error && (error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  return (
    <ReturnParcelForm
      couriers={couriers.data}
      parcel={returnExpress}
      codes={codes}
      mobile={order.data?.addr.mobile ?? ''}
      uploader={
        <PicturesField
          label={<FormattedMessage {...messages.pictures} />}
          hint={<FormattedMessage {...messages.optional} />}
          pictures={pictures}
        />
      }
      waiting={pictures.waiting}
      sending={sending.isPending}
      {...(refused && { refused })}
      faults={error instanceof Refusal ? (error.problem.fields ?? []) : []}
      onSend={(parcel) => {
        const body = { ...parcel, refundSn, pics: pictures.fileKeys };
        sending.mutate(
          { ...body, key: keyFor(JSON.stringify(body)) },
          {
            onSuccess: () => {
              pictures.forget();
              ui.say('success', formatMessage(messages.saved));
            },
            onError: (fault) => {
              if (isRefusal(fault, 'upload.unknown_file')) pictures.lose();
            },
          },
        );
      }}
    />
  );
}
