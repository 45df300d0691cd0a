import { expect, fn } from 'storybook/test';
import { SocialLogin } from '#src/design-system/forms/account/SocialLogin.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const onPress = fn();

const meta = preview.meta({
  component: SocialLogin,
  args: {
    children: (
      <>
        <Button tone="outline" size="md" onClick={onPress}>
          Google
        </Button>
        <Button tone="outline" size="md">
          Facebook
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByText(say('or'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
