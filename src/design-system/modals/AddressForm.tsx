import { type ClipboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Address, AddressInput, Area, Region } from '#openapi/schema.gen.ts';
import { mobileFault } from '#src/domain/identity.ts';
import { addressMax } from '#src/domain/limits.ts';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { PhoneField } from '../primitives/PhoneField.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { type AddressValues, inputOf, valuesOf } from './address-values.ts';
import { AreaFields } from './AreaFields.tsx';
import { identityMessages } from './identity-messages.ts';
import { pastedAddress } from './pasted-address.ts';

const messages = defineMessages<{
  receiver: {};
  addr: {};
  tooLong: { max: number };
  postCode: {};
  optional: {};
  mobile: {};
  altMobile: {};
  countryCode: {};
  byDefault: {};
  save: {};
  faulty: {};
}>({
  receiver: { id: 'addressForm.receiver', defaultMessage: 'Contact name', description: 'Label' },
  addr: { id: 'addressForm.addr', defaultMessage: 'Address', description: 'Label: street and house' },
  tooLong: {
    id: 'addressForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The address line is too long (S5.20)',
  },
  postCode: { id: 'addressForm.postCode', defaultMessage: 'Zip code', description: 'Label' },
  optional: { id: 'addressForm.optional', defaultMessage: 'Optional', description: 'Beside a label' },
  mobile: { id: 'addressForm.mobile', defaultMessage: 'Mobile number', description: 'Label' },
  altMobile: { id: 'addressForm.altMobile', defaultMessage: 'Alternative number', description: 'Label' },
  countryCode: {
    id: 'addressForm.countryCode',
    defaultMessage: 'Country code',
    description: 'Label of the list of codes',
  },
  byDefault: { id: 'addressForm.byDefault', defaultMessage: 'Use by default', description: 'Checkbox' },
  save: { id: 'addressForm.save', defaultMessage: 'Save', description: 'Button' },
  faulty: {
    id: 'addressForm.faulty',
    defaultMessage: 'Oops! It looks like you missed a few fields or entered invalid data.',
    description: 'Above the button when something is missing; the words of the specification (S5.26)',
  },
});

type AddressFormProps = {
  region: Region;
  address?: Address;
  areas: (parentId: number) => Promise<Area[]>;
  onSave: (address: AddressInput) => Promise<void>;
  saving: boolean;
  faults: readonly { field: string; desc: string }[];
};

const receiverMax = 60;
const postCodeMax = 12;

/** Who, where, and how to reach them; each refusal stands at its field. */
export function AddressForm({ region, address, areas, onSave, saving, faults }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState(region.phoneCode);
  const { register, handleSubmit, watch, getValues, setValue, formState } = useForm<AddressValues>({
    defaultValues: valuesOf(address),
    mode: 'onTouched',
  });
  const { errors, submitCount } = formState;
  const needed = formatMessage(identityMessages.required);
  const faultAt = (name: keyof AddressValues) =>
    errors[name]?.message ?? faults.find(({ field }) => field.split('/').includes(name))?.desc;
  const phone = (value: string) => {
    const fault = mobileFault(code, value);
    return fault ? formatMessage(identityMessages[fault]) : true;
  };
  // Somebody who copied a whole address from a message need not take it apart; what is filled already stays.
  const paste = (event: ClipboardEvent) => {
    const found = getValues('addr') ? undefined : pastedAddress(event.clipboardData.getData('text'), code);
    if (!found) return;
    event.preventDefault();
    for (const name of ['receiver', 'addr', 'postCode', 'mobile'] as const)
      if (found[name] && !getValues(name))
        setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
  };
  const codes = [{ key: region.phoneCode, name: `${region.regionName} (+${region.phoneCode})` }];
  const phoneProps = { codeLabel: formatMessage(messages.countryCode), codes, code, onCode: setCode };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit((values) => onSave(inputOf(values, region, code, address?.addrId)))(event)
      }
    >
      <TextField
        label={<FormattedMessage {...messages.receiver} />}
        autoComplete="name"
        maxLength={receiverMax}
        error={faultAt('receiver')}
        {...register('receiver', { validate: (value) => value.trim() !== '' || needed })}
      />
      <AreaFields
        register={register}
        watch={watch}
        setValue={setValue}
        areas={areas}
        needed={needed}
        faultAt={faultAt}
      />
      <TextArea
        label={<FormattedMessage {...messages.addr} />}
        autoComplete="street-address"
        counted={{ length: [...watch('addr')].length, max: addressMax }}
        error={faultAt('addr')}
        onPaste={paste}
        {...register('addr', {
          validate: (value) =>
            value.trim() === ''
              ? needed
              : [...value].length <= addressMax || formatMessage(messages.tooLong, { max: addressMax }),
        })}
      />
      <TextField
        label={<FormattedMessage {...messages.postCode} />}
        aside={<FormattedMessage {...messages.optional} />}
        autoComplete="postal-code"
        maxLength={postCodeMax}
        error={faultAt('postCode')}
        {...register('postCode')}
      />
      <PhoneField
        label={<FormattedMessage {...messages.mobile} />}
        {...phoneProps}
        error={faultAt('mobile')}
        {...register('mobile', { validate: phone })}
      />
      <PhoneField
        label={<FormattedMessage {...messages.altMobile} />}
        hint={<FormattedMessage {...messages.optional} />}
        {...phoneProps}
        error={faultAt('altMobile')}
        {...register('altMobile', { validate: (value) => value.trim() === '' || phone(value) })}
      />
      <label className="flex min-h-11 items-center gap-2.5 text-base">
        <Checkbox {...register('commonAddr')} />
        <FormattedMessage {...messages.byDefault} />
      </label>
      {submitCount > 0 && Object.keys(errors).length > 0 && (
        <Alert tone="danger">
          <FormattedMessage {...messages.faulty} />
        </Alert>
      )}
      <Button type="submit" size="xl" busy={saving}>
        <FormattedMessage {...messages.save} />
      </Button>
    </form>
  );
}
