import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Courier, ReturnExpress, ReturnParcel } from '#openapi/schema.gen.ts';
import { mobileFault, phoneToSend } from '#src/domain/account/contact-checks.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { PhoneField } from '#src/design-system/primitives/form/PhoneField.tsx';
import { SelectField } from '#src/design-system/primitives/form/SelectField.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { codeIn } from '#src/domain/refund/refund-values.ts';

const messages = defineMessages<{
  courier: {};
  choose: {};
  number: {};
  hint: {};
  length: { min: number; max: number };
  mobile: {};
  countryCode: {};
  waiting: {};
  send: {};
  correct: {};
}>({
  courier: { id: 'returnParcelForm.courier', defaultMessage: 'Courier', description: 'Label' },
  choose: {
    id: 'returnParcelForm.choose',
    defaultMessage: 'Choose',
    description: 'First row of the courier services',
  },
  number: {
    id: 'returnParcelForm.number',
    defaultMessage: 'Tracking number',
    description: 'Label: the number on the receipt of the courier',
  },
  hint: {
    id: 'returnParcelForm.hint',
    defaultMessage: 'On the receipt, below the barcode. You can correct it until the shop has the parcel.',
    description: 'Below the parcel number',
  },
  length: {
    id: 'returnParcelForm.length',
    defaultMessage: 'Enter {min, number} to {max, number} characters',
    description: 'The parcel number is too short or too long',
  },
  mobile: { id: 'returnParcelForm.mobile', defaultMessage: 'Mobile number', description: 'Label' },
  countryCode: {
    id: 'returnParcelForm.countryCode',
    defaultMessage: 'Country code',
    description: 'Label of the list of codes',
  },
  waiting: {
    id: 'returnParcelForm.waiting',
    defaultMessage: 'Some pictures are still uploading, or failed. Wait, or send them again.',
    description: 'Above the button when the number is sent too early',
  },
  send: { id: 'returnParcelForm.send', defaultMessage: 'Save number', description: 'Button' },
  correct: {
    id: 'returnParcelForm.correct',
    defaultMessage: 'Correct the number',
    description: 'Button, when a number was sent before',
  },
});

const numberMin = 4;
const numberMax = 60;

type ReturnParcelFormProps = {
  couriers: readonly Courier[];
  /** What was sent before: this is a correction. */
  parcel: ReturnParcel | null;
  /** Country codes for the number, as a phone field takes them. */
  codes: ComponentProps<typeof PhoneField>['codes'];
  /** How the buyer is reached, with the padded code. */
  mobile: string;
  /** Takes up to five pictures, by itself. */
  uploader?: ReactNode;
  /** Some of them are on their way, or failed. */
  waiting?: boolean;
  onSend: (parcel: Omit<ReturnExpress, 'refundSn' | 'pics'>) => void;
  sending: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
  /** What the service found wrong, by JSON pointer. */
  faults: readonly { field: string; desc: string }[];
};

/** With which parcel the goods go back; sent again it is a correction. */
export function ReturnParcelForm(props: ReturnParcelFormProps) {
  const { couriers, parcel, codes, uploader, waiting = false, onSend, sending, refused, faults } = props;
  const { formatMessage } = useIntl();
  const known = parcel?.mobile ?? props.mobile;
  const [code, setCode] = useState(codeIn(known));
  const [tried, setTried] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      dvyId: String(parcel?.dvyId ?? ''),
      expressNo: parcel?.expressNo ?? '',
      mobile: known.slice(4),
    },
    mode: 'onTouched',
  });
  const needed = formatMessage(contactMessages.required);
  const faultAt = (name: 'dvyId' | 'expressNo' | 'mobile') =>
    formState.errors[name]?.message ?? faults.find(({ field }) => field.split('/').includes(name))?.desc;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 md:grid-cols-2"
      onSubmit={(event) => {
        setTried(true);
        void handleSubmit(({ dvyId, expressNo, mobile }) => {
          if (waiting) return;
          onSend({ dvyId: Number(dvyId), expressNo: expressNo.trim(), mobile: phoneToSend(code, mobile) });
        })(event);
      }}
    >
      <SelectField
        label={<FormattedMessage {...messages.courier} />}
        prompt={formatMessage(messages.choose)}
        options={couriers.map(({ dvyId, dvyName }) => ({ value: dvyId, name: dvyName }))}
        error={faultAt('dvyId')}
        {...register('dvyId', { validate: (value) => value !== '' || needed })}
      />
      <TextField
        label={<FormattedMessage {...messages.number} />}
        hint={<FormattedMessage {...messages.hint} />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={faultAt('expressNo')}
        {...register('expressNo', {
          validate: (value) => {
            const { length } = value.trim();
            if (length === 0) return needed;
            return (
              (length >= numberMin && length <= numberMax) ||
              formatMessage(messages.length, { min: numberMin, max: numberMax })
            );
          },
        })}
      />
      <PhoneField
        label={<FormattedMessage {...messages.mobile} />}
        codeLabel={formatMessage(messages.countryCode)}
        codes={codes}
        code={code}
        onCode={setCode}
        error={faultAt('mobile')}
        {...register('mobile', {
          validate: (value) => {
            const fault = mobileFault(code, value);
            return fault ? formatMessage(contactMessages[fault]) : true;
          },
        })}
      />
      {uploader && <div className="md:col-span-2">{uploader}</div>}
      <div className="grid gap-3 md:col-span-2">
        {tried && waiting && (
          <Alert tone="danger">
            <FormattedMessage {...messages.waiting} />
          </Alert>
        )}
        {refused && (
          <Alert tone="danger">
            <bdi className="wrap-anywhere">{refused}</bdi>
          </Alert>
        )}
        <Button type="submit" busy={sending} className="md:justify-self-end">
          <FormattedMessage {...messages[parcel ? 'correct' : 'send']} />
        </Button>
      </div>
    </form>
  );
}
