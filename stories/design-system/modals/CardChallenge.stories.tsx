import { expect, fn, screen } from 'storybook/test';
import { aBankPage } from '#mocks/fixtures/bank-page.ts';
import { aPayAnswer, aPayment } from '#mocks/fixtures/payment.ts';
import { CardChallenge } from '#src/design-system/modals/CardChallenge.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';

const { amount } = aPayment();
const meta = preview.meta({
  component: CardChallenge,
  args: {
    action: aBankPage(),
    amount,
    onReturn: fn(),
    onTryAgain: fn(),
    onClose: fn(),
    now: () => now,
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    await expect(dialog).toHaveAccessibleDescription(
      /^Your bank makes sure that it is you who pays Rs\s42,720\./,
    );
    await expect(screen.getByTitle('Page of your bank')).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveAccessibleName('10 minutes');
    await userEvent.click(screen.getByRole('button', { name: 'I have confirmed' }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
});

export const Challenge = meta.story({
  args: { action: aBankPage({ type: 'REDIRECT', url: 'https://challenge.example/go/e5904bd81c27' }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Go to your bank' })).toBeVisible();
    await expect(screen.queryByTitle('Page of your bank')).not.toBeInTheDocument();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Your bank is answering.');
    await expect(screen.queryByTitle('Page of your bank')).not.toBeInTheDocument();
  },
});

export const Declined = meta.story({
  args: { failure: aPayAnswer('declined').failure },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Your bank has declined this card/);
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Retry = meta.story({
  args: { failure: aPayment({}, 'failed').failure },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Expired = meta.story({
  args: { action: aBankPage({ expiresAt: '2026-05-04T08:04:00Z' }) },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('The time to confirm is over. Nothing was paid.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  args: { amount: { ...amount, currency: 'CNY' } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    failure: {
      code: 'card.authentication_failed',
      desc: 'Ваш банк не смог убедиться, что это действительно вы. Попробуйте ещё раз или выберите другой способ оплаты',
      retryable: true,
    },
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
