import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Courier, ReturnExpress, ReturnParcel } from '#openapi/schema.gen.ts';
import { type FieldFault, faultOf } from '#src/domain/field-fault.ts';
import { phoneToSend } from '#src/domain/account/contact-checks.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { SelectField } from '#src/design-system/primitives/form/SelectField.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { ContactField } from '#src/design-system/forms/account/ContactField.tsx';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { useMobileCheck } from '#src/design-system/forms/account/use-mobile-check.ts';
import { refundFormMessages } from './refund-form-messages.ts';
import { codeIn } from '#src/domain/refund/refund-values.ts';

const messages = defineMessages<{
  courier: {};
  choose: {};
  number: {};
  hint: {};
  length: { min: number; max: number };
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
  codes: ComponentProps<typeof ContactField>['codes'];
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
  faults: readonly FieldFault[];
};

/** With which parcel the goods go back; sent again it is a correction. */
export function ReturnParcelForm(props: ReturnParcelFormProps) {
  const { couriers, parcel, codes, uploader, waiting = false, onSend, sending, refused, faults } = props;
  const { formatMessage } = useIntl();
  const checkMobile = useMobileCheck();
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
    formState.errors[name]?.message ?? faultOf(faults, name);
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
      <ContactField
        kind="mobile"
        codes={codes}
        code={code}
        onCode={setCode}
        error={faultAt('mobile')}
        {...register('mobile', { validate: (value) => checkMobile(code, value) })}
      />
      {uploader && <div className="md:col-span-2">{uploader}</div>}
      <div className="grid gap-3 md:col-span-2">
        {tried && waiting && (
          <Alert tone="danger">
            <FormattedMessage {...refundFormMessages.waiting} />
          </Alert>
        )}
        <RefusedAlert>{refused}</RefusedAlert>
        <Button type="submit" busy={sending} className="md:justify-self-end">
          <FormattedMessage {...messages[parcel ? 'correct' : 'send']} />
        </Button>
      </div>
    </form>
  );
}
