import { cx } from 'class-variance-authority';
import type { WindowItem } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type OfferDoorProps = {
  offer: WindowItem;
  /** The point of the picture that stays in sight, in thousandths of its width and height. */
  focus?: { x: number; y: number };
  /** It is seen at once. */
  priority?: boolean;
  href: string;
  /** The highest door of the row. */
  tall?: boolean;
};

/** A product in a door of the mall, with a plate that says its price. */
export function OfferDoor({ offer, href, focus, priority, tall = false }: OfferDoorProps) {
  return (
    <TextLink plain to={href} className="group relative block">
      <span
        className={cx(
          'block overflow-hidden rounded-t-door bg-white',
          tall ? 'h-50 nav:h-88' : 'h-42 nav:h-74',
        )}
      >
        <Picture
          src={offer.pic}
          alt=""
          width={220}
          height={352}
          sizes="(min-width: 835px) 352px, 200px"
          priority={priority}
          className="object-cover"
          style={focus && { objectPosition: `${focus.x / 10}% ${focus.y / 10}%` }}
        />
      </span>
      <span className="absolute inset-x-1.5 bottom-1.5 grid gap-0.5 rounded-md bg-canvas px-1.5 py-1.5 text-fg nav:inset-x-2 nav:bottom-2.5 nav:px-2 lg:px-2.5">
        <span lang={offer.prodNameLang} className="line-clamp-2 text-xs hyphens-auto group-hover:underline">
          {offer.prodName}
        </span>
        <Price value={offer.price} size="sm" free />
      </span>
    </TextLink>
  );
}
