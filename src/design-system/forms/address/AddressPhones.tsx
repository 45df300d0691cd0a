import type { UseFormReturn } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Region } from '#openapi/schema.gen.ts';
import { PhoneField } from '#src/design-system/primitives/form/PhoneField.tsx';
import type { AddressValues } from '#src/domain/address/address-values.ts';
import { useMobileCheck } from '#src/design-system/forms/account/use-mobile-check.ts';

const messages = defineMessages({
  mobile: { id: 'addressForm.mobile', defaultMessage: 'Mobile number', description: 'Label' },
  altMobile: { id: 'addressForm.altMobile', defaultMessage: 'Alternative number', description: 'Label' },
  optional: { id: 'addressPhones.optional', defaultMessage: 'Optional', description: 'Below a field' },
  countryCode: {
    id: 'addressForm.countryCode',
    defaultMessage: 'Country code',
    description: 'Label of the list of codes',
  },
});

type AddressPhonesProps = {
  form: UseFormReturn<AddressValues>;
  regions: readonly Region[];
  faultAt: (name: keyof AddressValues) => string | undefined;
};

/** How the courier reaches them: a mobile number and, if they like, another one. */
export function AddressPhones({ form, regions, faultAt }: AddressPhonesProps) {
  const { formatMessage } = useIntl();
  const { register, watch, setValue } = form;
  const checkMobile = useMobileCheck();
  const codes = regions.map(({ phoneCode, regionName }) => ({
    key: phoneCode,
    name: `${regionName} (+${phoneCode})`,
  }));
  const codeOf = (name: 'mobileCode' | 'altCode') => ({
    codeLabel: formatMessage(messages.countryCode),
    codes,
    code: watch(name),
    onCode: (code: string) => setValue(name, code),
  });
  return (
    <>
      <PhoneField
        label={<FormattedMessage {...messages.mobile} />}
        {...codeOf('mobileCode')}
        error={faultAt('mobile')}
        {...register('mobile', { validate: (value, { mobileCode }) => checkMobile(mobileCode, value) })}
      />
      <PhoneField
        label={<FormattedMessage {...messages.altMobile} />}
        hint={<FormattedMessage {...messages.optional} />}
        {...codeOf('altCode')}
        error={faultAt('altMobile')}
        {...register('altMobile', {
          validate: (value, { altCode }) => value.trim() === '' || checkMobile(altCode, value),
        })}
      />
    </>
  );
}
