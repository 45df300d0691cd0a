import { expect } from 'storybook/test';
import { someVoucherCounts } from '#mocks/fixtures/vouchers.ts';
import { VoucherTypeTabs } from '#src/design-system/tabs/VoucherTypeTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: VoucherTypeTabs,
  args: {
    current: 'ALL' as const,
    hrefs: {
      ALL: '/vouchers',
      PRODUCT: '/vouchers?scope=PRODUCT',
      SHOP: '/vouchers?scope=SHOP',
      MALL: '/vouchers?scope=MALL',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Types of voucher') })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: say('voucherTypeTabs.all') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: say('Shop') })).toHaveAttribute(
      'href',
      '/vouchers?scope=SHOP',
    );
  },
});

export const WithCounts = meta.story({
  args: { current: 'SHOP', counts: someVoucherCounts().byScope },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: like('Shop') })).toHaveTextContent(`${say('Shop')}2`);
  },
});

export const Many = meta.story({ args: { counts: { PRODUCT: 0, SHOP: 1, MALL: 1280 } } });

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Product') })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({ args: { current: 'MALL' }, globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { counts: { PRODUCT: 12, SHOP: 128, MALL: 1280 } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
