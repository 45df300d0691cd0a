import { useEffect, useRef, useState } from 'react';
import { Picture } from '../primitives/Picture.tsx';

type GalleryLensProps = {
  /** Address of the picture below the pointer; without it there is nothing to magnify. */
  picture: string | undefined;
};

const scale = 2;

/** What it lies on twice as big while a mouse points at it, moved so that what is below the pointer stays there. Eyes only: the whole screen is a tap away. */
export function GalleryLens({ picture }: GalleryLensProps) {
  const lens = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const stage = lens.current?.parentElement;
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const { left, top, width, height } = lens.current?.getBoundingClientRect() ?? new DOMRect();
      setAt(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`);
    };
    const leave = () => setAt(undefined);
    stage?.addEventListener('pointermove', follow);
    stage?.addEventListener('pointerleave', leave);
    return () => {
      stage?.removeEventListener('pointermove', follow);
      stage?.removeEventListener('pointerleave', leave);
    };
  }, []);
  return (
    <span
      ref={lens}
      aria-hidden
      data-slot="gallery-lens"
      className="pointer-events-none absolute inset-0 overflow-hidden nav:rounded-lg"
    >
      {at && picture && (
        <Picture
          src={picture}
          alt=""
          width={1280}
          height={1280}
          sizes="1280px"
          className="tile-photo bg-tile"
          style={{ transform: `scale(${scale})`, transformOrigin: at }}
        />
      )}
    </span>
  );
}
