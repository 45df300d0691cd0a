import type { Campaign, HomeBanner, HomeProduct, HomeSection, Street } from '#openapi/schema.gen.ts';
import type { Localised } from '#service/domain/language.ts';
import { inLanguage } from '#service/domain/language.ts';
import type { Reader, RegionRow } from '#service/regions/queries.ts';
import { itemOf } from '#service/rooms/in-stock.ts';
import { mediaOf, pointOf } from '#service/rooms/room.ts';
import type { BannerTurn } from './banner-turns.ts';
import type { CuratedSection, Curation } from './curation.ts';
import type { Places } from './window-places.ts';

/** What the parts of the home page are made of. */
export type WindowParts = {
  curation: Curation;
  places: Places;
  /** The products that were dealt to a place. */
  of: (key: string) => HomeProduct[];
  say: (text: Localised) => string;
  reader: Reader;
};

/** Products in the doors of a banner; a banner with fewer is not shown. */
export const doorsOfBanner = 3;

export const groupsOf = ({ pair, chips }: CuratedSection) => pair ?? chips ?? [];

const pictureOf = (imageId: string) => `/media/products/${imageId}.webp`;

export const bannersOf = ({ curation, places, of, say }: WindowParts, turns: BannerTurn[]): HomeBanner[] =>
  turns.flatMap(({ key, endTime }) => {
    const curated = curation.banners.items[key];
    const row = curated && places.banners.get(curated.id);
    const doors = of(`banner ${key}`).flatMap((product) => {
      const door = curated?.products.find(({ productId }) => productId === product.prodId);
      if (!door) return [];
      return [{ ...itemOf(product), pic: pictureOf(door.imageId), focus: pointOf(...door.focus) }];
    });
    if (!row || doors.length < doorsOfBanner) return [];
    const { main, second } = curated.buttons;
    return [
      {
        bannerId: row.bannerId,
        imgUrl: row.img,
        title: say(row.title),
        text: say(row.text),
        endTime: endTime.toISOString(),
        links: [main, second].flatMap(({ text, link }) => places.linkTo(say(text), link)),
        doors,
      },
    ];
  });

export const streetsOf = (
  { curation, places, of, say, reader }: WindowParts,
  regions: RegionRow[],
): Street[] =>
  regions.flatMap(({ regionId, countryCode, name }) => {
    const street = curation.streets[countryCode];
    const products = of(`street ${countryCode}`).map(itemOf);
    if (!street || products.length === 0) return [];
    const { maker } = street;
    return [
      {
        regionId,
        regionName: inLanguage(name, reader.language),
        tagId: places.tags.get(street.tagSlug)?.tagId ?? null,
        title: say(street.title),
        text: say(street.text),
        maker: {
          name: say(maker.name),
          role: say(maker.role),
          line: say(maker.line),
          avatar: mediaOf(maker.avatar),
        },
        products,
      },
    ];
  });

function styleOf({ slug, pair, chips }: CuratedSection): HomeSection['style'] {
  if (slug === 'flash') return 'DEALS';
  return pair ? 'PAIR' : chips ? 'CHIPS' : 'RAIL';
}

/** The sections that have products, without the product `beside`, which stands next to the banners. */
export const sectionsOf = (
  { curation, places, of, say }: WindowParts,
  campaign: Campaign,
  beside: number | undefined,
): HomeSection[] =>
  curation.homeTags.flatMap((section) => {
    const products = of(section.slug).filter(({ prodId }) => prodId !== beside);
    const groups = groupsOf(section)
      .map(({ title, label, text, imageId, link }, index) => ({
        title: say(title ?? label ?? section.title),
        text: text ? say(text) : null,
        pic: imageId ? pictureOf(imageId) : null,
        link: (link && places.linkTo(say(title ?? section.title), link)[0]) ?? null,
        products: of(`${section.slug} ${index}`),
      }))
      .filter((group) => group.products.length > 0);
    if (products.length === 0 && groups.length === 0) return [];
    const style = styleOf(section);
    const { id: tagId, title } = section;
    return [
      { tagId, title: say(title), style, campaign: style === 'DEALS' ? campaign : null, products, groups },
    ];
  });
