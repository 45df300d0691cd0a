import { expect } from 'storybook/test';
import { NoReviews } from '#src/design-system/empty-states/NoReviews.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: NoReviews });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Sorry, There are no reviews here'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
