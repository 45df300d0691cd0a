import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CancelReason, OrderCancel } from '#openapi/schema.gen.ts';
import { cancelReasonHelp, cancelReasonMessages } from '../cards/cancel-reason-messages.ts';
import { RefundTenders } from '../cards/RefundTenders.tsx';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { RadioGroup } from '../primitives/RadioGroup.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { identityMessages } from './identity-messages.ts';

const messages = defineMessages<{
  reason: {};
  note: {};
  tooLong: { max: number };
  back: {};
  unpaid: {};
  vouchers: {};
  cancel: {};
}>({
  reason: { id: 'cancelForm.reason', defaultMessage: 'Reason', description: 'Name of the list of reasons' },
  note: {
    id: 'cancelForm.note',
    defaultMessage: 'A word to the shop (optional)',
    description: 'Label of a text',
  },
  tooLong: {
    id: 'cancelForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The text is too long',
  },
  back: { id: 'cancelForm.back', defaultMessage: 'What comes back', description: 'Heading of the amounts' },
  unpaid: {
    id: 'cancelForm.unpaid',
    defaultMessage: 'You have not paid anything yet, so nothing comes back.',
    description: 'In place of the amounts',
  },
  vouchers: {
    id: 'cancelForm.vouchers',
    defaultMessage: 'Vouchers that are still valid can be used again.',
    description: 'Below the amounts',
  },
  cancel: { id: 'cancelForm.cancel', defaultMessage: 'Cancel order', description: 'Button' },
});

const reasons = Object.keys(cancelReasonMessages) as CancelReason[];
const noteMax = 200;

type CancelFormProps = {
  /** What would come back and where; empty when nothing was paid. */
  back: ComponentProps<typeof RefundTenders>['tenders'];
  /** Vouchers were used. */
  vouchers?: boolean;
  onCancel: (cancel: OrderCancel) => void;
  cancelling: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
};

/** Why an order is not wanted (S3.15, S9.16–S9.21), and what comes back. */
export function CancelForm({ back, vouchers = false, onCancel, cancelling, refused }: CancelFormProps) {
  const { formatMessage } = useIntl();
  const { register, handleSubmit, watch, setValue, formState } = useForm<{
    reason: CancelReason | '';
    note: string;
  }>({ defaultValues: { reason: '', note: '' }, mode: 'onTouched' });
  const { errors } = formState;
  register('reason', { validate: (value) => value !== '' || formatMessage(identityMessages.required) });
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ reason, note }) => {
          if (reason !== '') onCancel({ reason, ...(note.trim() && { note: note.trim() }) });
        })(event)
      }
    >
      <RadioGroup
        label={<FormattedMessage {...messages.reason} />}
        hideLabel
        options={reasons.map((value) => ({
          value,
          name: <FormattedMessage {...cancelReasonMessages[value]} />,
          note: value in cancelReasonHelp && (
            <FormattedMessage {...cancelReasonHelp[value as keyof typeof cancelReasonHelp]} />
          ),
        }))}
        value={watch('reason')}
        onChange={(value) => setValue('reason', value as CancelReason, { shouldValidate: true })}
        error={errors.reason?.message}
      />
      <TextArea
        label={<FormattedMessage {...messages.note} />}
        className="min-h-20!"
        counted={{ length: [...watch('note')].length, max: noteMax }}
        error={errors.note?.message}
        {...register('note', {
          validate: (value) =>
            [...value.trim()].length <= noteMax || formatMessage(messages.tooLong, { max: noteMax }),
        })}
      />
      <section className="grid gap-2.5 rounded-md bg-sunken px-3.5 py-3">
        <h3 className="text-sm font-semibold">
          <FormattedMessage {...messages.back} />
        </h3>
        {back.length > 0 ? (
          <RefundTenders tenders={back} />
        ) : (
          <p className="text-base text-fg-2">
            <FormattedMessage {...messages.unpaid} />
          </p>
        )}
        {vouchers && (
          <p className="text-sm text-fg-2">
            <FormattedMessage {...messages.vouchers} />
          </p>
        )}
      </section>
      {refused && (
        <Alert tone="danger">
          <bdi className="wrap-anywhere">{refused}</bdi>
        </Alert>
      )}
      <Button type="submit" size="xl" busy={cancelling}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </form>
  );
}
