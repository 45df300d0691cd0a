import { expect } from 'storybook/test';
import { VisuallyHidden } from '#src/design-system/primitives/text/VisuallyHidden.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: 'Loading more products' },
  render: (args) => (
    <div>
      Seen by all
      <VisuallyHidden {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading more products')).toBeInTheDocument();
  },
});
