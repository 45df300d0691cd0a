import { expect, screen } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { CategoriesPage } from '#src/pages/categories/CategoriesPage.tsx';
import * as page from '#src/pages/categories/categories.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CategoriesPage,
  parameters: {
    router: { path: paths.categories, page, initialEntries: [paths.categories] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Electronics' }));
    await expect(await canvas.findByRole('heading', { name: '/electronics/10001' })).toBeVisible();
  },
});

export const Deep = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kettles & Toasters' })).toHaveAttribute(
      'href',
      '/kettles-toasters/10023',
    );
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.categoriesFailing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something went wrong' }),
    ).toBeInTheDocument();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
