import type { Brand } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type BrandTileProps = { brand: Brand; href: string };

/** A brand: its mark in a square, its name below; without a mark the name's first letter. */
export function BrandTile({ brand: { brandName, brandPic }, href }: BrandTileProps) {
  return (
    <TextLink
      plain
      to={href}
      className="group grid min-w-0 justify-items-center gap-2 text-center text-sm font-medium hover:text-link"
    >
      <span className="grid aspect-square w-full place-items-center overflow-hidden rounded-lg border border-line bg-white p-3">
        {brandPic ? (
          <Picture
            src={brandPic}
            alt=""
            width={120}
            height={120}
            sizes="(min-width: 835px) 120px, 28vw"
            className="object-contain"
          />
        ) : (
          <span aria-hidden className="text-h1 text-door-2">
            {Array.from(brandName)[0]}
          </span>
        )}
      </span>
      <span className="line-clamp-2 max-w-full wrap-anywhere">{brandName}</span>
    </TextLink>
  );
}
