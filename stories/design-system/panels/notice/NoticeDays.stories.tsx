import { expect } from 'storybook/test';
import { anOrderNotice } from '#mocks/fixtures/notifications.ts';
import { NoticeDays } from '#src/design-system/panels/notice/NoticeDays.tsx';
import { NoticeRow } from '#src/design-system/cards/notice/NoticeRow.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayDate } from '#storybook/say.ts';

const now = () => Date.parse('2026-05-04T09:00:00Z');

/** In Colombo the second came after midnight, the third one minute before it: less than a day ago, and yesterday all the same. */
const times = [
  '2026-05-04T08:00:00Z',
  '2026-05-03T18:31:00Z',
  '2026-05-03T18:29:00Z',
  '2026-05-02T18:31:00Z',
  '2026-05-01T09:00:00Z',
];

const meta = preview.meta({
  component: NoticeDays,
  args: {
    rows: times.map((time, id) => ({
      id,
      time,
      row: <NoticeRow notice={anOrderNotice({ createTime: time })} href="/order-details" now={now} />,
    })),
    now,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 });
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      say('noticeDays.today'),
      say('noticeDays.yesterday'),
      sayDate('2026-05-01T09:00:00Z', { dateStyle: 'long' }),
    ]);
    const lists = canvas.getAllByRole('list');
    await expect(lists.map(({ children }) => children.length)).toEqual([2, 2, 1]);
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
