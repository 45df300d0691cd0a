import { expect, test } from 'vitest';
import { aGuestAnnouncement, anOrderNotice } from '#mocks/fixtures/notifications.ts';
import { type Notice, isOrderNotice, latestNotices } from '#src/domain/notice/latest-notices.ts';

const order = (noticeId: number, createTime: string) => anOrderNotice({ noticeId, createTime });
const news = (id: number, publishTime: string) => aGuestAnnouncement({ id, publishTime });
const namesOf = (notices: readonly Notice[]) =>
  notices.map((one) => (isOrderNotice(one) ? `order ${one.noticeId}` : `news ${one.id}`));

test('orders and announcements stand together, newest first', () => {
  const latest = latestNotices(
    [order(3, '2026-05-04T08:00:00Z'), order(2, '2026-05-02T08:00:00Z')],
    [news(7, '2026-05-03T08:00:00Z'), news(6, '2026-05-01T08:00:00Z')],
  );
  expect(namesOf(latest)).toEqual(['order 3', 'news 7', 'order 2', 'news 6']);
});

test('moments count, not how they are written', () => {
  const latest = latestNotices(
    [order(1, '2026-05-04T08:00:00.000Z')],
    [news(1, '2026-05-04T13:00:00+05:30')],
  );
  expect(namesOf(latest)).toEqual(['order 1', 'news 1']);
});

test('of the same moment the own order comes first, and each list keeps its order', () => {
  const at = '2026-05-04T08:00:00Z';
  const latest = latestNotices([order(2, at), order(1, at)], [news(9, at)]);
  expect(namesOf(latest)).toEqual(['order 2', 'order 1', 'news 9']);
});

test('no more than five are shown, however many there are of one kind', () => {
  const many = Array.from({ length: 9 }, (_, index) => order(index, `2026-05-04T08:0${9 - index}:00Z`));
  expect(namesOf(latestNotices(many, [news(1, '2026-05-04T08:08:30Z')]))).toEqual([
    'order 0',
    'news 1',
    'order 1',
    'order 2',
    'order 3',
  ]);
  expect(latestNotices([], [])).toEqual([]);
});
