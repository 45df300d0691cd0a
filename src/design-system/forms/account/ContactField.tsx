import { type ComponentProps, useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PhoneField } from '#src/design-system/primitives/form/PhoneField.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';

const messages = defineMessages({
  mobile: { id: 'identityField.mobile', defaultMessage: 'Mobile number', description: 'Label' },
  countryCode: {
    id: 'identityField.countryCode',
    defaultMessage: 'Country code',
    description: 'Label of the list of codes',
  },
  email: { id: 'identityField.email', defaultMessage: 'Email', description: 'Label' },
});

type ContactFieldProps = Pick<ComponentProps<typeof PhoneField>, 'codes' | 'code' | 'onCode'> &
  Omit<ComponentProps<'input'>, 'type'> & {
    kind: 'mobile' | 'email';
    /** Why the entry is refused. */
    error?: string;
  };

/** Who one is: a mobile number or an email; takes a form library's `name`, `ref`, `onChange` and `onBlur` as they are. */
export function ContactField({ kind, codes, code, onCode, error, ...rest }: ContactFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return kind === 'mobile' ? (
    <PhoneField
      id={id}
      label={<FormattedMessage {...messages.mobile} />}
      codeLabel={formatMessage(messages.countryCode)}
      codes={codes}
      code={code}
      onCode={onCode}
      error={error}
      {...rest}
    />
  ) : (
    <TextField
      id={id}
      type="email"
      inputMode="email"
      autoComplete="email"
      label={<FormattedMessage {...messages.email} />}
      error={error}
      {...rest}
    />
  );
}
