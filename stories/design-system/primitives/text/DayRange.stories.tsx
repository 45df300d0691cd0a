import { expect } from 'storybook/test';
import { DayRange } from '#src/design-system/primitives/text/DayRange.tsx';
import preview from '#storybook/preview.tsx';
import { sayDate } from '#storybook/say.ts';

const meta = preview.meta({ component: DayRange, args: { from: '2026-04-14', to: '2026-04-16' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [from, to] = [14, 16].map((day) =>
      sayDate(`2026-04-${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short' }),
    );
    await expect(canvas.getByText(`${from} – ${to}`)).toBeVisible();
  },
});

export const TwoMonths = meta.story({ args: { from: '2026-04-29', to: '2026-05-02' } });

export const Russian = meta.story({ globals: { language: 'ru' } });

export const Chinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
