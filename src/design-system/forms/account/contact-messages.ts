import { defineMessages } from 'react-intl';

/** Why an entry of a login is refused (S5); English as the specification says it. */
export const contactMessages = defineMessages({
  required: {
    id: 'identity.required',
    defaultMessage: 'This field is required',
    description: 'Empty field (S5.3, S5.8, S5.17)',
  },
  countryCode: {
    id: 'identity.countryCode',
    defaultMessage: 'Please select the country code',
    description: 'No country code (S5.1)',
  },
  mobile: {
    id: 'identity.mobile',
    defaultMessage: 'Invalid mobile number',
    description: 'Not as many digits as mobile numbers of the country have (S5.2, Z11)',
  },
  email: {
    id: 'identity.email',
    defaultMessage: 'Please enter a valid email',
    description: 'Not an email (S5.9)',
  },
  code: { id: 'identity.code', defaultMessage: 'Please enter valid code', description: 'Not a code (S5.18)' },
});
