import { expect } from 'storybook/test';
import { somePairGroups } from '#mocks/fixtures/home-window.ts';
import { EditorialPair } from '#src/design-system/panels/home/EditorialPair.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: EditorialPair,
  args: {
    title: 'A weekend, two ways',
    groups: somePairGroups(),
    hrefOf: ({ relation }) => `/category/${relation}`,
    productHrefOf: ({ prodId }) => `/products/${prodId}`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A weekend, two ways' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
