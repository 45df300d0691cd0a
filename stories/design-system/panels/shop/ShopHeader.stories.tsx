import { expect, fn } from 'storybook/test';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { aNewShop, aShop } from '#mocks/fixtures/shops.ts';
import { FollowButton } from '#src/design-system/cards/shop/FollowButton.tsx';
import { ShopHeader } from '#src/design-system/panels/shop/ShopHeader.tsx';
import { ShopHeaderSkeleton } from '#src/design-system/panels/shop/ShopHeaderSkeleton.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { ShopTabs } from '#src/design-system/tabs/ShopTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, likeText, say } from '#storybook/say.ts';

const shop = aShop();
const onFollow = fn();
const follow = (followed: boolean) => (
  <FollowButton size="lg" onWall shopName={shop.shopName} followed={followed} onChange={onFollow} />
);
const products = someProducts(3);
const hrefs = { home: '/store/casora/2003', all: '?tab=all', new: '?tab=new', vouchers: '?tab=vouchers' };

const meta = preview.meta({
  component: ShopHeader,
  args: {
    shop,
    products,
    hrefOf: ({ prodId }) => productUrl(prodId),
    action: follow(false),
    onChat: fn(),
    children: <ShopTabs current="home" hrefs={hrefs} counts={{ all: shop.prodCount }} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page-width overflow-x-clip">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shop.shopName })).toBeVisible();
    await expect(canvas.getByText(say('Official'))).toBeVisible();
    await expect(canvas.getByText(say('Answers {percent, number}% of chats', { percent: 99 }))).toBeVisible();
    await expect(canvas.getByText(likeText(say('Open since')))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('shopHeader.chat') }));
    await expect(args.onChat).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Follow {shop}', { shop: shop.shopName }) }),
    );
    await expect(onFollow).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('link', { name: say('Shop home') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const New = meta.story({
  args: { shop: aNewShop(), action: undefined, products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No ratings yet'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText(like('Answers {percent, number}% of chats'))).not.toBeInTheDocument();
  },
});

export const NoRating = meta.story({
  args: { shop: aShop({ ratingAvg: null, positivePercent: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No ratings yet'))).toBeVisible();
    await expect(canvas.queryByText(say('Happy buyers'))).not.toBeInTheDocument();
  },
});

export const Followed = meta.story({
  args: { action: follow(true) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('Following {shop}', { shop: shop.shopName }) }),
    ).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { closed: true, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('This shop is closed. Nothing can be bought here now.'),
    );
    await expect(canvas.queryByRole('button', { name: say('shopHeader.chat') })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ render: () => <ShopHeaderSkeleton /> });

export const BrokenImage = meta.story({ args: { shop: aShop({ shopLogo: edges.brokenPicture }) } });

/** A pale colour of its own is darkened until white words can be read on it. */
export const PaleTint = meta.story({ args: { shop: aShop({ tint: '#f0d9a0' }) } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { shop: aShop({ shopName: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { shop: aShop({ shopName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: hostile.html })).toBeVisible();
  },
});
