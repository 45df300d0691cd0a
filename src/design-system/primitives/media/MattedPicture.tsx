import type { CSSProperties } from 'react';
import type { PictureLook } from '#openapi/schema.gen.ts';
import { Picture } from './Picture.tsx';

type MattedPictureProps = {
  src: string;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  /** How it is made; where that is not known it fills its frame. */
  look: PictureLook | undefined;
  /** The widths that it takes on the page, as `sizes` of the picture element. */
  sizes: string;
  /** Room that it takes before it is there, px. */
  room: number;
  priority?: boolean;
};

/** A picture that fills its frame; one with too few pixels for that stands in the middle of a mat of its own colour. */
export function MattedPicture({ src, alt, look, sizes, room, priority = false }: MattedPictureProps) {
  return (
    <span
      className="tile-photo @container grid size-full place-items-center"
      style={look && ({ background: look.colour, '--w': look.width, '--h': look.height } as CSSProperties)}
    >
      <Picture
        src={src}
        alt={alt}
        width={room}
        height={room}
        sizes={sizes}
        priority={priority}
        className={`object-cover ${look ? 'sharp' : ''}`}
      />
    </span>
  );
}
