import { useEffect, useRef, useState } from 'react';
import type { PictureLook } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { enlargement } from '#src/design-system/primitives/media/picture-room.ts';

type GalleryLensProps = {
  /** Address of the picture below the pointer; without it there is nothing to magnify. */
  picture: string | undefined;
  /** How it is made: one without more pixels to show is not magnified. */
  look?: PictureLook | undefined;
};

const twice = 2;

/** Less than that is no help to anybody. */
const worthwhile = 1.1;

/** What it lies on twice as big, or as big as its pixels allow, while a mouse points at it, moved so that what is below the pointer stays there. Eyes only: the whole screen is a tap away. */
export function GalleryLens({ picture, look }: GalleryLensProps) {
  const lens = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<{ point: string; scale: number }>();
  useEffect(() => {
    const stage = lens.current?.parentElement;
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const room = lens.current?.getBoundingClientRect() ?? new DOMRect();
      const { left, top, width, height } = room;
      const point = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
      setAt({ point, scale: enlargement(look, room, twice) });
    };
    const leave = () => setAt(undefined);
    stage?.addEventListener('pointermove', follow);
    stage?.addEventListener('pointerleave', leave);
    return () => {
      stage?.removeEventListener('pointermove', follow);
      stage?.removeEventListener('pointerleave', leave);
    };
  }, [look]);
  return (
    <span
      ref={lens}
      aria-hidden
      data-slot="gallery-lens"
      className="pointer-events-none absolute inset-0 overflow-hidden min-[600px]:rounded-lg"
    >
      {at && picture && at.scale >= worthwhile && (
        <Picture
          src={picture}
          alt=""
          width={1280}
          height={1280}
          sizes="1280px"
          detailed
          className="tile-photo bg-tile"
          style={{ transform: `scale(${at.scale})`, transformOrigin: at.point }}
        />
      )}
    </span>
  );
}
