import { expect } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { SellerCard } from '#src/design-system/cards/shop/SellerCard.tsx';
import { SellerCardSkeleton } from '#src/design-system/cards/shop/SellerCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const { shop } = aProductDetail();
const meta = preview.meta({
  component: SellerCard,
  args: { shop, href: `/store/casora/${shop.shopId}` },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: say('About seller') })).toBeVisible();
    await expect(canvas.getByText('Casora Home Appliances')).toBeVisible();
    await expect(canvas.getByText(say('Official'))).toBeVisible();
    await expect(canvas.getByText(say('shopFacts.products', { count: 31 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('sellerCard.visit') })).toHaveAttribute(
      'href',
      '/store/casora/2003',
    );
    await expect(
      canvas.getByText(say('{value, number} of 5 stars', { value: shop.ratingAvg ?? 0 })),
    ).toBeInTheDocument();
  },
});

export const New = meta.story({
  args: { shop: { ...shop, ratingAvg: null, prodCount: 1, official: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('shopFacts.products', { count: 1 }))).toBeVisible();
    await expect(canvas.queryByText(say('Official'))).not.toBeInTheDocument();
  },
});

export const NoRating = meta.story({
  args: { shop: { ...shop, ratingAvg: null }, chatHref: '/iCanchat?shopId=2003' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('sellerCard.chat') })).toHaveAttribute(
      'href',
      '/iCanchat?shopId=2003',
    );
    await expect(canvas.getByText(like('No ratings yet'))).toBeVisible();
    await expect(canvas.getByText(say('shopFacts.products', { count: 31 }))).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <SellerCardSkeleton /> });

export const LongText = meta.story({
  args: { shop: { ...shop, shopName: hostile.long } },
  globals: { language: 'ru' },
});

export const HtmlInText = meta.story({
  args: { shop: { ...shop, shopName: hostile.html } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});
