import { expect, screen } from 'storybook/test';
import { aMyReview, aPendingReview } from '#mocks/fixtures/reviews.ts';
import { myReviewScenarios } from '#mocks/handlers/reviews-mine.ts';
import { reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { MyReviewsPage } from '#src/pages/my-reviews/MyReviewsPage.tsx';
import * as page from '#src/pages/my-reviews/my-reviews.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (address: string) => ({ path: paths.rateProduct, page, initialEntries: [address] });
const rate = () => say('Rate {name}', { name: aPendingReview().item.prodName });

const meta = preview.meta({
  component: MyReviewsPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(reviewsUrl()),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('my-reviews') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('myReviewsPage.title') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: rate() })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: say('Recently posted') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('postedLately.all', { count: 3 }) })).toHaveAttribute(
      'href',
      '/RateProduct?show=rated',
    );
  },
});

export const Rated = meta.story({
  parameters: { router: at(reviewsUrl('rated')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: aMyReview().prodName })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(myReviewScenarios.nothingToRate, myReviewScenarios.noneWritten),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Nothing to rate'))).toBeVisible();
  },
});

export const NoneWritten = meta.story({
  parameters: { router: at(reviewsUrl('rated')) },
  beforeEach: ({ msw }) => msw.use(myReviewScenarios.noneWritten),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('emptyReviews.rated'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/prodComm/*', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: say('reviewTabs.label') })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(myReviewScenarios.failing, myReviewScenarios.writtenFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('link', { name: rate() })),
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(myReviewScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('moreRows.more') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: like('reviewTabs.toRate') })).toHaveTextContent('24');
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('link', { name: rate() })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
