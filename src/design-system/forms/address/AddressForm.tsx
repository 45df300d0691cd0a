import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Address, AddressInput, Area, Region } from '#openapi/schema.gen.ts';
import { type FieldFault, faultOf } from '#src/domain/field-fault.ts';
import { addressMax } from '#src/domain/limits.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { SelectField } from '#src/design-system/primitives/form/SelectField.tsx';
import { TextArea } from '#src/design-system/primitives/form/TextArea.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { type AddressValues, inputOf, valuesOf } from '#src/domain/address/address-values.ts';
import { AddressPhones } from './AddressPhones.tsx';
import { AreaFields } from './AreaFields.tsx';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { KeptDraft } from '#src/design-system/primitives/form/KeptDraft.tsx';
import { usePastedAddress } from './use-pasted-address.ts';

const messages = defineMessages<{
  country: {};
  choose: {};
  receiver: {};
  addr: {};
  paste: {};
  tooLong: { max: number };
  postCode: {};
  optional: {};
  byDefault: {};
  save: {};
  faulty: {};
}>({
  country: { id: 'addressForm.country', defaultMessage: 'Country', description: 'Label' },
  choose: { id: 'addressForm.choose', defaultMessage: 'Choose', description: 'First row of the countries' },
  paste: {
    id: 'addressForm.paste',
    defaultMessage: 'You can paste a whole address here; it is put into the right fields.',
    description: 'Below the address line',
  },
  receiver: { id: 'addressForm.receiver', defaultMessage: 'Contact name', description: 'Label' },
  addr: { id: 'addressForm.addr', defaultMessage: 'Address', description: 'Label: street and house' },
  tooLong: {
    id: 'addressForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The address line is too long (S5.20)',
  },
  postCode: { id: 'addressForm.postCode', defaultMessage: 'Zip code', description: 'Label' },
  optional: { id: 'addressForm.optional', defaultMessage: 'Optional', description: 'Beside a label' },
  byDefault: { id: 'addressForm.byDefault', defaultMessage: 'Use by default', description: 'Checkbox' },
  save: { id: 'addressForm.save', defaultMessage: 'Save', description: 'Button' },
  faulty: {
    id: 'addressForm.faulty',
    defaultMessage: 'Oops! It looks like you missed a few fields or entered invalid data.',
    description: 'Above the button when something is missing; the words of the specification (S5.26)',
  },
});

type AddressFormProps = {
  /** The region that a new address lies in; one that is changed names its own. */
  region: Region;
  /** With several, the reader may choose the country. */
  regions?: readonly Region[];
  address?: Address;
  /** What was written before and not saved. */
  draft?: AddressValues;
  /** Told of every change, and of `undefined` when the draft is given up. */
  onDraft?: (values: AddressValues | undefined) => void;
  /** The areas of a region below one; 0 gives the provinces. */
  areas: (parentId: number, regionId: number) => Promise<Area[]>;
  onSave: (address: AddressInput) => Promise<void>;
  saving: boolean;
  faults: readonly FieldFault[];
};

const receiverMax = 60;
const postCodeMax = 12;

/** Who, where, and how to reach them; each refusal stands at its field. */
export function AddressForm(props: AddressFormProps) {
  const { region, regions = [region], address, draft, onDraft, areas, onSave, saving, faults } = props;
  const { formatMessage } = useIntl();
  const regionOf = (regionId: number | string | undefined) =>
    regions.find((one) => String(one.regionId) === String(regionId)) ?? region;
  const [kept, setKept] = useState(draft);
  const saved = valuesOf(address, regionOf(address?.regionId));
  const form = useForm<AddressValues>({ defaultValues: kept ?? saved, mode: 'onTouched' });
  const { register, handleSubmit, watch, setValue, reset, formState } = form;
  const { errors, submitCount } = formState;
  const chosen = regionOf(watch('regionId'));
  const ownAreas = (parentId: number) => areas(parentId, chosen.regionId);
  const { paste, filled } = usePastedAddress({ form, areas: ownAreas, phoneCode: chosen.phoneCode });
  const needed = formatMessage(contactMessages.required);
  const faultAt = (name: keyof AddressValues) => errors[name]?.message ?? faultOf(faults, name);
  useEffect(() => {
    const { unsubscribe } = watch((values) => onDraft?.(values as AddressValues));
    return unsubscribe;
    // The function is new at each render and keeps the same.
    // eslint-disable-next-line react/exhaustive-deps
  }, [watch]);
  const moveTo = (regionId: string) => {
    for (const level of ['provinceId', 'districtId', 'townId'] as const) setValue(level, '');
    for (const code of ['mobileCode', 'altCode'] as const) setValue(code, regionOf(regionId).phoneCode);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit((values) => onSave(inputOf(values, chosen, address?.addrId)))(event)
      }
    >
      {kept && (
        <KeptDraft
          onDrop={() => {
            setKept(undefined);
            reset(saved);
            onDraft?.(undefined);
          }}
        />
      )}
      <TextField
        label={<FormattedMessage {...messages.receiver} />}
        autoComplete="name"
        maxLength={receiverMax}
        error={faultAt('receiver')}
        {...register('receiver', { validate: (value) => value.trim() !== '' || needed })}
      />
      {regions.length > 1 && (
        <SelectField
          label={<FormattedMessage {...messages.country} />}
          prompt={formatMessage(messages.choose)}
          autoComplete="country-name"
          options={regions.map(({ regionId, regionName }) => ({ value: regionId, name: regionName }))}
          error={faultAt('regionId')}
          {...register('regionId', {
            validate: (value) => value !== '' || needed,
            onChange: (event: { target: { value: string } }) => moveTo(event.target.value),
          })}
          value={watch('regionId')}
        />
      )}
      <AreaFields
        key={chosen.regionId}
        register={register}
        watch={watch}
        setValue={setValue}
        areas={ownAreas}
        needed={needed}
        faultAt={faultAt}
      />
      <TextArea
        label={<FormattedMessage {...messages.addr} />}
        autoComplete="street-address"
        hint={filled ?? <FormattedMessage {...messages.paste} />}
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
      <AddressPhones form={form} regions={regions} faultAt={faultAt} />
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
