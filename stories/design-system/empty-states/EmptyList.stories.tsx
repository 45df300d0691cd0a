import { expect } from 'storybook/test';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { partModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: EmptyList, parameters: { chromatic: { modes: partModes } } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products here yet')).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
