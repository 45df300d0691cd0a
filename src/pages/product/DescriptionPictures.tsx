import type { ProductDetail } from '#openapi/schema.gen.ts';
import { MattedPicture } from '#src/design-system/primitives/media/MattedPicture.tsx';

/** The main picture is on the stage already. */
const shown = { from: 1, to: 4 };

type DescriptionPicturesProps = { product: Pick<ProductDetail, 'imgs' | 'imgLooks'> };

/** Below the words about a product: its further pictures, three at most, none larger than its pixels allow. */
export function DescriptionPictures({ product: { imgs, imgLooks = [] } }: DescriptionPicturesProps) {
  const pictures = imgs.slice(shown.from, shown.to);
  if (pictures.length === 0) return null;
  const wide = pictures.length % 2 === 1;
  return (
    <ul className="mt-2 grid grid-cols-2 gap-2 nav:gap-3">
      {pictures.map((picture, index) => (
        <li
          key={picture}
          className={`overflow-hidden rounded-lg bg-tile ${wide && index === 0 ? 'col-span-2 aspect-2/1' : 'aspect-square'}`}
        >
          <MattedPicture
            src={picture}
            alt=""
            look={imgLooks[index + shown.from]}
            room={wide && index === 0 ? 720 : 360}
            sizes={wide && index === 0 ? '(min-width: 835px) 640px, 100vw' : '(min-width: 835px) 320px, 50vw'}
          />
        </li>
      ))}
    </ul>
  );
}
