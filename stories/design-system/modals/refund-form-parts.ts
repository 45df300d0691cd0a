import { within } from 'storybook/test';
import { anOrder } from '#mocks/fixtures/orders.ts';
import { likeText, say } from '#storybook/say.ts';

/** What a reader of the form touches. */
export const parts = (element: HTMLElement) => {
  const form = within(element);
  return {
    shirt: () => form.getByRole('checkbox', { name: likeText(anOrder().items[0]?.prodName ?? '?') }),
    kind: (name: RegExp) => form.getByRole('radio', { name }),
    reason: (name: string) => form.getByRole('radio', { name }),
    words: () => form.getByRole('textbox', { name: say('refundForm.desc') }),
    mobile: () => form.getByRole('textbox', { name: say('refundForm.mobile') }),
    send: () => form.getByRole('button', { name: say('Send request') }),
  };
};
