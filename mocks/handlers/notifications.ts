import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { someAnnouncements, someOrderNotices } from '../fixtures/notifications.ts';
import { aPage } from '../fixtures/page.ts';
import { http } from '../http.ts';

/** Scenarios of the notices of orders and of the announcements. */
export const notificationScenarios = {
  none: http.get('/p/order/notice/page', ({ response }) =>
    response(200).json(exampleOf('pageOrderNotices', 'empty')),
  ),
  allRead: http.get('/p/order/notice/page', ({ response }) =>
    response(200).json(aPage(someOrderNotices(11, { isRead: true }))),
  ),
  /** Three pages of them. */
  many: http.get('/p/order/notice/page', ({ response }) =>
    response(200).json(aPage(someOrderNotices(20), { total: 54 })),
  ),
  failing: http.get('/p/order/notice/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/order/notice/page', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageOrderNotices', 'empty'));
  }),
  zero: http.get('/p/order/notice/unReadCount', ({ response }) => response(200).json(0)),
  readFailing: http.put('/p/order/notice/read', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noAnnouncements: http.get('/notifications/page', ({ response }) =>
    response(200).json(exampleOf('pageNotifications', 'empty')),
  ),
  announcementsRead: http.get('/notifications/page', ({ response }) =>
    response(200).json(aPage(someAnnouncements(6, { isRead: true }))),
  ),
  announcementsFailing: http.get('/notifications/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  announcementsSilent: http.get('/notifications/page', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageNotifications', 'empty'));
  }),
  noneForGuests: http.get('/notifications/notLogin/page', ({ response }) =>
    response(200).json(exampleOf('pageGuestNotifications', 'empty')),
  ),
  forGuestsFailing: http.get('/notifications/notLogin/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
