import type { Category } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type CategoryTileProps = { category: Category; href: string };

/** A category as a door: a place, so an arch. */
export function CategoryTile({ category: { categoryName, pic }, href }: CategoryTileProps) {
  return (
    <TextLink
      plain
      to={href}
      className="group grid justify-items-center gap-1.5 text-center text-xs font-medium hover:text-link nav:gap-2 nav:text-sm"
    >
      <span className="aspect-[1/1.08] w-full overflow-hidden rounded-t-door bg-tile">
        {pic && (
          <Picture
            src={pic}
            alt=""
            width={120}
            height={130}
            sizes="(min-width: 835px) 110px, 18vw"
            className="tile-photo transition-transform duration-(--d-slow) group-hover:scale-105"
          />
        )}
      </span>
      <span className="max-w-full text-balance">{categoryName}</span>
    </TextLink>
  );
}
