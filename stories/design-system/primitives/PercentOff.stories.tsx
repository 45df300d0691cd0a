import { expect } from 'storybook/test';
import { PercentOff } from '#src/design-system/primitives/PercentOff.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PercentOff, args: { percent: 34 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−34%')).toBeVisible();
    await expect(canvas.getByText('34 percent off')).toBeInTheDocument();
  },
});

export const Turkish = meta.story({
  globals: { language: 'tr', region: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−%34')).toBeVisible();
  },
});

export const Russian = meta.story({ globals: { language: 'ru' } });
