import { expect, fn } from 'storybook/test';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aMyVoucher, aVoucher, aVoucherOf } from '#mocks/fixtures/vouchers.ts';
import { VoucherCard } from '#src/design-system/cards/voucher/VoucherCard.tsx';
import { shareOff } from '#src/design-system/primitives/text/share-off.ts';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { inStory, like, say, sayAmount, sayDate } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const percent = aVoucherOf('PERCENT', {
  couponName: 'Weekend saver',
  percentOff: 8,
  scope: 'MALL',
  shopId: null,
  shopName: null,
  allProducts: true,
});
const held = aMyVoucher();

const casora = { shopId: 2003, shopName: 'Casora Home' };
const meta = preview.meta({
  component: VoucherCard,
  args: {
    voucher: aVoucher(),
    state: 'collect' as const,
    onCollect: fn(),
    onApply: fn(),
    onRemove: fn(),
    now: () => now,
  },
  render: (args) => (
    <div className="max-w-95">
      <VoucherCard {...args} />
    </div>
  ),
});

const amount = (minor: number) => ({ amount: sayAmount(money(minor)) });
const least = (minor: number) => say('Min. spend {amount}', amount(minor));
const on = (day: string) => ({ date: sayDate(`${day}T12:00:00Z`) });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Big basket saver' })).toBeVisible();
    await expect(canvas.getByText(say('All shops'))).toBeVisible();
    await expect(canvas.getByText(least(6_000_000))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Collect') }));
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
});

export const Percent = meta.story({
  args: { voucher: { ...percent, capAmount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shareOff(inStory(), 8)[0]?.text ?? '')).toBeVisible();
    await expect(canvas.getByText(say('No minimum'))).toBeVisible();
  },
});

export const PercentCapped = meta.story({
  args: { voucher: { ...percent, percentOff: 15, minSpend: money(449_000), capAmount: money(30_000) } },
  play: async ({ canvas }) => {
    const most = say('up to {amount}', amount(30_000));
    await expect(canvas.getByText(`${least(449_000)} · ${most}`)).toBeVisible();
  },
});

export const FreeShipping = meta.story({
  args: { voucher: aVoucherOf('FREE_SHIPPING', { actions: ['COLLECT'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('voucherCard.free'))).toBeVisible();
    await expect(canvas.getByText(say('delivery'))).toBeVisible();
  },
});

export const OfAShop = meta.story({
  args: { voucher: aVoucher({ scope: 'SHOP', couponName: 'Shop voucher', ...casora }) },
});

export const OfAProduct = meta.story({
  args: { voucher: aVoucher({ scope: 'PRODUCT', ...casora, allProducts: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Some products of {shop}', { shop: 'Casora Home' }))).toBeVisible();
  },
});

export const Collect = meta.story({
  args: { voucher: { ...percent, stockState: 'FEW' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('Few left'))).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
});

export const Collecting = meta.story({
  args: { state: 'collecting' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: say('Collect') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onCollect).not.toHaveBeenCalled();
  },
});

export const Collected = meta.story({
  args: { state: 'collected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('voucherAction.collected'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Use = meta.story({
  args: { voucher: held, state: 'use', href: '/vouchers/7003' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Use') })).toHaveAttribute('href', '/vouchers/7003');
  },
});

export const Apply = meta.story({
  args: { voucher: held, state: 'apply', saves: money(500_000) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('Saves {amount}', amount(500_000)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Apply') }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
});

export const Applied = meta.story({
  args: { voucher: held, state: 'applied', saves: money(500_000) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Applied, remove') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const NotMet = meta.story({
  args: { voucher: held, state: 'notMet', shortfall: money(851_000), href: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{amount} to go', amount(851_000)))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Add items') })).toBeVisible();
  },
});

export const Expiring = meta.story({
  args: { voucher: { ...held, endTime: '2026-05-04T13:10:00Z' }, state: 'use', href: '/', endsSoon: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('Ends'))).toHaveTextContent(inStory().formatRelativeTime(5, 'hour'));
  },
});

export const Expired = meta.story({
  args: { voucher: aMyVoucher({}, 'expired'), state: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('voucherAction.expired'))).toBeVisible();
    await expect(canvas.getByText(say('Expired {date}', on('2026-05-02')))).toBeVisible();
  },
});

export const Used = meta.story({
  args: { voucher: aMyVoucher({}, 'used'), state: 'used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Used {date}', on('2026-03-02')))).toBeVisible();
  },
});

export const Gone = meta.story({
  args: { voucher: { ...percent, stockState: 'GONE' }, state: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('All gone'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Amounts = meta.story({
  render: ({ voucher, ...args }) => (
    <Sheet
      least={310}
      cells={{
        small: <VoucherCard {...args} voucher={voucher} size="sm" />,
        'small, lira': (
          <VoucherCard {...args} voucher={{ ...voucher, reduceAmount: money(124_990, 'TRY') }} size="sm" />
        ),
        yuan: <VoucherCard {...args} voucher={{ ...voucher, reduceAmount: money(5000, 'CNY') }} />,
        lira: <VoucherCard {...args} voucher={{ ...voucher, reduceAmount: money(124_990, 'TRY') }} />,
        kip: <VoucherCard {...args} voucher={{ ...voucher, reduceAmount: money(6_000_000, 'LAK') }} />,
        huge: <VoucherCard {...args} voucher={{ ...voucher, reduceAmount: money(edges.dear, 'TRY') }} />,
      }}
    />
  ),
});

export const OnAPhone = meta.story({
  args: {
    voucher: { ...percent, percentOff: 20, scope: 'PRODUCT', shopName: 'Casora Home', allProducts: false },
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    voucher: aVoucher({
      couponName: hostile.word,
      scope: 'SHOP',
      shopName: hostile.long,
      minSpend: money(edges.dear, 'TRY'),
      reduceAmount: money(edges.dear, 'TRY'),
      capAmount: money(edges.dear, 'TRY'),
      stockState: 'FEW',
    }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { voucher: aVoucher({ couponName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: hostile.html })).toBeVisible();
  },
});
