import { expect, fn } from 'storybook/test';
import { SignedOutState } from '#src/design-system/empty-states/SignedOutState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: SignedOutState,
  args: { onLogIn: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('Log in to continue'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('signedOutState.action') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
