import { expect } from 'storybook/test';
import { CalendarLeaf } from '#src/design-system/primitives/text/CalendarLeaf.tsx';
import preview from '#storybook/preview.tsx';
import { sayDate } from '#storybook/say.ts';

const day = '2026-11-26';

const meta = preview.meta({
  component: CalendarLeaf,
  args: { day },
  decorators: [
    (Story) => (
      <div className="flex rounded-lg bg-hero p-5">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', day);
    await expect(
      canvas.getByText(sayDate(`${day}T12:00:00Z`, { month: 'long', timeZone: 'UTC' })),
    ).toBeVisible();
  },
});

export const Due = meta.story({ args: { tone: 'deal' } });

export const Russian = meta.story({ args: { day: '2026-09-02' }, globals: { language: 'ru' } });

export const Chinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
