import { expect } from 'storybook/test';
import { PercentOff } from '#src/design-system/primitives/PercentOff.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayNumber } from '#storybook/say.ts';

const meta = preview.meta({ component: PercentOff, args: { percent: 34 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayNumber(-0.34, { style: 'percent' }).replace('-', '−'))).toBeVisible();
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
