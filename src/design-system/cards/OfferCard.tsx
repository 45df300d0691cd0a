import { cx } from 'class-variance-authority';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { Picture } from '../primitives/Picture.tsx';
import { Price } from '../primitives/Price.tsx';
import { TextLink } from '../primitives/TextLink.tsx';

type OfferCardProps = {
  offer: ProductSummary;
  href: string;
  /** On marigold: the deal of the view. */
  loud?: boolean;
};

/** An offer beside the band: name and price left, picture right. */
export function OfferCard({ offer, href, loud = false }: OfferCardProps) {
  return (
    <TextLink
      plain
      to={href}
      className={cx(
        'group grid h-full min-h-26 grid-cols-[minmax(0,1fr)_84px] gap-3 rounded-xl p-3 nav:grid-cols-[minmax(0,1fr)_100px] nav:p-3.5 nav:pl-5',
        loud ? 'bg-deal text-on-deal' : 'bg-sunken text-fg',
      )}
    >
      <span className="flex flex-col justify-between gap-2">
        <span lang={offer.prodNameLang} className="line-clamp-2 text-base font-medium group-hover:underline">
          {offer.prodName}
        </span>
        <Price value={offer.price} size="md" free />
      </span>
      <span className="aspect-square overflow-hidden rounded-md bg-tile">
        <Picture src={offer.pic} alt="" width={100} height={100} sizes="100px" className="tile-photo" />
      </span>
    </TextLink>
  );
}
