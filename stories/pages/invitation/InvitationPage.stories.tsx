import { expect, screen, waitFor, within } from 'storybook/test';
import { invitationScenarios } from '#mocks/handlers/invitation.ts';
import { invitationTabUrl } from '#src/domain/invitation/invitation-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { InvitationPage } from '#src/pages/invitation/InvitationPage.tsx';
import * as page from '#src/pages/invitation/invitation.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (address: string) => ({ path: paths.invitation, page, initialEntries: [address] });
const door = () => say('invitePanel.title');

const meta = preview.meta({
  component: InvitationPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(invitationTabUrl('invite')),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('invitation') },
  },
});

/** The door with the link, friends by state, the board with the reader's place, and the rules (S1.33, S1.34, S2.32, S3.20). */
export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: door() })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: say('inviteTab.code') })).toBeVisible();
    const friends = await canvas.findByRole('region', { name: say('inviteFriends.title') });
    await expect(await within(friends).findAllByRole('listitem')).toHaveLength(6);
    await expect(within(friends).getByText(say('inviteeRow.self'))).toBeVisible();
    await expect(await canvas.findByRole('table', { name: say('Leaderboard') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: say('inviteRules.fair') })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(invitationScenarios.none, invitationScenarios.noFriends, invitationScenarios.emptyBoard),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('emptyInvitees.title'))).toBeVisible();
    await expect(await canvas.findByText(say('The leaderboard is empty'))).toBeVisible();
  },
});

export const NotRanked = meta.story({
  beforeEach: ({ msw }) => msw.use(invitationScenarios.none, invitationScenarios.notRanked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('invitePanel.none'))).toBeVisible();
    await expect(await canvas.findByText(say('You are not on the leaderboard yet'))).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(invitationScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('inviteFriends.more') })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/invitation/*', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: say('invitationPage.title') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: door() })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      invitationScenarios.failing,
      invitationScenarios.boardFailing,
      invitationScenarios.friendsFailing,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(say('Something went wrong'))).toHaveLength(3));
  },
});

/** A part that fails, fails alone and can be tried again. */
export const BoardRetries = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(invitationScenarios.boardFailing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: door() })).toBeVisible();
    await expect(await canvas.findByText(say('Something went wrong'))).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('table', { name: say('Leaderboard') })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('heading', { level: 2, name: door() })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
