import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '#src/domain/urls.ts';
import { MainLayout } from './MainLayout.tsx';
import { memberScreens } from './member-routes.ts';
import { orderScreens } from './order-routes.ts';
import { loader } from './root-loader.ts';
import { RouteError } from './RouteError.tsx';
import { screen } from './screen.ts';

const discover = () => import('#src/pages/discover/discover.route.ts');
const category = () => import('#src/pages/category/category.route.ts');

/** All screens, a line each. Static parts win over `/{categoryList}/{categoryId}`, whose loader guards the rest (Z1). */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: MainLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    loader,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'screens',
        ErrorBoundary: RouteError,
        children: [
          screen(paths.home, { name: 'Home', browse: true }, () => import('#src/pages/home/home.route.ts')),
          screen(
            paths.categories,
            { name: 'Categories', browse: true },
            () => import('#src/pages/categories/categories.route.ts'),
          ),
          screen(
            paths.listing,
            { name: 'Listing', browse: true },
            () => import('#src/pages/listing/listing.route.ts'),
          ),
          screen(
            paths.trending,
            { name: 'Trending', browse: true },
            () => import('#src/pages/trending/trending.route.ts'),
          ),
          screen(paths.discover, { name: 'Discover', browse: true }, discover),
          screen(patterns.discoverSub, { name: 'DiscoverSub', browse: true }, discover),
          screen(patterns.category, { name: 'Category', browse: true }, category),
          screen(patterns.selected, { name: 'CategoryProducts', browse: true }, category),
          screen(patterns.tag, { name: 'Tag', browse: true }, () => import('#src/pages/tag/tag.route.ts')),
          screen(
            patterns.store,
            { name: 'Store', browse: true },
            () => import('#src/pages/shop/shop.route.ts'),
          ),
          screen(
            paths.groupBuy,
            { name: 'GroupBuy', browse: true },
            () => import('#src/pages/group-buy/group-buy.route.ts'),
          ),
          screen(paths.vouchers, { name: 'Vouchers' }, () => import('#src/pages/vouchers/vouchers.route.ts')),
          screen(
            patterns.voucher,
            { name: 'VoucherProducts' },
            () => import('#src/pages/voucher/voucher.route.ts'),
          ),
          screen(
            patterns.search,
            { name: 'SearchResults', browse: true },
            () => import('#src/pages/search/search.route.ts'),
          ),
          screen(
            patterns.product,
            { name: 'Product', browse: true, ownBar: true },
            () => import('#src/pages/product/product.route.ts'),
          ),
          screen(paths.help, { name: 'Help' }, () => import('#src/pages/help/help.route.ts')),
          screen(paths.contact, { name: 'ContactUs' }, () => import('#src/pages/contact/contact.route.ts')),
          screen(
            paths.notifications,
            { name: 'Notification', ordered: true },
            () => import('#src/pages/notices/notices.route.ts'),
          ),
          screen(
            paths.unsubscribe,
            { name: 'Unsubscribe', ordered: true },
            () => import('#src/pages/unsubscribe/unsubscribe.route.ts'),
          ),
          screen(
            patterns.agreement,
            { name: 'Agreement' },
            () => import('#src/pages/agreement/agreement.route.ts'),
          ),
          screen(
            paths.goods,
            { name: 'Goods' },
            () => import('#src/pages/last-product/last-product.route.ts'),
          ),
          screen(paths.cart, { name: 'Cart', account: true }, () => import('#src/pages/cart/cart.route.ts')),
          ...orderScreens,
          ...memberScreens,
          screen(
            paths.checkout,
            { name: 'Checkout', account: true, ownBar: true, step: 'checkout' },
            () => import('#src/pages/checkout/checkout.route.ts'),
          ),
          screen(
            paths.paymentMethod,
            { name: 'PaymentMethod', account: true, ownBar: true, step: 'payment' },
            () => import('#src/pages/payment/payment.route.ts'),
          ),
          screen('*', { name: 'NotFound' }, () => import('#src/pages/not-found/not-found.route.ts')),
        ],
      },
    ],
  },
  {
    id: 'plain',
    lazy: async () => ({ Component: (await import('./PlainLayout.tsx')).PlainLayout }),
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    loader,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'plain-screens',
        ErrorBoundary: RouteError,
        children: [
          screen(paths.about, { name: 'About' }, () => import('#src/pages/about/about.route.ts')),
          screen(paths.credits, { name: 'Credits' }, () => import('#src/pages/credits/credits.route.ts')),
          screen(paths.register, { name: 'Register' }, () => import('#src/pages/register/register.route.ts')),
        ],
      },
    ],
  },
];
