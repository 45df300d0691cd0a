import { expect, fn, screen, waitFor } from 'storybook/test';
import { aBankPage } from '#mocks/fixtures/bank-page.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aPayment } from '#mocks/fixtures/payment.ts';
import { CardChallenge } from '#src/design-system/panels/payment/CardChallenge.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayTime } from '#storybook/say.ts';

const { amount } = aPayment();
const meta = preview.meta({
  component: CardChallenge,
  args: {
    action: aBankPage(),
    amount,
    onReturn: fn(),
    onClose: fn(),
    now: () => now,
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: say('Confirm with your bank') });
    await expect(dialog).toHaveAccessibleDescription(
      like('Your bank checks that it is you paying {amount}.', { amount: sayAmount(money(4_272_000)) }),
    );
    await expect(screen.getByTitle(say('Your bank’s page'))).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveAccessibleName(sayTime({ minute: 10 }));
    await userEvent.click(screen.getByRole('button', { name: say('I have confirmed') }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
});

export const Challenge = meta.story({
  args: { action: aBankPage({ type: 'REDIRECT', url: 'https://challenge.example/go/e5904bd81c27' }) },
  play: async () => {
    await expect(await screen.findByRole('link', { name: say('Go to your bank') })).toBeVisible();
    await expect(screen.queryByTitle(say('Your bank’s page'))).not.toBeInTheDocument();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      say('Your bank is answering. Keep this page open.'),
    );
    await expect(screen.queryByTitle(say('Your bank’s page'))).not.toBeInTheDocument();
  },
});

export const Expired = meta.story({
  args: { action: aBankPage({ expiresAt: '2026-05-04T08:04:00Z' }) },
  play: async ({ userEvent, args }) => {
    await expect(
      await screen.findByText(say('The time to confirm has run out. Nothing was paid.')),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Pay another way') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  args: { amount: { ...amount, currency: 'CNY' } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    // Neither Enter nor Esc decides anything before a button is chosen.
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('Cancel payment') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
