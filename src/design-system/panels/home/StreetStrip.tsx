import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Region, Street, WindowItem } from '#openapi/schema.gen.ts';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { MaybeLink } from '#src/design-system/primitives/action/MaybeLink.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages({
  title: {
    id: 'streetStrip.title',
    defaultMessage: 'Four streets',
    description: 'Heading on home: what the four regions make, each as a street',
  },
});

type StreetStripProps = {
  streets: readonly Street[];
  /** The regions of the mall: each street wears the drawing of its own. */
  regions: readonly Pick<Region, 'regionId' | 'countryCode'>[];
  /** The list of a street; undefined without one. */
  hrefOf: (street: Street) => string | undefined;
  productHrefOf: (product: WindowItem) => string;
};

/** A street for each region: somebody who makes things there on the region's pattern, and six of them. */
export function StreetStrip({ streets, regions, hrefOf, productHrefOf }: StreetStripProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage {...messages.title} />} />
      <ul className="rail nav:mx-0 nav:grid nav:grid-cols-2 nav:gap-4 nav:px-0 xl:grid-cols-4">
        {streets.map((street) => {
          const { regionId, regionName, title, text, maker, products } = street;
          const href = hrefOf(street);
          return (
            <li
              key={regionId}
              data-region={regions.find((one) => one.regionId === regionId)?.countryCode.toLowerCase()}
              className="pat flex w-72 shrink-0 snap-start flex-col gap-3 rounded-t-door rounded-b-xl bg-hero p-4 text-on-hero nav:w-auto"
            >
              <div className="mx-auto size-28 overflow-hidden rounded-t-door bg-hero-2">
                <Picture
                  src={maker.avatar}
                  alt={maker.name}
                  width={112}
                  height={112}
                  sizes="112px"
                  className="object-cover"
                />
              </div>
              <div className="text-center text-sm">
                <p className="font-semibold">{maker.name}</p>
                <p>{maker.role}</p>
              </div>
              <div className="grid gap-1">
                <p className="text-sm">{regionName}</p>
                <h3 className="text-lg font-bold">
                  <MaybeLink plain to={href} className="hit hover:underline">
                    {title}
                  </MaybeLink>
                </h3>
                <p className="text-sm text-pretty">{text}</p>
              </div>
              <ul className="mt-auto grid grid-cols-3 gap-2">
                {products.map((product) => (
                  <li key={product.prodId} className="min-w-0">
                    <TextLink plain to={productHrefOf(product)} className="grid gap-1 hover:underline">
                      <span className="aspect-square overflow-hidden rounded-md bg-tile">
                        <Picture
                          src={product.pic}
                          alt={product.prodName}
                          width={96}
                          height={96}
                          sizes="96px"
                          className="tile-photo"
                        />
                      </span>
                      <Price value={product.price} size="sm" free />
                    </TextLink>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
