import { useId } from 'react';
import type { HomeGroup, HomeLink, HomeProduct } from '#openapi/schema.gen.ts';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { ProductMiniCard } from '#src/design-system/cards/product/ProductMiniCard.tsx';

type EditorialPairProps = {
  title: string;
  groups: readonly HomeGroup[];
  hrefOf: (link: HomeLink) => string;
  productHrefOf: (product: HomeProduct) => string;
};

const shown = 4;

/** Two stories side by side, each with a picture, its words and four things. */
export function EditorialPair({ title, groups, hrefOf, productHrefOf }: EditorialPairProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <div className="grid gap-4 nav:grid-cols-2">
        {groups.map(({ title: name, text, pic, link, products }) => (
          <article key={name} className="grid content-start gap-4 rounded-xl bg-sunken p-4 nav:p-5">
            {pic && (
              <div className="aspect-[16/9] overflow-hidden rounded-lg bg-tile">
                <Picture
                  src={pic}
                  alt=""
                  width={560}
                  height={315}
                  sizes="(min-width: 835px) 45vw, 92vw"
                  className="object-cover"
                />
              </div>
            )}
            <div className="grid gap-1">
              <h3 className="text-h2">
                {link ? (
                  <TextLink plain to={hrefOf(link)} className="hit hover:underline">
                    {name}
                  </TextLink>
                ) : (
                  name
                )}
              </h3>
              {text && <p className="text-pretty text-fg-2">{text}</p>}
            </div>
            <ul className="grid gap-3 min-[560px]:grid-cols-2">
              {products.slice(0, shown).map((product) => (
                <li key={product.prodId}>
                  <ProductMiniCard product={product} href={productHrefOf(product)} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
