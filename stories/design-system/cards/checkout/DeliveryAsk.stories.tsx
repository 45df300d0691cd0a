import { expect } from 'storybook/test';
import { DeliveryAsk } from '#src/design-system/cards/checkout/DeliveryAsk.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: DeliveryAsk, args: { href: '/Addresses' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('deliveryAsk.address') })).toHaveAttribute(
      'href',
      '/Addresses',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
