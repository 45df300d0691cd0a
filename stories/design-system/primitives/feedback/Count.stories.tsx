import { ShoppingBag } from 'lucide-react';
import { expect } from 'storybook/test';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: Count,
  args: { value: 5 },
  render: (args) => (
    <span className="relative inline-grid size-11 place-items-center">
      <ShoppingBag aria-hidden className="size-6" strokeWidth={1.6} />
      <Count {...args} />
    </span>
  ),
});

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={90}
      cells={Object.fromEntries(
        [0, 1, 9, 10, 99, 100, 1204].map((value) => [
          `${value}`,
          <span key={value} className="relative inline-grid size-11 place-items-center bg-sunken">
            <Count value={value} />
          </span>,
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(2);
  },
});
