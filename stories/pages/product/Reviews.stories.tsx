import { expect, screen, waitFor, within } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { reviewScenarios } from '#mocks/handlers/reviews.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const reviewsOf = (canvas: { getByRole: (role: 'region', how: { name: string }) => HTMLElement }) =>
  canvas.getByRole('region', { name: say('Reviews') });

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: patterns.product, page, initialEntries: [productUrl(100_003)] },
    chromatic: { modes: stateModes },
  },
});

export const ReviewsFiltered = meta.story({
  beforeEach: ({ msw }) => msw.use(reviewScenarios.many),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say('reviewList.found', { total: 12 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('reviewSummary.row', { stars: 1, count: 3 }) }),
    );
    await expect(await canvas.findByText(say('reviewList.found', { total: 2 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('reviewCard.stars', { stars: 1 }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('reviewFilter.all') }));
    await userEvent.click(canvas.getByRole('button', { name: like('With photos') }));
    await expect(await canvas.findByText(say('reviewList.found', { total: 3 }))).toBeVisible();
    const [picture] = within(reviewsOf(canvas)).getAllByRole('button', {
      name: say('pictureStrip.enlarge', { number: 2 }),
    });
    if (picture) await userEvent.click(picture);
    const gallery = await screen.findByRole('dialog', {
      name: say('Pictures by {name}', { name: 'Dinesh Kumar' }),
    });
    await expect(within(gallery).getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gallery).not.toBeInTheDocument());
  },
});

export const NoneMatch = meta.story({
  beforeEach: ({ msw }) => msw.use(reviewScenarios.many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('reviewCard.stars', { stars: 2 }) }));
    await expect(await canvas.findByText(say('No products match these filters'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Clear filters') }));
    await expect(await canvas.findByText(say('reviewList.found', { total: 12 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('reviewCard.stars', { stars: 2 }) }));
    await expect(await canvas.findByText(say('No products match these filters'))).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(reviewScenarios.many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: say('Show more reviews ({shown, number} of {total, number} shown)', { shown: 10, total: 12 }),
      }),
    );
    await waitFor(() => expect(reviewsOf(canvas).querySelectorAll('article')).toHaveLength(12));
    await expect(
      canvas.queryByRole('button', {
        name: like('Show more reviews ({shown, number} of {total, number} shown)'),
      }),
    ).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Dinesh Kumar'));
  },
});

export const NoReviews = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(reviewScenarios.none, reviewScenarios.noSummary, catalogScenarios.noSimilar),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Sorry, There are no reviews here'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('reviewFilter.all') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: say('Similar products') })).not.toBeInTheDocument();
  },
});
