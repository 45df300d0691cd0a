import { expect, screen, waitFor, within } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { reviewScenarios } from '#mocks/handlers/reviews.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const reviewsOf = (canvas: { getByRole: (role: 'region', how: { name: string }) => HTMLElement }) =>
  canvas.getByRole('region', { name: 'Reviews' });

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    router: { path: patterns.product, page, initialEntries: [productUrl(100_003)] },
    chromatic: { modes: stateModes },
  },
});

export const ReviewsFiltered = meta.story({
  beforeEach: ({ msw }) => msw.use(reviewScenarios.many),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 reviews, newest first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 star: 3' }));
    await expect(await canvas.findByText('2 reviews, newest first')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 star' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: /With photos/ }));
    await expect(await canvas.findByText('3 reviews, newest first')).toBeVisible();
    const [picture] = within(reviewsOf(canvas)).getAllByRole('button', { name: 'Enlarge picture 2' });
    if (picture) await userEvent.click(picture);
    const gallery = await screen.findByRole('dialog', { name: 'Pictures by Dinesh Kumar' });
    await expect(within(gallery).getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gallery).not.toBeInTheDocument());
  },
});

export const NoneMatch = meta.story({
  beforeEach: ({ msw }) => msw.use(reviewScenarios.many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 stars' }));
    await expect(await canvas.findByText('Nothing fits all of these filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('12 reviews, newest first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 stars' }));
    await expect(await canvas.findByText('Nothing fits all of these filters')).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(reviewScenarios.many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more reviews (10 of 12 shown)' }));
    await waitFor(() => expect(reviewsOf(canvas).querySelectorAll('article')).toHaveLength(12));
    await expect(canvas.queryByRole('button', { name: /Show more reviews/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Dinesh Kumar'));
  },
});

export const NoReviews = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(reviewScenarios.none, reviewScenarios.noSummary, catalogScenarios.noSimilar),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, There are no reviews here')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'All' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Similar products' })).not.toBeInTheDocument();
  },
});
