import { expect, screen } from 'storybook/test';
import { chatScenarios } from '#mocks/handlers/chat.ts';
import { paths, conversationUrl } from '#src/domain/urls.ts';
import { ChatPage } from '#src/pages/chat/ChatPage.tsx';
import * as page from '#src/pages/chat/chat.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ChatPage,
  parameters: {
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
    await expect(await canvas.findByText('Casora Home Appliances')).toBeVisible();
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(chatScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No chats yet')).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(chatScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});
