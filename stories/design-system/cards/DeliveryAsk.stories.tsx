import { expect } from 'storybook/test';
import { DeliveryAsk } from '#src/design-system/cards/DeliveryAsk.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: DeliveryAsk, args: { href: '/Addresses' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Please add your address' })).toHaveAttribute(
      'href',
      '/Addresses',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
