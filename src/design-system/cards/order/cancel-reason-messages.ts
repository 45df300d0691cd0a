import { defineMessages } from 'react-intl';

/** Why a buyer cancels: the first wording of the specification (S9.16–S9.21, Z36). */
export const cancelReasonMessages = defineMessages({
  DUPLICATE: {
    id: 'cancelReason.duplicate',
    defaultMessage: 'Duplicate order',
    description: 'Reason to cancel (S9.16)',
  },
  WRONG_SPEC: {
    id: 'cancelReason.wrongSpec',
    defaultMessage: 'Wrong product description',
    description: 'Reason to cancel (S9.17)',
  },
  ADDRESS: {
    id: 'cancelReason.address',
    defaultMessage: 'Changed delivery address',
    description: 'Reason to cancel (S9.18)',
  },
  CHANGED_MIND: {
    id: 'cancelReason.changedMind',
    defaultMessage: 'Changed my mind',
    description: 'Reason to cancel (S9.19)',
  },
  CHEAPER: {
    id: 'cancelReason.cheaper',
    defaultMessage: 'Found cheaper elsewhere',
    description: 'Reason to cancel (S9.20)',
  },
  TOO_SLOW: {
    id: 'cancelReason.tooSlow',
    defaultMessage: 'Delivery time too long',
    description: 'Reason to cancel (S9.21)',
  },
});

/** The second wording, as help below the first. */
export const cancelReasonHelp = defineMessages({
  WRONG_SPEC: {
    id: 'cancelReason.wrongSpecHelp',
    defaultMessage: 'Or the wrong spec was chosen',
    description: 'Help below "Wrong product description" (S9.17)',
  },
  ADDRESS: {
    id: 'cancelReason.addressHelp',
    defaultMessage: 'Or the address is wrong',
    description: 'Help below "Changed delivery address" (S9.18)',
  },
  CHEAPER: {
    id: 'cancelReason.cheaperHelp',
    defaultMessage: 'Or the price is too high',
    description: 'Help below "Found cheaper elsewhere" (S9.20)',
  },
});
