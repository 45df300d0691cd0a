import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CancelReason, OrderCancel } from '#openapi/schema.gen.ts';
import {
  cancelReasonHelp,
  cancelReasonMessages,
} from '#src/design-system/cards/order/cancel-reason-messages.ts';
import { FieldError } from '#src/design-system/primitives/form/FieldError.tsx';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import { TextArea } from '#src/design-system/primitives/form/TextArea.tsx';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';

const messages = defineMessages<{ reason: {}; note: {}; tooLong: { max: number } }>({
  reason: { id: 'cancelForm.reason', defaultMessage: 'Why?', description: 'Above the reasons to cancel' },
  note: {
    id: 'cancelForm.note',
    defaultMessage: 'Note to the shop (optional)',
    description: 'Label of a text',
  },
  tooLong: {
    id: 'cancelForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The text is too long',
  },
});

const reasons = Object.keys(cancelReasonMessages) as CancelReason[];
const noteMax = 200;

type CancelFormProps = {
  /** The button that sends it stands beside what comes back, and names this. */
  id: string;
  onCancel: (cancel: OrderCancel) => void;
};

/** Why an order is not wanted (S3.15, S9.16–S9.21), and a word to the shop. */
export function CancelForm({ id, onCancel }: CancelFormProps) {
  const { formatMessage } = useIntl();
  const { register, handleSubmit, watch, formState } = useForm<{ reason: CancelReason | null; note: string }>(
    {
      defaultValues: { reason: null, note: '' },
      mode: 'onTouched',
    },
  );
  const { errors } = formState;
  const wrong = `${id}-wrong`;
  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ reason, note }) => {
          if (reason) onCancel({ reason, ...(note.trim() && { note: note.trim() }) });
        })(event)
      }
    >
      <fieldset className="min-w-0" aria-describedby={errors.reason && wrong}>
        <legend className="mb-3.5 text-h3">
          <FormattedMessage {...messages.reason} />
        </legend>
        <div className="grid gap-2.5 md:grid-cols-2">
          {reasons.map((value) => (
            <RadioCard
              key={value}
              value={value}
              title={<FormattedMessage {...cancelReasonMessages[value]} />}
              note={
                value in cancelReasonHelp && (
                  <FormattedMessage {...cancelReasonHelp[value as keyof typeof cancelReasonHelp]} />
                )
              }
              {...register('reason', {
                validate: (chosen) => chosen !== null || formatMessage(contactMessages.required),
              })}
            />
          ))}
        </div>
        {errors.reason?.message && <FieldError id={wrong}>{errors.reason.message}</FieldError>}
      </fieldset>
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
    </form>
  );
}
