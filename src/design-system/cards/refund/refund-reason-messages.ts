import { defineMessages } from 'react-intl';

/** Why a buyer wants the money back. */
export const refundReasonMessages = defineMessages({
  NOT_RECEIVED: {
    id: 'refundReason.notReceived',
    defaultMessage: 'It never came',
    description: 'Reason for a refund',
  },
  DAMAGED: {
    id: 'refundReason.damaged',
    defaultMessage: 'It is damaged',
    description: 'Reason for a refund',
  },
  WRONG_ITEM: {
    id: 'refundReason.wrongItem',
    defaultMessage: 'Wrong product, size or colour',
    description: 'Reason for a refund',
  },
  NOT_AS_DESCRIBED: {
    id: 'refundReason.notAsDescribed',
    defaultMessage: 'Not as described',
    description: 'Reason for a refund',
  },
  QUALITY: { id: 'refundReason.quality', defaultMessage: 'Poor quality', description: 'Reason for a refund' },
  MISSING_PARTS: {
    id: 'refundReason.missingParts',
    defaultMessage: 'Parts are missing',
    description: 'Reason for a refund',
  },
  NO_LONGER_NEEDED: {
    id: 'refundReason.noLongerNeeded',
    defaultMessage: 'No longer needed',
    description: 'Reason for a refund',
  },
  OTHER: { id: 'refundReason.other', defaultMessage: 'Something else', description: 'Reason for a refund' },
});
