import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { StateWord } from '#src/design-system/cards/StateWord.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: StateWord, args: { children: 'On the way' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        deal: <StateWord tone="deal">To pay</StateWord>,
        jade: <StateWord tone="jade">To deliver</StateWord>,
        ink: <StateWord tone="ink">Refund in review</StateWord>,
        quiet: <StateWord tone="quiet">Completed</StateWord>,
        danger: <StateWord tone="danger">Refused by the shop</StateWord>,
      }}
    />
  ),
});

export const LongText = meta.story({
  args: { tone: 'danger', children: hostile.long },
  globals: { viewport: { value: 'phone' } },
});
