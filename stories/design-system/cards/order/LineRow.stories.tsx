import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { anOrderItem } from '#mocks/fixtures/orders.ts';
import { LineRow } from '#src/design-system/cards/order/LineRow.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: LineRow,
  args: { line: anOrderItem() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(anOrderItem().prodName)).toBeVisible();
    await expect(canvas.getByText('× 2')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const WithLink = meta.story({
  parameters: behaviour,
  args: { href: '/products/100155' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: anOrderItem().prodName })).toHaveAttribute(
      'href',
      '/products/100155',
    );
  },
});

export const OneVariant = meta.story({ args: { line: anOrderItem({ skuName: '' }) } });

export const BrokenImage = meta.story({ args: { line: anOrderItem({ pic: '/media/products/gone.webp' }) } });

export const HugePrice = meta.story({
  args: { line: anOrderItem({ prodCount: 999, lineTotal: money(999_999_999, 'TRY') }) },
});

export const Saved = meta.story({
  args: { saved: money(35_100) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('lineRow.saved', { amount: sayAmount(money(35_100)) }))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { line: anOrderItem({ prodName: hostile.long, skuName: hostile.long }) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ args: { line: anOrderItem({ prodName: hostile.rightToLeft }) } });
