import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { TypingDots } from '#src/design-system/primitives/feedback/TypingDots.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: TypingDots, args: { label: 'Casora Home Appliances is typing' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Casora Home Appliances is typing')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  parameters: behaviour,
  args: { label: hostile.long },
  decorators: [
    (Story) => (
      <div className="max-w-40">
        <Story />
      </div>
    ),
  ],
});
