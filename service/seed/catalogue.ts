import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { currencies } from '#openapi/currencies.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import type { Language } from '#service/domain/language.ts';
import { shippedFile } from '#service/db/project-root.ts';

/** ISO code of a region, by which the catalogue keys its prices. */
export type RegionCode = 'LK' | 'CN' | 'LA' | 'TR';

/** Minor units of the region's currency. */
export type MoneyByRegion = Record<RegionCode, number>;

type CatalogueRegion = {
  id: number;
  code: RegionCode;
  name: LocalisedText;
  currency: keyof typeof currencies;
  phoneCode: string;
  timeZone: string;
  default: boolean;
};

type CatalogueCategory = {
  id: number;
  slug: string;
  name: LocalisedText;
  parentId: number | null;
  level: number;
  path: number[];
  image: string | null;
  sort: number;
};

type CatalogueBrand = {
  id: number;
  slug: string;
  name: string;
  nameZh: string;
  logo: string;
  tagline: LocalisedText;
};

export type CatalogueShop = Omit<CatalogueBrand, 'tagline'> & {
  type: 'flagship' | 'shop';
  country: string;
  city: string;
  openedYear: number;
  about: LocalisedText;
  /** Colour of the shop's page, as `#rrggbb`. */
  color: string;
  followers: number;
  rating: number;
  replyRate: number;
  /** The top categories in which the shop sells, the main one first. */
  categoryIds: number[];
};

type CatalogueSku = {
  id: number;
  code: string;
  options: Record<string, string>;
  price: MoneyByRegion;
  list: MoneyByRegion;
  stock: number;
  imageId: string | null;
};

type CatalogueDelivery = {
  shipFrom: string;
  overseas: boolean;
  minDays: number;
  maxDays: number;
  fee: number;
  freeWithinRegion: boolean;
};

export type CatalogueProduct = {
  id: number;
  itemCode: string;
  slug: string;
  name: LocalisedText;
  shopId: number;
  brandId: number | null;
  categoryId: number;
  categoryPath: number[];
  description: LocalisedText;
  specs: { name: string; value: string }[];
  options: { name: string; values: { value: string; swatch?: string }[] }[];
  skus: CatalogueSku[];
  price: MoneyByRegion;
  list: MoneyByRegion;
  availability: RegionCode[];
  delivery: Partial<Record<RegionCode, CatalogueDelivery>>;
  warrantyMonths: number;
  weightGrams: number;
  soldCount: number;
  favouriteCount: number;
  rating: { average: number; count: number; histogram: number[] };
  images: string[];
  tags: string[];
  services: string[];
  createdAt: string;
};

type CatalogueReview = {
  id: number;
  productId: number;
  skuId: number;
  skuOptions: Record<string, string>;
  nickName: string | null;
  avatar: string | null;
  anonymous: boolean;
  language: Language;
  stars: number;
  text: string;
  images: string[];
  helpful: number;
  createdAt: string;
  reply: { text: string; createdAt: string } | null;
};

export type CatalogueVoucher = {
  id: number;
  type: 'mall' | 'shop' | 'product';
  shopId: number | null;
  productIds: number[];
  kind: 'percent' | 'fixed' | 'free-shipping';
  percent: number | null;
  cap: MoneyByRegion | null;
  amount: MoneyByRegion | null;
  minSpend: MoneyByRegion | null;
  audience: 'all' | 'new-user' | 'app';
  title: LocalisedText;
  regions: RegionCode[];
  total: number;
  collected: number;
  perUser: number;
  startsOn: string;
  validThrough: string;
};

type CatalogueGroupBuy = {
  id: number;
  productId: number;
  skuId: number;
  groupSize: number;
  joined: number;
  price: MoneyByRegion;
  regions: RegionCode[];
  startsInHours: number;
  endsInHours: number;
};

export type Catalogue = {
  meta: { schema: number; seed: string; asOf: string };
  regions: CatalogueRegion[];
  categories: CatalogueCategory[];
  brands: CatalogueBrand[];
  shops: CatalogueShop[];
  products: CatalogueProduct[];
  /** Ids of products of earlier catalogues that are withdrawn from sale. */
  withdrawn: number[];
  /** By image id: file, width and height in pixels, and the main colour. */
  images: Record<string, { file: string; width: number; height: number; color: string }>;
  reviews: CatalogueReview[];
  indexTags: {
    id: number;
    slug: string;
    title: LocalisedText;
    style: 'rail' | 'grid';
    productIds: number[];
    sort: number;
  }[];
  banners: {
    id: number;
    image: string;
    title: LocalisedText;
    text: LocalisedText;
    link: { type: string; id: number };
    regions: RegionCode[];
    sort: number;
  }[];
  services: { slug: string; icon: string; title: LocalisedText }[];
  hotSearches: { content: string; rank: number; searches: number; hot: boolean; language: string }[];
  vouchers: CatalogueVoucher[];
  groupBuys: CatalogueGroupBuy[];
  couriers: Record<RegionCode, string[]>;
};

/** Province, district and town, by the names that people write on parcels. */
export type AddressTree = Record<
  RegionCode,
  { name: string; districts: { name: string; towns: string[] }[] }[]
>;

/** News of the mall; `region` null is every region, `hoursAgo` is counted from the moment the shop is filled. */
export type SeedAnnouncement = {
  id: number;
  region: RegionCode | null;
  hoursAgo: number;
  link: string;
  pic: string | null;
  title: LocalisedText;
  summary: LocalisedText;
};

/** The folder of the seed's pictures, which the service serves below `/media`. */
export const seedImagesFolder = () => shippedFile('service/seed/images');

/** A file of `data/`, by its name. */
export const readData = (name: string): unknown =>
  JSON.parse(readFileSync(join(shippedFile('service/seed/data'), name), 'utf8'));

/** Region ids: Sri Lanka's is given by the specification (S3.6), the others are chosen by us. */
const regionIds: Record<RegionCode, number> = {
  LK: 659_006_000_343,
  CN: 100_000_000_000,
  LA: 659_006_000_408,
  TR: 659_006_000_409,
};

export function readCatalogue(): Catalogue {
  const catalogue = readData('catalogue.json') as Catalogue;
  const regions = catalogue.regions.map((region) => ({ ...region, id: regionIds[region.code] }));
  return { ...catalogue, regions };
}

export const readAddresses = () => readData('addresses.json') as AddressTree;
export const readAnnouncements = () => readData('announcements.json') as SeedAnnouncement[];

/** The URL path of a file of the catalogue, such as `images/products/x.webp` or `logos/shops/x.svg`. */
export const mediaUrl = (file: string) => `/media/${file.replace(/^images\//, '')}`;
