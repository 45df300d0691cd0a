import { expect } from 'storybook/test';
import { PercentOff } from '#src/design-system/primitives/text/PercentOff.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayShareOff } from '#storybook/say.ts';

const meta = preview.meta({ component: PercentOff, args: { percent: 34 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^−?${sayShareOff(34)}$`))).toBeVisible();
    await expect(canvas.getByText(say('{percent, number} percent off', { percent: 34 }))).toBeInTheDocument();
  },
});

export const Turkish = meta.story({
  globals: { language: 'tr', region: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−%34')).toBeVisible();
  },
});

export const Russian = meta.story({ globals: { language: 'ru' } });
