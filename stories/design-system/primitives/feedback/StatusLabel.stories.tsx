import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { StatusLabel } from '#src/design-system/primitives/feedback/StatusLabel.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: StatusLabel, args: { children: 'On the way' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        deal: <StatusLabel tone="deal">To pay</StatusLabel>,
        jade: <StatusLabel tone="jade">To deliver</StatusLabel>,
        ink: <StatusLabel tone="ink">Refund in review</StatusLabel>,
        quiet: <StatusLabel tone="quiet">Completed</StatusLabel>,
        danger: <StatusLabel tone="danger">Refused by the shop</StatusLabel>,
      }}
    />
  ),
});

export const LongText = meta.story({
  args: { tone: 'danger', children: hostile.long },
  globals: { viewport: { value: 'phone' } },
});
