import type { PictureLook } from '#openapi/schema.gen.ts';
import { GalleryLens } from './GalleryLens.tsx';
import { LateFullScreen } from './late-full-screen.ts';

type GalleryNearProps = {
  /** Name of the pictures. */
  label: string;
  /** Addresses. */
  pictures: readonly string[];
  /** How they are made, in their order. */
  looks?: readonly PictureLook[];
  /** Place of the picture that is shown, from 0. */
  shown: number;
  /** The pictures have the whole screen. */
  whole: boolean;
  onClose: () => void;
};

/** What a gallery needs once somebody comes near a picture: the lens below a mouse, and the whole screen after a tap. */
export function GalleryNear({ label, pictures, looks = [], shown, whole, onClose }: GalleryNearProps) {
  return (
    <>
      <GalleryLens picture={pictures[shown]} look={looks[shown]} />
      {whole && (
        <LateFullScreen label={label} pictures={pictures} looks={looks} start={shown} onClose={onClose} />
      )}
    </>
  );
}
