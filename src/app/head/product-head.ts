import { majorUnits } from '#openapi/currencies.ts';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { categoryUrl, paths, productUrl, shopUrl, trailingId } from '#src/domain/urls.ts';
import { absolute } from './addresses.ts';
import type { Head, HeadFacts, Thing } from './head.ts';
import { words } from './words.ts';

const picturesMax = 6;

/** A product: what it costs in the reader's region, whether it can be had, and what buyers think of it. */
export function productHead({ params, shop, answers, origin, say }: HeadFacts): Head | undefined {
  const asked = catalogQueries.product(shop, trailingId(params.productId) ?? 0);
  const product = answers.getQueryData(asked.queryKey);
  if (!product) return undefined;
  const canonical = productUrl(product.prodId);
  return {
    canonical,
    description: product.brief || product.prodName,
    index: true,
    type: 'product',
    picture: product.imgs[0] ?? product.pic,
    price: product.regionAvailable ? product.price : undefined,
    way: [
      { name: say(words.home), path: paths.home },
      ...product.categoryPath.map(({ categoryId, categoryName }) => ({
        name: categoryName,
        path: categoryUrl(categoryId, categoryName),
      })),
      { name: product.prodName, path: canonical },
    ],
    things: [thingOf(product, origin)],
  };
}

function thingOf(product: ProductDetail, origin: string): Thing {
  const { brand, ratingAvg, ratingCount } = product;
  return {
    '@type': 'Product',
    '@id': `${origin}${productUrl(product.prodId)}#product`,
    name: product.prodName,
    description: product.brief || product.prodName,
    sku: product.itemCode,
    productID: String(product.prodId),
    url: origin + productUrl(product.prodId),
    image: product.imgs.slice(0, picturesMax).map((picture) => origin + picture),
    category: product.categoryPath.map(({ categoryName }) => categoryName).join(' > '),
    ...(brand && { brand: { '@type': 'Brand', name: brand.brandName } }),
    ...(ratingAvg !== null &&
      ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: ratingAvg, ratingCount, bestRating: 5 },
      }),
    ...(product.regionAvailable && { offers: offersOf(product, origin) }),
  };
}

const availability = { IN_STOCK: 'InStock', LOW: 'LimitedAvailability', OUT_OF_STOCK: 'OutOfStock' } as const;

function offersOf(product: ProductDetail, origin: string) {
  const amounts = product.skuList.filter(({ status }) => status === 'ON').map(({ price }) => price.amount);
  const low = Math.min(product.price.amount, ...amounts);
  const high = Math.max(product.price.amount, ...amounts);
  return {
    ...(low === high
      ? { '@type': 'Offer', price: majorUnits(low) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: majorUnits(low),
          highPrice: majorUnits(high),
          offerCount: amounts.length,
        }),
    priceCurrency: product.price.currency,
    availability: `https://schema.org/${availability[product.stockState]}`,
    url: origin + productUrl(product.prodId),
    seller: {
      '@type': 'Organization',
      name: product.shop.shopName,
      url: absolute(origin, shopUrl(product.shop.shopId, product.shop.shopName)),
    },
  };
}
