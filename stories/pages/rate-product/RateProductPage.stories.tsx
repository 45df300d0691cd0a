import { expect, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { ratedOrderScenarios } from '#mocks/handlers/orders-rated.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { myReviewScenarios } from '#mocks/handlers/reviews-mine.ts';
import { pictureStoreDays } from '#mocks/handlers/upload.ts';
import { rateUrl } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { RateProductPage } from '#src/pages/rate-product/RateProductPage.tsx';
import * as page from '#src/pages/rate-product/rate-product.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (address: string) => ({ path: paths.rateOrder, page, initialEntries: [address] });
const order = rateUrl('260504080000000005');
const stars = (count: 4 | 5) =>
  say('ratingInput.star', { stars: count, word: say(count === 4 ? 'ratingInput.four' : 'ratingInput.five') });
const thoughts = () => say('Your thoughts');

const meta = preview.meta({
  component: RateProductPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(order),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('rate-product') },
  },
  beforeEach: ({ msw }) => msw.use(ratedOrderScenarios.toRate, pictureStoreDays.takes),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('rateProductPage.title') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: thoughts() })).toBeVisible();
  },
});

export const StarsChosen = meta.story({
  parameters: { ...behaviour, router: at(`${order}&stars=4`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: stars(4) })).toBeChecked();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: stars(5) }));
    await userEvent.type(canvas.getByRole('textbox', { name: thoughts() }), 'Thick bread fits.');
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(await screen.findByText(say('Comments added'))).toBeVisible();
    await expect(await canvas.findByText(say('Your review is posted'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('See it on the product page') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/products\/\d+#reviews$/),
    );
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Post review') }));
    await expect(await canvas.findByText(like('reviewForm.faulty'))).toBeVisible();
  },
});

export const AlreadyRated = meta.story({
  beforeEach: ({ msw }) => msw.use(myReviewScenarios.alreadyRated),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: stars(5) }));
    await userEvent.type(canvas.getByRole('textbox', { name: thoughts() }), 'Thick bread fits.');
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(await canvas.findByText(aProblem('reviewExists').desc)).toBeVisible();
  },
});

export const WindowClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(ratedOrderScenarios.over),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('cannotRate.over'))).toBeVisible();
  },
});

export const Rated = meta.story({
  beforeEach: ({ msw }) => msw.use(ratedOrderScenarios.rated),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('cannotRate.done'))).toBeVisible();
  },
});

export const NotYet = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('cannotRate.notYet'))).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { ...behaviour, router: at(paths.rateOrder) },
  play: async () => {
    await expect(await screen.findByText(say('Choose what you want to rate'))).toBeVisible();
    await expect(await screen.findByRole('heading', { name: paths.rateProduct })).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/orderDetail', abortSignal)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('rateProductPage.title') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: thoughts() })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
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

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('textbox', { name: thoughts() })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
