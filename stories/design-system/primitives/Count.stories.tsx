import { ShoppingBag } from 'lucide-react';
import { expect } from 'storybook/test';
import { Count } from '#src/design-system/primitives/Count.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: Count,
  args: { value: 3 },
  render: (args) => (
    <span className="relative inline-grid size-11 place-items-center">
      <ShoppingBag aria-hidden className="size-6" strokeWidth={1.6} />
      <Count {...args} />
    </span>
  ),
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Sheet
      least={90}
      cells={Object.fromEntries(
        [0, 1, 9, 10, 99, 100].map((value) => [
          `${value}`,
          <span key={value} className="relative inline-grid size-11 place-items-center bg-sunken">
            <Count value={value} />
          </span>,
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});
