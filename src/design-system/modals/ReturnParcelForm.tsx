import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Courier, Region, ReturnAddress, ReturnExpress, ReturnParcel } from '#openapi/schema.gen.ts';
import { mobileFault, phoneToSend } from '#src/domain/identity.ts';
import { ReturnAddressCard } from '../cards/ReturnAddressCard.tsx';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { PhoneField } from '../primitives/PhoneField.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { identityMessages } from './identity-messages.ts';

const messages = defineMessages<{
  courier: {};
  choose: {};
  number: {};
  length: { min: number; max: number };
  mobile: {};
  countryCode: {};
  send: {};
}>({
  courier: { id: 'returnParcelForm.courier', defaultMessage: 'Courier service', description: 'Label' },
  choose: {
    id: 'returnParcelForm.choose',
    defaultMessage: 'Choose',
    description: 'First row of the courier services',
  },
  number: {
    id: 'returnParcelForm.number',
    defaultMessage: 'Parcel number',
    description: 'Label: the number on the receipt of the courier',
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
  send: { id: 'returnParcelForm.send', defaultMessage: 'Send parcel number', description: 'Button' },
});

const numberMin = 4;
const numberMax = 60;

type ReturnParcelFormProps = {
  /** Where the goods go. */
  address: ReturnAddress | null;
  couriers: readonly Courier[];
  /** What was sent before: this is a correction. */
  parcel: ReturnParcel | null;
  region: Region;
  /** How the buyer is reached, with the padded code. */
  mobile: string;
  /** Takes up to five pictures, by itself. */
  uploader?: ReactNode;
  onSend: (parcel: Omit<ReturnExpress, 'refundSn' | 'pics'>) => void;
  sending: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
  /** What the service found wrong, by JSON pointer. */
  faults: readonly { field: string; desc: string }[];
};

/** With which parcel the goods go back; sent again it is a correction. */
export function ReturnParcelForm(props: ReturnParcelFormProps) {
  const { address, couriers, parcel, region, uploader, onSend, sending, refused, faults } = props;
  const { formatMessage } = useIntl();
  const [code, setCode] = useState(region.phoneCode);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      dvyId: String(parcel?.dvyId ?? ''),
      expressNo: parcel?.expressNo ?? '',
      mobile: (parcel?.mobile ?? props.mobile).slice(4),
    },
    mode: 'onTouched',
  });
  const needed = formatMessage(identityMessages.required);
  const faultAt = (name: 'dvyId' | 'expressNo' | 'mobile') =>
    formState.errors[name]?.message ?? faults.find(({ field }) => field.split('/').includes(name))?.desc;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ dvyId, expressNo, mobile }) =>
          onSend({
            dvyId: Number(dvyId),
            expressNo: expressNo.trim(),
            mobile: phoneToSend(code, mobile),
          }),
        )(event)
      }
    >
      {address && <ReturnAddressCard address={address} />}
      <SelectField
        label={<FormattedMessage {...messages.courier} />}
        prompt={formatMessage(messages.choose)}
        options={couriers.map(({ dvyId, dvyName }) => ({ value: dvyId, name: dvyName }))}
        error={faultAt('dvyId')}
        {...register('dvyId', { validate: (value) => value !== '' || needed })}
      />
      <TextField
        label={<FormattedMessage {...messages.number} />}
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
        codes={[{ key: region.phoneCode, name: `${region.regionName} (+${region.phoneCode})` }]}
        code={code}
        onCode={setCode}
        error={faultAt('mobile')}
        {...register('mobile', {
          validate: (value) => {
            const fault = mobileFault(code, value);
            return fault ? formatMessage(identityMessages[fault]) : true;
          },
        })}
      />
      {uploader}
      {refused && (
        <Alert tone="danger">
          <bdi className="wrap-anywhere">{refused}</bdi>
        </Alert>
      )}
      <Button type="submit" size="xl" busy={sending}>
        <FormattedMessage {...messages.send} />
      </Button>
    </form>
  );
}
