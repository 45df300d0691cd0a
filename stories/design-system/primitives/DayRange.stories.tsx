import { expect } from 'storybook/test';
import { DayRange } from '#src/design-system/primitives/DayRange.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: DayRange, args: { from: '2026-04-14', to: '2026-04-16' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tue, Apr 14\s–\sThu, Apr 16/)).toBeVisible();
  },
});

export const TwoMonths = meta.story({ args: { from: '2026-04-29', to: '2026-05-02' } });

export const Russian = meta.story({ globals: { language: 'ru' } });

export const Chinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
