import { expect, fn } from 'storybook/test';
import { aCheckoutWith } from '#mocks/fixtures/checkout.ts';
import { money } from '#mocks/fixtures/money.ts';
import { TenderSwitches } from '#src/design-system/panels/checkout/TenderSwitches.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const { coins, wallet, amounts } = aCheckoutWith('voucherApplied');
const meta = preview.meta({
  component: TenderSwitches,
  args: {
    coins,
    wallet,
    coinReduce: amounts.coinReduce,
    usesCoins: true,
    usesWallet: true,
    onCoins: fn(),
    onWallet: fn(),
  },
  render: (args) => (
    <div className="max-w-xl">
      <TenderSwitches {...args} />
    </div>
  ),
});

const unused = {
  coins: { ...coins, used: 0 },
  wallet: { ...wallet, used: money(0) },
  coinReduce: money(0),
  usesCoins: false,
  usesWallet: false,
};

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const byWallet = canvas.getByRole('switch', { name: say('tenders.wallet') });
    await expect(byWallet).toBeChecked();
    await userEvent.click(byWallet);
    await expect(args.onWallet).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: say('tenders.coins', { count: 500 }) }));
    await expect(args.onCoins).toHaveBeenCalledWith(false);
  },
});

export const Unused = meta.story({
  args: unused,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: say('tenders.wallet') }));
    await expect(args.onWallet).toHaveBeenCalledWith(true);
  },
});

export const TooSmallForCoins = meta.story({
  args: { ...unused, coins: { ...coins, used: 0, maxUsable: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: say('tenders.coins', { count: 500 }) })).toBeDisabled();
    await expect(canvas.getByText(like('tenders.noCoins'))).toBeVisible();
  },
});

export const OnlyWallet = meta.story({
  args: { ...unused, coins: { ...coins, balance: 0, used: 0, maxUsable: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
