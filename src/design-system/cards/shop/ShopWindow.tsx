import { cx } from 'class-variance-authority';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type ShopWindowProps = {
  product: ProductSummary;
  href: string;
  /** The middle door, which stands open; the others are windows. */
  open?: boolean;
};

/** A product in the front of a shop, behind an arch, with its name and price on a plate. */
export function ShopWindow({
  product: { pic, prodName, prodNameLang, price },
  href,
  open = false,
}: ShopWindowProps) {
  return (
    <TextLink
      plain
      to={href}
      className={cx('group relative block min-w-0', open ? 'nav:mx-7.5' : 'self-end')}
    >
      {open && <Leaves />}
      <span
        className={cx(
          'relative block overflow-hidden rounded-t-door bg-tile',
          open ? 'h-54 min-[560px]:h-72 shadow-[0_0_0_6px_var(--frame)] nav:h-93' : 'h-37 nav:h-65',
        )}
      >
        <Picture
          src={pic}
          alt=""
          width={open ? 444 : 168}
          height={open ? 372 : 260}
          sizes={open ? '(min-width: 835px) 444px, 52vw' : '(min-width: 835px) 168px, 22vw'}
          priority={open}
          className="tile-photo"
        />
      </span>
      <span
        className={cx(
          'absolute right-2 bottom-2.5 left-2 grid rounded-md bg-white px-2.5 py-1.5 text-xs leading-snug text-[var(--frame,var(--c-hero))]',
          open ? 'nav:right-auto nav:max-w-[80%]' : 'max-nav:sr-only',
        )}
      >
        <span lang={prodNameLang} className="truncate group-hover:underline">
          {prodName}
        </span>
        <Price value={price} size="sm" free />
      </span>
    </TextLink>
  );
}

/** The two wings of the open door. */
function Leaves() {
  return (
    <span aria-hidden className="max-nav:hidden">
      {['right-full mr-1.5', 'left-full ml-1.5 -scale-x-100'].map((side) => (
        <span
          key={side}
          className={cx(
            'absolute bottom-0 h-[386px] w-10 bg-[color-mix(in_srgb,var(--wall)_70%,white)] [clip-path:polygon(100%_53%,92%_36%,68%_20%,34%_12%,0_10%,0_100%,100%_100%)]',
            side,
          )}
        >
          <span className="absolute inset-0 bg-[color-mix(in_srgb,var(--wall)_86%,white)] [clip-path:polygon(82%_55%,74%_40%,54%_27%,20%_21%,20%_95%,82%_95%)]" />
        </span>
      ))}
    </span>
  );
}
