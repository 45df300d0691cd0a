import { defineMessages } from 'react-intl';

/** The words around a password, in every form that has one (S5.10–S5.19). */
export const passwordMessages = defineMessages({
  password: { id: 'password.password', defaultMessage: 'Password', description: 'Label' },
  newPassword: { id: 'password.newPassword', defaultMessage: 'New password', description: 'Label' },
  confirm: { id: 'password.confirm', defaultMessage: 'Confirm password', description: 'Label' },
  edgeSpaces: {
    id: 'password.edgeSpaces',
    defaultMessage: 'No spaces at the start or the end',
    description: 'A password begins or ends with a space (S5.11)',
  },
  mismatch: {
    id: 'password.mismatch',
    defaultMessage: 'Password not match',
    description: 'The second entry differs; the words of the specification (S5.16)',
  },
  byEmail: { id: 'password.useEmail', defaultMessage: 'Use email instead', description: 'Button' },
  byMobile: {
    id: 'password.useMobile',
    defaultMessage: 'Use mobile number instead',
    description: 'Button',
  },
});
