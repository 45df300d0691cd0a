import { expect } from 'storybook/test';
import { FilterFrame } from '#src/design-system/panels/filter/FilterFrame.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FilterFrame,
  args: { title: 'Ships from', children: 'Sri Lanka, China, Türkiye' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ships from' })).toBeVisible();
  },
});
