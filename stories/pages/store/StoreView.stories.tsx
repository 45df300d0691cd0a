import { expect, screen, waitFor } from 'storybook/test';
import { aShop } from '#mocks/fixtures/shops.ts';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { followScenarios, rememberingFollows } from '#mocks/handlers/follows.ts';
import { patterns, shopUrl } from '#src/domain/urls.ts';
import { StoreView } from '#src/pages/store/StoreView.tsx';
import * as page from '#src/pages/store/store.route.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

/** Following a shop from its page. */
const meta = preview.meta({
  component: StoreView,
  args: { store: aShop() },
  parameters: {
    member: true,
    router: { path: patterns.store, page, initialEntries: [shopUrl(2003, 'Casora Home Appliances')] },
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.ofShop),
});

const follow = { name: 'Follow Casora Home Appliances' };
const following = { name: 'Following Casora Home Appliances' };

export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...rememberingFollows([2010])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('18,400 followers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', follow));
    await expect(await canvas.findByRole('button', following)).toBeVisible();
    await expect(await screen.findByText('You follow this shop now')).toBeVisible();
    await expect(await canvas.findByText('18,401 followers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', following));
    await expect(await canvas.findByRole('button', follow)).toBeVisible();
    await expect(await canvas.findByText('18,400 followers')).toBeVisible();
  },
});

export const Followed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', following)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow));
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Sri Lanka (+94)'),
    );
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(followScenarios.noneYet, followScenarios.full),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow));
    await expect(await screen.findByText('You can follow five hundred shops at most')).toBeVisible();
    await expect(canvas.getByRole('button', follow)).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(followScenarios.changeFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', following));
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(await canvas.findByRole('button', following)).toBeVisible();
  },
});
