import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aGuestAnnouncement, someAnnouncements } from '#mocks/fixtures/notifications.ts';
import { aPage } from '#mocks/fixtures/page.ts';
import { notificationScenarios } from '#mocks/handlers/notifications.ts';
import { http } from '#mocks/http.ts';
import { noticesUrl } from '#src/domain/notice/notice-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { NoticesPage } from '#src/pages/notices/NoticesPage.tsx';
import * as page from '#src/pages/notices/notices.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: NoticesPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.notifications, page, initialEntries: [noticesUrl('announcements')] },
    chromatic: { modes: stateModes },
  },
});

/** The service that takes all as read once it is told. */
function reading() {
  let read = false;
  return [
    http.get('/notifications/page', ({ response }) =>
      response(200).json(aPage(someAnnouncements(3, { isRead: read }))),
    ),
    http.post('/userLastAnnouncementReadTime/update', () => {
      read = true;
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...reading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Notifications') })).toBeVisible();
    await expect(await canvas.findByText(say('noticeList.unread', { count: 3 }))).toBeVisible();
  },
});

export const MarksAllRead = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Notifications') })).toBeVisible();
    await expect(await canvas.findByText(say('noticeList.unread', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Mark all as read') }));
    await waitFor(() => expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: say('Mark all as read') })).not.toBeInTheDocument();
  },
});

/** Notices of orders stand by day, and each leads to its thing (S2.31, S7.41). */
export const OrderTab = meta.story({
  parameters: { router: { path: paths.notifications, page, initialEntries: [noticesUrl()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(11);
    const pay = canvas.getByRole('link', { name: 'Fifteen minutes left to pay' });
    await expect(pay).toHaveAttribute('href', '/paymentMethod?orders=260504080000000012');
    const refund = canvas.getByRole('link', { name: 'Refund sent' });
    await expect(refund).toHaveAttribute('href', '/Refund?refundSn=RF2603050002');
  },
});

export const AllRead = meta.story({
  beforeEach: ({ msw }) => msw.use(notificationScenarios.announcementsRead),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
  },
});

/** What leads nowhere opens over the list; what leads somewhere is a link. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pickUp = await canvas.findByRole('link', { name: /pick-up points/ });
    await expect(pickUp).toHaveAttribute('href', '/Checkout');
    await userEvent.click(canvas.getByRole('link', { name: /Avurudu delivery hours/ }));
    await expect(await screen.findByRole('dialog', { name: 'Avurudu delivery hours' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
  },
});

export const AsksToLogIn = SignedOut.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: say('noticeList.logIn') }));
    await expect(await screen.findByRole('dialog', { name: say('noticeList.logIn') })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { member: false },
  beforeEach: ({ msw }) => msw.use(notificationScenarios.noneForGuests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('All quiet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse deals') })).toHaveAttribute(
      'href',
      '/trending',
    );
  },
});

export const Many = meta.story({
  parameters: { member: false },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/notifications/notLogin/page', ({ query, response }) => {
        const current = Number(query.get('current') ?? 1);
        const records = Array.from({ length: 20 }, (_, index) =>
          aGuestAnnouncement({ id: current * 100 + index }),
        );
        return response(200).json({ records, total: 54, size: 20, current, pages: 3 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: say('infiniteEnd.more') }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(40));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/notifications/page', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(notificationScenarios.announcementsFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  parameters: { member: false },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/notifications/notLogin/page', ({ response }) =>
        response(200).json(
          aPage([
            aGuestAnnouncement({ title: hostile.word.slice(0, 120), summary: longText().slice(0, 300) }),
          ]),
        ),
      ),
    ),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
