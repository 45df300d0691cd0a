import { expect } from 'storybook/test';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import preview from '#storybook/preview.tsx';
import { sayDate } from '#storybook/say.ts';

const lateInColombo = '2026-04-07T20:30:00Z';
const meta = preview.meta({ component: DateText, args: { value: lateInColombo } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayDate('2026-04-08T12:00:00Z'))).toHaveAttribute(
      'datetime',
      lateInColombo,
    );
  },
});

export const WithTime = meta.story({
  args: { withTime: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        sayDate(lateInColombo, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }),
      ),
    ).toBeVisible();
  },
});

export const Day = meta.story({
  args: { value: '2026-04-10' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(sayDate('2026-04-10T12:00:00Z', { weekday: 'short', day: 'numeric', month: 'short' })),
    ).toBeVisible();
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
