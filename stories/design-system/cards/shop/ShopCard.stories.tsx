import { expect, fn } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { aShopSummary } from '#mocks/fixtures/shops.ts';
import { FollowButton } from '#src/design-system/cards/shop/FollowButton.tsx';
import { ShopCard } from '#src/design-system/cards/shop/ShopCard.tsx';
import { ShopCardSkeleton } from '#src/design-system/cards/shop/ShopCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const shop = aShopSummary();
const onChange = fn();
const follow = (followed: boolean) => (
  <FollowButton shopName={shop.shopName} followed={followed} onChange={onChange} />
);

const meta = preview.meta({
  component: ShopCard,
  args: {
    shop,
    href: `/store/casora/${shop.shopId}`,
    products: someProducts(4),
    productHrefOf: ({ prodId }) => `/products/${prodId}`,
    action: follow(false),
  },
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: shop.shopName })).toBeVisible();
    await expect(canvas.getByRole('link', { name: shop.shopName })).toHaveAttribute(
      'href',
      `/store/casora/${shop.shopId}`,
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      canvas.getByRole('list', { name: say('Products of {shop}', { shop: shop.shopName }) }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Follow {shop}', { shop: shop.shopName }) }),
    );
    await expect(onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Followed = meta.story({ args: { action: follow(true) } });

export const BelowAPageHeading = meta.story({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: shop.shopName })).toBeVisible();
  },
});

export const WithoutFollow = meta.story({
  args: { action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const New = meta.story({
  args: { shop: { ...shop, ratingAvg: null, prodCount: 1 }, products: someProducts(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No ratings yet'))).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { shop: { ...shop, prodCount: 0 }, products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Closed = meta.story({
  args: { closed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('shopCard.closed'))).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <ShopCardSkeleton />,
});

export const BrokenImage = meta.story({ args: { products: someProducts(3, { pic: edges.brokenPicture }) } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { shop: { ...shop, shopName: hostile.long, prodCount: 1_234_567 }, closed: true },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { shop: { ...shop, shopName: hostile.html } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hostile.html })).toBeVisible();
  },
});
