import { contentQueries } from '#src/data/content/content.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { agreementLang, isAgreement } from '#src/domain/agreement/agreements.ts';
import { paths, shopUrl, trailingId } from '#src/domain/urls.ts';
import type { ScreenName } from '../screen-modules.ts';
import { absolute } from './addresses.ts';
import { categoryHead, discoverHead } from './category-heads.ts';
import type { HeadOf } from './head.ts';
import { helpHead } from './help-head.ts';
import { organization, website } from './linked-data.ts';
import { listingHead, searchHead, tagHead, trendingHead } from './list-heads.ts';
import { productHead } from './product-head.ts';
import { words } from './words.ts';

const homeHead: HeadOf = ({ shop, answers, origin, say }) => ({
  canonical: paths.home,
  description: say(words.homeText),
  index: true,
  picture: answers.getQueryData(homeQueries.window(shop).queryKey)?.banners[0]?.imgUrl,
  things: [organization(origin), website(origin)],
});

/** A shop's page. Addresses with a filter, sort or page are not indexed. */
const storeHead: HeadOf = async ({ params, search, shop, answers, english, origin, say }) => {
  const shopId = trailingId(params.storeId) ?? 0;
  const store = answers.getQueryData(shopQueries.detail(shop, shopId).queryKey);
  if (!store) return undefined;
  const { shopName } = await english.answers
    .ensureQueryData(shopQueries.detail(english.shop, shopId))
    .catch(() => store);
  const canonical = shopUrl(shopId, shopName);
  return {
    canonical,
    description: store.intro || say(words.store, { name: store.shopName }),
    index: !['q', 'category', 'sort', 'page'].some((name) => search.has(name)),
    picture: store.banner ?? store.shopLogo,
    way: [
      { name: say(words.home), path: paths.home },
      { name: store.shopName, path: canonical },
    ],
    things: [
      { '@type': 'Store', name: store.shopName, url: absolute(origin, canonical), ...logoOf(store, origin) },
    ],
  };
};

/** An agreement, by the title that it has in the language of the page. */
const agreementHead: HeadOf = ({ params: { type }, search, shop, answers, say }) => {
  const agreement = isAgreement(type)
    ? answers.getQueryData(contentQueries.agreement(shop, type, agreementLang(search)).queryKey)
    : undefined;
  return (
    agreement && {
      canonical: `/agreements/${type}`,
      description: say(words.agreement, { title: agreement.title }),
      index: true,
    }
  );
};

const logoOf = ({ shopLogo, banner }: { shopLogo: string | null; banner: string | null }, origin: string) => {
  const picture = banner ?? shopLogo;
  return picture ? { image: origin + picture } : {};
};

/**
 * What stands in the head of each screen, by the screen's name. `unlisted`: no search engine lists it, and it names no address
 * of its own.
 */
export const pageHeads: Readonly<Record<ScreenName, HeadOf | 'unlisted'>> = {
  Home: homeHead,
  Categories: ({ say }) => ({
    canonical: paths.categories,
    description: say(words.categories),
    index: true,
  }),
  Category: categoryHead,
  CategoryProducts: categoryHead,
  Listing: listingHead,
  Tag: tagHead,
  Trending: trendingHead,
  Discover: discoverHead,
  DiscoverSub: discoverHead,
  Store: storeHead,
  GroupBuy: ({ say }) => ({ canonical: paths.groupBuy, description: say(words.groupBuy), index: true }),
  Vouchers: ({ say }) => ({ canonical: paths.vouchers, description: say(words.vouchers), index: true }),
  SearchResults: searchHead,
  Product: productHead,
  ContactUs: ({ say }) => ({ canonical: paths.contact, description: say(words.contact), index: true }),
  Help: helpHead,
  Notification: ({ say }) => ({
    canonical: paths.notifications,
    description: say(words.notifications),
    index: true,
  }),
  Agreement: agreementHead,
  About: ({ say }) => ({ canonical: paths.about, description: say(words.about), index: true }),
  Credits: ({ say }) => ({ canonical: paths.credits, description: say(words.credits), index: true }),
  VoucherProducts: 'unlisted',
  Unsubscribe: 'unlisted',
  Goods: 'unlisted',
  Cart: 'unlisted',
  Checkout: 'unlisted',
  PaymentMethod: 'unlisted',
  NotFound: 'unlisted',
  Register: 'unlisted',
  Orders: 'unlisted',
  ToPay: 'unlisted',
  ToDeliver: 'unlisted',
  CancelOrder: 'unlisted',
  ToReceive: 'unlisted',
  Logistics: 'unlisted',
  CompletedOrder: 'unlisted',
  RateOrder: 'unlisted',
  RateProduct: 'unlisted',
  Refund: 'unlisted',
  Completed: 'unlisted',
  OrderDetails: 'unlisted',
  OrderReceipt: 'unlisted',
  OrderPlaced: 'unlisted',
  MyInvitation: 'unlisted',
  Wallet: 'unlisted',
  Collection: 'unlisted',
  MyFootPrint: 'unlisted',
  Chat: 'unlisted',
  Settings: 'unlisted',
  Profile: 'unlisted',
};
