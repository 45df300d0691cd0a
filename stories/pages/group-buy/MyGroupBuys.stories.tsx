import { expect, screen } from 'storybook/test';
import { groupBuyScenarios } from '#mocks/handlers/group-buy.ts';
import { GroupBuyPage } from '#src/pages/group-buy/GroupBuyPage.tsx';
import * as page from '#src/pages/group-buy/group-buy.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const at = (search = '') => ({ path: paths.groupBuy, page, initialEntries: [paths.groupBuy + search] });

const meta = preview.meta({
  component: GroupBuyPage,
  parameters: {
    layout: 'fullscreen',
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('group-buy') },
  },
});

/** The reader's own groups: waiting, complete, too small in time. */
export const Joined = meta.story({
  parameters: { member: true, router: at('?state=mine') },
  play: async ({ canvas }) => {
    const groups = await canvas.findByRole('list', { name: say('My group buys') });
    await expect(groups.children).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: say('groupBuyCard.invite') })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: say('groupBuyCard.order') })).toHaveLength(2);
  },
});

export const NoneJoined = meta.story({
  parameters: { member: true, router: at('?state=mine') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.noneJoined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('You have not joined a group'))).toBeVisible();
  },
});

export const Joins = meta.story({
  parameters: { ...behaviour, member: true },
  play: async ({ canvas, userEvent }) => {
    const [join] = await canvas.findAllByRole('button', { name: say('groupBuyCard.join') });
    await userEvent.click(join!);
    await expect(
      await canvas.findByRole('heading', { name: /^\/Checkout\?prodId=\d+.*&group=\d+|^\/products\/\d+$/ }),
    ).toBeVisible();
  },
});

export const JoinSignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [join] = await canvas.findAllByRole('button', { name: say('groupBuyCard.join') });
    await userEvent.click(join!);
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});
