import { defineMessages } from 'react-intl';

/** What the dialog says in which a mobile number or an email is added or changed. */
export const contactMessages = defineMessages<{
  changeMail: {};
  addMail: {};
  changeMobile: {};
  addMobile: {};
  what: {};
  code: {};
  ownCode: {};
  to: { address: string };
  password: {};
  noPassword: {};
  bySignIn: {};
  byCode: {};
  byPassword: {};
  save: {};
  changed: {};
  same: {};
  wrong: {};
}>({
  changeMail: {
    id: 'contactDialog.changeMail',
    defaultMessage: 'Change email',
    description: 'Button, and name of the dialog',
  },
  addMail: {
    id: 'contactDialog.addMail',
    defaultMessage: 'Add email',
    description: 'Button, and name of the dialog',
  },
  changeMobile: {
    id: 'contactDialog.changeMobile',
    defaultMessage: 'Change mobile number',
    description: 'Button, and name of the dialog',
  },
  addMobile: {
    id: 'contactDialog.addMobile',
    defaultMessage: 'Add mobile number',
    description: 'Button, and name of the dialog',
  },
  what: {
    id: 'contactDialog.what',
    defaultMessage: 'You log in with it from then on. All your other devices are logged out.',
    description: 'What saving does',
  },
  code: {
    id: 'contactDialog.code',
    defaultMessage: 'Code sent to the new one',
    description: 'Label: code that went to the new email or mobile number',
  },
  ownCode: {
    id: 'contactDialog.ownCode',
    defaultMessage: 'Code that proves it is you',
    description: 'Label: code that went to what the account has',
  },
  to: {
    id: 'contactDialog.to',
    defaultMessage: 'It is sent to {address}',
    description: 'Below the field of the code',
  },
  password: { id: 'contactDialog.password', defaultMessage: 'Your password', description: 'Label' },
  noPassword: {
    id: 'contactDialog.noPassword',
    defaultMessage: 'Please enter your password',
    description: 'The password is missing',
  },
  bySignIn: {
    id: 'contactDialog.bySignIn',
    defaultMessage: 'For your security, this works only within ten minutes of logging in.',
    description: 'In place of a password or code, where the account has neither number nor email',
  },
  byCode: { id: 'contactDialog.byCode', defaultMessage: 'Use a code instead', description: 'Button' },
  byPassword: {
    id: 'contactDialog.byPassword',
    defaultMessage: 'Use the password instead',
    description: 'Button',
  },
  save: { id: 'contactDialog.save', defaultMessage: 'Save', description: 'Button' },
  changed: {
    id: 'contactDialog.changed',
    defaultMessage: 'Saved. You are logged out everywhere else.',
    description: 'Toast after the email or number was changed',
  },
  same: {
    id: 'contactDialog.same',
    defaultMessage: 'Your account already has this one',
    description: 'The typed email or number is the present one',
  },
  wrong: {
    id: 'contactDialog.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Why it was not done',
  },
});
