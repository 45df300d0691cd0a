import { expect, fn, spyOn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aFreshInvitation, anInvitation } from '#mocks/fixtures/invitation.ts';
import { InvitePanel } from '#src/design-system/panels/invitation/InvitePanel.tsx';
import { QrCode } from '#src/design-system/primitives/media/QrCode.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: InvitePanel,
  args: {
    invitation: anInvitation(),
    qr: <QrCode value={anInvitation().inviteUrl} label="Your link as a QR code" className="size-40" />,
    onShare: fn(),
    onCopied: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: say('invitePanel.title') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
    await expect(canvas.getByText('NIMAL7F3A')).toBeVisible();
    await expect(canvas.getByText(say('invitePanel.rank'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Share link') }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

export const QrLoading = meta.story({
  args: { qr: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: say('Your link') })).toBeVisible();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: say('Copy') }));
    await expect(write).toHaveBeenCalledWith('https://ican.example/Register?invite=NIMAL7F3A');
    await expect(await canvas.findByRole('button', { name: say('Copied') })).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

export const NotRanked = meta.story({
  args: { invitation: aFreshInvitation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('invitePanel.none'))).toBeVisible();
  },
});

export const Many = meta.story({
  args: {
    invitation: anInvitation({
      invitedCount: 128_400,
      confirmedCount: 99_999,
      coinsEarned: 19_999_800,
      rank: 1,
    }),
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { invitation: anInvitation({ inviteUrl: `https://ican.example/Register?invite=${hostile.word}` }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
