import { expect } from 'storybook/test';
import { DateText } from '#src/design-system/primitives/DateText.tsx';
import preview from '#storybook/preview.tsx';

const lateInColombo = '2026-04-07T20:30:00Z';
const meta = preview.meta({ component: DateText, args: { value: lateInColombo } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apr 8, 2026')).toHaveAttribute('datetime', lateInColombo);
  },
});

export const WithTime = meta.story({
  args: { withTime: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apr 8, 2026, 02:00')).toBeVisible();
  },
});

export const Day = meta.story({
  args: { value: '2026-04-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fri, Apr 10')).toBeVisible();
  },
});

export const Turkish = meta.story({
  args: { withTime: true },
  globals: { language: 'tr', region: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/7 Nis 2026 23:30/)).toBeVisible();
  },
});

export const Russian = meta.story({ globals: { language: 'ru' }, args: { withTime: true } });

export const Chinese = meta.story({ globals: { language: 'zh', region: 'cn' }, args: { withTime: true } });

export const Portuguese = meta.story({ globals: { language: 'pt', region: 'la' }, args: { withTime: true } });
