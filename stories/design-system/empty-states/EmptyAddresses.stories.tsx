import { expect, fn } from 'storybook/test';
import { EmptyAddresses } from '#src/design-system/empty-states/EmptyAddresses.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyAddresses, args: { onAdd: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('No address yet'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('emptyAddresses.action') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
