import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '#src/domain/urls.ts';
import { MainLayout } from './MainLayout.tsx';
import { orderScreens } from './order-routes.ts';
import { loader } from './root-loader.ts';
import { RouteError } from './RouteError.tsx';
import { page, screen } from './screen.ts';

const settings = () => import('#src/pages/settings/settings.route.ts');
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
          screen(
            paths.home,
            { name: 'Home', module: page('home'), browse: true },
            () => import('#src/pages/home/home.route.ts'),
          ),
          screen(
            paths.categories,
            { name: 'Categories', module: page('categories'), browse: true },
            () => import('#src/pages/categories/categories.route.ts'),
          ),
          screen(
            paths.listing,
            { name: 'Listing', module: page('listing'), browse: true },
            () => import('#src/pages/listing/listing.route.ts'),
          ),
          screen(
            paths.trending,
            { name: 'Trending', module: page('trending'), browse: true },
            () => import('#src/pages/trending/trending.route.ts'),
          ),
          screen(paths.discover, { name: 'Discover', module: page('discover'), browse: true }, discover),
          screen(
            patterns.discoverSub,
            { name: 'DiscoverSub', module: page('discover'), browse: true },
            discover,
          ),
          screen(patterns.category, { name: 'Category', module: page('category'), browse: true }, category),
          screen(
            patterns.selected,
            { name: 'CategoryProducts', module: page('category'), browse: true },
            category,
          ),
          screen(
            patterns.tag,
            { name: 'Tag', module: page('tag'), browse: true },
            () => import('#src/pages/tag/tag.route.ts'),
          ),
          screen(
            patterns.store,
            { name: 'Store', module: page('store'), browse: true },
            () => import('#src/pages/store/store.route.ts'),
          ),
          screen(
            paths.groupBuy,
            { name: 'GroupBuy', module: page('group-buy'), browse: true },
            () => import('#src/pages/group-buy/group-buy.route.ts'),
          ),
          screen(
            paths.vouchers,
            { name: 'Vouchers', module: page('vouchers') },
            () => import('#src/pages/vouchers/vouchers.route.ts'),
          ),
          screen(
            patterns.voucher,
            { name: 'VoucherProducts', module: page('voucher') },
            () => import('#src/pages/voucher/voucher.route.ts'),
          ),
          screen(
            patterns.search,
            { name: 'SearchResults', module: page('search'), browse: true },
            () => import('#src/pages/search/search.route.ts'),
          ),
          screen(
            patterns.product,
            { name: 'Product', module: page('product'), browse: true, ownBar: true },
            () => import('#src/pages/product/product.route.ts'),
          ),
          screen(
            paths.contact,
            { name: 'ContactUs', module: page('contact') },
            () => import('#src/pages/contact/contact.route.ts'),
          ),
          screen(
            paths.notifications,
            { name: 'Notification', module: page('notification') },
            () => import('#src/pages/notification/notification.route.ts'),
          ),
          screen(
            patterns.agreement,
            { name: 'Agreement', module: page('agreement') },
            () => import('#src/pages/agreement/agreement.route.ts'),
          ),
          screen(
            paths.goods,
            { name: 'Goods', module: page('goods') },
            () => import('#src/pages/goods/goods.route.ts'),
          ),
          screen(
            paths.cart,
            { name: 'Cart', module: page('cart'), account: true },
            () => import('#src/pages/cart/cart.route.ts'),
          ),
          ...orderScreens,
          screen(
            paths.favourites,
            { name: 'Collection', module: page('collection'), account: true },
            () => import('#src/pages/collection/collection.route.ts'),
          ),
          screen(
            paths.footprint,
            { name: 'MyFootPrint', module: page('footprint'), account: true },
            () => import('#src/pages/footprint/footprint.route.ts'),
          ),
          screen(
            paths.chat,
            { name: 'Chat', module: page('chat'), account: true },
            () => import('#src/pages/chat/chat.route.ts'),
          ),
          screen(paths.settings, { name: 'Settings', module: page('settings'), account: true }, settings),
          screen(paths.profile, { name: 'Profile', module: page('settings'), account: true }, settings),
          screen(
            paths.checkout,
            { name: 'Checkout', module: page('checkout'), account: true, ownBar: true, step: 'checkout' },
            () => import('#src/pages/checkout/checkout.route.ts'),
          ),
          screen(
            paths.paymentMethod,
            { name: 'PaymentMethod', module: page('payment'), account: true, ownBar: true, step: 'payment' },
            () => import('#src/pages/payment/payment.route.ts'),
          ),
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
          screen(
            paths.about,
            { name: 'About', module: page('about') },
            () => import('#src/pages/about/about.route.ts'),
          ),
          screen(
            paths.register,
            { name: 'Register', module: page('register') },
            () => import('#src/pages/register/register.route.ts'),
          ),
          screen(
            '*',
            { name: 'NotFound', module: page('not-found') },
            () => import('#src/pages/not-found/not-found.route.ts'),
          ),
        ],
      },
    ],
  },
];
