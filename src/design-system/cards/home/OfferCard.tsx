import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Money } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';

type OfferCardProps = {
  title: ReactNode;
  /** Below the title: how long it lasts, or who is missing. */
  note: ReactNode;
  offer: { prodName: string; prodNameLang?: string; pic: string; price: Money; oriPrice: Money | null };
  href: string;
  /** On marigold: the deal of the view. */
  loud?: boolean;
};

/** An offer beside the band: what it is, its product and prices left, the picture right. One link. */
export function OfferCard({ title, note, offer, href, loud = false }: OfferCardProps) {
  return (
    <article
      className={cx(
        'group relative grid min-h-40 grid-cols-[minmax(0,1fr)_104px] gap-3 rounded-xl p-4 nav:pl-5',
        loud ? 'bg-deal text-on-deal' : 'bg-sunken text-fg',
      )}
    >
      <div className="flex flex-col items-start gap-1.5">
        <h2 className="text-lg font-bold">{title}</h2>
        {note}
        <TextLink
          plain
          to={href}
          lang={offer.prodNameLang}
          className="line-clamp-2 text-sm group-hover:underline after:absolute after:inset-0 after:rounded-xl"
        >
          {unbroken(offer.prodName)}
        </TextLink>
        <span className={cx('mt-auto', loud && '**:text-on-deal')}>
          <Price value={offer.price} was={offer.oriPrice} size="md" free />
        </span>
      </div>
      {/* The picture takes the height that the words leave: its own would be another one once it is there. */}
      <span className="overflow-hidden rounded-md bg-tile contain-size">
        <Picture src={offer.pic} alt="" width={104} height={140} sizes="104px" className="object-cover" />
      </span>
    </article>
  );
}
