import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** Texts for steps that have no words of the shop. */
export const stepNotes: Partial<Record<RefundEvent, Message>> = defineMessages({
  sellerSilent: {
    id: 'refundStep.sellerSilent',
    defaultMessage: 'The shop did not answer within 72 hours, so this was accepted.',
    description: 'Line of a refund’s history: the shop let its time pass',
  },
  returnDue: {
    id: 'refundStep.returnDue',
    defaultMessage: 'No tracking number came within seven days.',
    description: 'Line of a refund’s history: the shopper let the time for sending back pass',
  },
  returnSilent: {
    id: 'refundStep.returnSilent',
    defaultMessage: 'The shop did not say that the parcel came, so it counts as received.',
    description: 'Line of a refund’s history: the shop let its time to confirm the return pass',
  },
  tenderFailed: {
    id: 'refundStep.tenderFailed',
    defaultMessage: 'The bank refused the refund. We try again.',
    description: 'Line of a refund’s history: the money could not be sent',
  },
});

/** Where the money of a refund went. */
export const paidNotes = defineMessages({
  CARD: {
    id: 'refundPaid.CARD',
    defaultMessage: 'Paid back to the card.',
    description: 'Line of a refund’s history: where the money went',
  },
  WALLET: {
    id: 'refundPaid.WALLET',
    defaultMessage: 'Paid into the wallet.',
    description: 'Line of a refund’s history: where the money went',
  },
  BOTH: {
    id: 'refundPaid.BOTH',
    defaultMessage: 'Paid back to the card and into the wallet.',
    description: 'Line of a refund’s history: where the money went',
  },
  FELL_BACK: {
    id: 'refundPaid.FELL_BACK',
    defaultMessage: 'The card did not take the money, so it is in the wallet.',
    description: 'Line of a refund’s history: where the money went',
  },
});
