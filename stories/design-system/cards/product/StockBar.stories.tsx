import { expect } from 'storybook/test';
import { StockBar } from '#src/design-system/cards/product/StockBar.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: StockBar,
  args: { sold: 72, left: 28 },
  decorators: [
    (Story) => (
      <div className="w-50">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('stockBar.left', { count: 28 }))).toBeVisible();
  },
});

export const NothingSold = meta.story({ args: { sold: 0 } });

export const Last = meta.story({ args: { sold: 499, left: 1 } });
