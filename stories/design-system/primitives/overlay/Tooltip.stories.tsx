import { CircleHelp } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { Tooltip } from '#src/design-system/primitives/overlay/Tooltip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'Coins are booked when the order is received',
    children: (
      <IconButton aria-label="About coins">
        <CircleHelp aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'About coins' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Coins are booked');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'About coins' })).toHaveAccessibleDescription(
      'Coins are booked when the order is received',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const LongText = meta.story({
  args: { text: `${hostile.long} ${hostile.word}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(hostile.word);
  },
});
