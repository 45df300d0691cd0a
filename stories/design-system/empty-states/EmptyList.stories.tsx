import { expect } from 'storybook/test';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyList });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No products here yet'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
