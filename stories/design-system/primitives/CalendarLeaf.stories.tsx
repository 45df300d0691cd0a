import { expect } from 'storybook/test';
import { CalendarLeaf } from '#src/design-system/primitives/CalendarLeaf.tsx';
import preview from '#storybook/preview.tsx';
import { sayDate } from '#storybook/say.ts';

const value = '2026-05-11T08:40:00Z';
const meta = preview.meta({ component: CalendarLeaf, args: { value } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayDate(value, { month: 'long' }))).toBeVisible();
    await expect(canvas.getByText(sayDate(value, { weekday: 'short' }))).toBeVisible();
  },
});

export const Due = meta.story({ args: { due: true } });

export const LongText = meta.story({ args: { value: '2026-09-23T08:40:00Z' }, globals: { language: 'ru' } });
