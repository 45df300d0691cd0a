import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ReturnAddressCard } from '#src/design-system/cards/ReturnAddressCard.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const address = {
  receiver: 'Returns of Marlowe & Finch',
  mobile: '0094112345670',
  text: '17 Bagatalle Road, Colombo 03 Kollupitiya, Colombo, Western 00300, Sri Lanka',
};

const meta = preview.meta({ component: ReturnAddressCard, args: { address } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Send it to'))).toBeVisible();
    await expect(canvas.getByText('Returns of Marlowe & Finch')).toBeVisible();
    await expect(canvas.getByText('+94 11 234 5670')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { address: { ...address, receiver: hostile.word, text: hostile.long } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
