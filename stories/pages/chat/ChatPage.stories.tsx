import { expect, screen, waitFor, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import {
  aConversation,
  aMallConversation,
  aMessage,
  aMessageList,
  aSellerMessage,
  someConversations,
} from '#mocks/fixtures/chat.ts';
import { aPage } from '#mocks/fixtures/page.ts';
import { messageScenarios } from '#mocks/handlers/chat-messages.ts';
import { chatScenarios } from '#mocks/handlers/chat.ts';
import { http } from '#mocks/http.ts';
import { mallChatUrl, mallName } from '#src/domain/mall.ts';
import { conversationUrl, paths } from '#src/domain/urls.ts';
import { ChatPage } from '#src/pages/chat/ChatPage.tsx';
import * as page from '#src/pages/chat/chat.route.ts';
import { setNetwork } from '#storybook/conditions/network.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { storeName } from '../names.ts';
import { say } from '#storybook/say.ts';
import { isWide } from '../../is-wide.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: ChatPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.chat, page, initialEntries: [conversationUrl('cv_11')] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toHaveTextContent('Please ring twice, the bell is weak.');
  },
});

export const NoConversation = meta.story({
  parameters: { router: { path: paths.chat, page, initialEntries: [paths.chat] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(storeName())).toBeVisible();
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
  },
});

/** What was said stays while the line is being restored. */
export const Reconnecting = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      http.get('/p/chat/message/list', ({ response }) => {
        asked += 1;
        return asked === 1
          ? response(200).json(aMessageList())
          : response('default').json(aProblem('serverError'), { status: 500 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('When does it ship?') }));
    await expect(await canvas.findByText(say('Reconnecting'), {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveTextContent('Please ring twice, the bell is weak.');
  },
});

/** It keeps its number, so that it arrives once however often it is tried. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(messageScenarios.sendFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('When does it ship?') }));
    const log = within(await canvas.findByRole('log'));
    await expect(await log.findByText(say('Not sent'))).toBeVisible();
  },
});

export const SendsAgain = Failed.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('When does it ship?') }));
    const log = within(await canvas.findByRole('log'));
    await expect(await log.findByText(say('Not sent'))).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(log.getByRole('button', { name: say('errorState.retry') }));
    await waitFor(() => expect(log.queryByText(say('Not sent'))).not.toBeInTheDocument());
  },
});

/** With the mall itself: its hours and its answers stand beside it, other questions are one press away (S2.55). */
export const WithTheMall = meta.story({
  parameters: { router: { path: paths.chat, page, initialEntries: [mallChatUrl] } },
  beforeEach: ({ msw }) => {
    const mall = aMallConversation();
    const records = mall.lastMessage ? [mall.lastMessage] : [];
    msw.use(
      http.get('/p/chat/conversation/page', ({ response }) =>
        response(200).json(aPage([mall, aConversation()])),
      ),
      http.post('/p/chat/conversation', ({ response }) => response(200).json(mall)),
      http.get('/p/chat/message/list', ({ response }) => response(200).json(aMessageList({ records }))),
    );
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: say('Chat with {shop}', { shop: mallName }) });
    await expect(log).toHaveTextContent('Good morning, what can we do for you?');
    await expect(canvas.getByRole('button', { name: say('Where is my order?') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('conversationHeader.help') })).toHaveAttribute(
      'href',
      paths.help,
    );
    await expect(
      canvas.queryByRole('link', { name: say('conversationHeader.visit') }),
    ).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(chatScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No chats yet'))).toBeVisible();
  },
});

/** Three pages of conversations. */
const manyConversations = () =>
  http.get('/p/chat/conversation/page', ({ query, response }) => {
    const current = Number(query.get('current') ?? 1);
    const records = someConversations(20).map((one, index) => ({
      ...one,
      conversationId: `cv_${current * 100 + index}`,
    }));
    return response(200).json({ records, total: 54, size: 20, current, pages: 3 });
  });

/** The one that the address names stands on the second page of the list. */
export const OnTheSecondPage = meta.story({
  parameters: {
    ...behaviour,
    router: { path: paths.chat, page, initialEntries: [conversationUrl('cv_205')] },
  },
  beforeEach: ({ msw }) => msw.use(manyConversations()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible();
    if (!isWide()) return;
    const list = within(canvas.getByRole('navigation', { name: say('Chats') }));
    await waitFor(() => expect(list.getAllByRole('article').length).toBeGreaterThanOrEqual(40));
  },
});

export const Many = meta.story({
  parameters: { router: { path: paths.chat, page, initialEntries: [paths.chat] } },
  beforeEach: ({ msw }) => msw.use(manyConversations()),
  play: async ({ canvas }) => {
    const articles = await canvas.findAllByRole('article');
    await expect(articles.length).toBeGreaterThanOrEqual(20);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/chat/conversation/page', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('chatPage.title') })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(chatScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

/** The conversation itself says it, on a phone in place of the bar. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(chatScenarios.calmStream),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toHaveTextContent('Please ring twice, the bell is weak.');
    setNetwork('offline');
    await expect(await canvas.findByText(say('chatThread.offline'))).toBeVisible();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('You are offline'))).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const { shop } = aConversation();
    const lastMessage = aSellerMessage({ text: longText() });
    const named = aConversation({
      shop: { ...shop, shopName: longText().slice(0, 80) },
      lastMessage,
      unread: 120,
    });
    const records = [lastMessage, aMessage({ text: longText() })];
    msw.use(
      http.get('/p/chat/conversation/page', ({ response }) => response(200).json(aPage([named]))),
      http.get('/p/chat/message/list', ({ response }) => response(200).json(aMessageList({ records }))),
    );
  },
  globals: { language: 'ru' },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
