import { expect } from 'storybook/test';
import { SkipLink } from '#src/design-system/primitives/navigation/SkipLink.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: SkipLink,
  render: () => (
    <div className="min-h-20">
      <SkipLink />
      <p id="main">The content</p>
    </div>
  ),
});

export const Default = meta.story();

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: say('Skip to the content') });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
  },
});
