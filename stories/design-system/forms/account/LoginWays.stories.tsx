import { expect, fn } from 'storybook/test';
import { LoginWays } from '#src/design-system/forms/account/LoginWays.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const onKind = fn<(kind: 'mobile' | 'email') => void>();
const onRegister = fn<() => void>();

const meta = preview.meta({
  component: LoginWays,
  args: { kind: 'mobile' as const, onKind, onRegister },
  decorators: [
    (Story) => (
      <div className="max-w-98 px-3.5">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Use email instead') }));
    await expect(onKind).toHaveBeenLastCalledWith('email');
    await userEvent.click(canvas.getByRole('button', { name: say('loginWays.register') }));
    await expect(onRegister).toHaveBeenCalledOnce();
  },
});

export const Email = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Use mobile number instead') }));
    await expect(onKind).toHaveBeenLastCalledWith('mobile');
  },
});
