import { cx } from 'class-variance-authority';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { Picture } from '../primitives/Picture.tsx';
import { Price } from '../primitives/Price.tsx';
import { TextLink } from '../primitives/TextLink.tsx';

type OfferDoorProps = {
  offer: ProductSummary;
  href: string;
  /** The highest door of the row. */
  tall?: boolean;
};

/** A product in a door of the mall, with a plate that says its price. */
export function OfferDoor({ offer, href, tall = false }: OfferDoorProps) {
  return (
    <TextLink plain to={href} className="group relative block">
      <span
        className={cx(
          'block overflow-hidden rounded-t-door bg-white',
          tall ? 'h-52 nav:h-88' : 'h-44 nav:h-74',
        )}
      >
        <Picture
          src={offer.pic}
          alt=""
          width={220}
          height={352}
          sizes="(min-width: 835px) 200px, 42vw"
          className="object-cover"
        />
      </span>
      <span className="absolute inset-x-1.5 bottom-1.5 grid gap-0.5 rounded-md bg-canvas px-2.5 py-1.5 text-fg nav:inset-x-2 nav:bottom-2.5">
        <span lang={offer.prodNameLang} className="truncate text-xs group-hover:underline">
          {offer.prodName}
        </span>
        <Price value={offer.price} size="sm" free />
      </span>
    </TextLink>
  );
}
