import { within } from 'storybook/test';
import { anOrder } from '#mocks/fixtures/orders.ts';
import { refundValues } from '#src/domain/refund/refund-values.ts';
import { likeText, say } from '#storybook/say.ts';

/** The order of these stories. */
export const { items } = anOrder();

/** What the form starts with: one product chosen, or none. */
export const startingAt = (orderItemId?: number) => refundValues(items, orderItemId, '0094771234567');

/** The message of each reason. */
export const reasons = {
  DAMAGED: 'refundReason.damaged',
  WRONG_ITEM: 'refundReason.wrongItem',
  NOT_AS_DESCRIBED: 'refundReason.notAsDescribed',
  QUALITY: 'refundReason.quality',
  MISSING_PARTS: 'refundReason.missingParts',
  NO_LONGER_NEEDED: 'refundReason.noLongerNeeded',
  NOT_RECEIVED: 'refundReason.notReceived',
  OTHER: 'refundReason.other',
} as const;

/** What a reader of the form touches. */
export const parts = (element: HTMLElement) => {
  const form = within(element);
  return {
    shirt: () => form.getByRole('checkbox', { name: likeText(items[0]?.prodName ?? '?') }),
    kind: (name: RegExp) => form.getByRole('radio', { name }),
    reason: (name: string) => form.getByRole('radio', { name }),
    words: () => form.getByRole('textbox', { name: say('refundForm.desc') }),
    mobile: () => form.getByRole('textbox', { name: say('identityField.mobile') }),
    send: () => form.getByRole('button', { name: say('Send request') }),
  };
};
