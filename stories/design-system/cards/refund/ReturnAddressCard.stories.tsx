import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ReturnAddressCard } from '#src/design-system/cards/refund/ReturnAddressCard.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const address = {
  receiver: 'Returns of Marlowe & Finch',
  mobile: '0094112345670',
  text: '17 Bagatalle Road, Colombo 03 Kollupitiya, Colombo, Western 00300, Sri Lanka',
};

const meta = preview.meta({ component: ReturnAddressCard, args: { address, refundSn: 'RF2605040005' } });

/** The clipboard of a story: it takes everything, or nothing. */
const clipboard = (takes: boolean) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: fn(() => (takes ? Promise.resolve() : Promise.reject(new Error('blocked')))) },
  });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: say('returnAddressCard.title') })).toBeVisible();
    await expect(canvas.getByText('Returns of Marlowe & Finch')).toBeVisible();
    await expect(canvas.getByText('+94 11 234 5670')).toBeVisible();
    await expect(canvas.getByText('RF2605040005')).toBeVisible();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    clipboard(true);
    await userEvent.click(canvas.getByRole('button', { name: say('Copy address') }));
    await expect(await canvas.findByRole('button', { name: say('Copied') })).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `${address.receiver}\n${address.text}\n+94 11 234 5670`,
    );
  },
});

export const CopyRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    clipboard(false);
    await userEvent.click(canvas.getByRole('button', { name: say('Copy address') }));
    await expect(await canvas.findByRole('button', { name: say('Copying is blocked here') })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { address: { ...address, receiver: hostile.word, text: hostile.long } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
