import { within } from 'storybook/test';
import { anOrder } from '#mocks/fixtures/orders.ts';
import { likeText, say } from '#storybook/say.ts';

/** What a reader of the form touches. */
export const parts = (element: HTMLElement) => {
  const form = within(element);
  return {
    shirt: () => form.getByRole('checkbox', { name: likeText(anOrder().items[0]?.prodName ?? '?') }),
    kind: (name: RegExp) => form.getByRole('radio', { name }),
    reason: () => form.getByRole('combobox', { name: say('Reason') }),
    words: () => form.getByRole('textbox', { name: say('What is wrong with it?') }),
    mobile: () => form.getByRole('textbox', { name: say('refundForm.mobile') }),
    send: () => form.getByRole('button', { name: say('Ask for the refund') }),
  };
};
