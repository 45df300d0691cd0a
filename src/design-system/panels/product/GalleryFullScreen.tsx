import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PictureLook } from '#openapi/schema.gen.ts';
import { FullScreenDialog } from '#src/design-system/primitives/overlay/FullScreenDialog.tsx';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

const messages = defineMessages<{
  previous: {};
  next: {};
  place: { number: number; total: number };
}>({
  previous: {
    id: 'galleryFullScreen.previous',
    defaultMessage: 'Previous picture',
    description: 'Button',
  },
  next: { id: 'galleryFullScreen.next', defaultMessage: 'Next picture', description: 'Button' },
  place: {
    id: 'galleryFullScreen.place',
    defaultMessage: '{number, number} / {total, number}',
    description: 'Which picture of how many',
  },
});

type GalleryFullScreenProps = {
  /** Name of the dialog, and what its pictures show. */
  label: string;
  /** Addresses. */
  pictures: readonly string[];
  /** How they are made, in their order, as far as it is known. */
  looks?: readonly PictureLook[];
  /** Place of the picture that is shown first, from 0. */
  start: number;
  onClose: () => void;
};

const stillness = '(prefers-reduced-motion: reduce)';

/** Pictures over the whole screen, uncropped and never much larger than their pixels; swiped, or turned by the arrow keys. */
export function GalleryFullScreen({ label, pictures, looks = [], start, onClose }: GalleryFullScreenProps) {
  const { formatMessage } = useIntl();
  const [frame, carousel] = useEmblaCarousel({
    startIndex: start,
    breakpoints: { [stillness]: { duration: 0 } },
  });
  const [shown, setShown] = useState(start);
  useEffect(() => {
    carousel?.on('select', ({ selectedScrollSnap }) => setShown(selectedScrollSnap()));
  }, [carousel]);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') carousel?.scrollPrev();
    if (key === 'ArrowRight') carousel?.scrollNext();
  };
  return (
    <FullScreenDialog title={label} onClose={onClose} onKeyDown={turn}>
      <div ref={frame} className="min-h-0 grow touch-pan-y touch-pinch-zoom overflow-hidden">
        <ul className="flex h-full">
          {pictures.map((picture, index) => (
            <li
              key={picture}
              inert={index !== shown}
              className="grid h-full w-full shrink-0 place-items-center"
            >
              <Picture
                src={picture}
                alt={label}
                width={1280}
                height={1280}
                sizes="100vw"
                detailed
                className={`min-h-0 object-contain ${looks[index] ? 'sharp' : ''}`}
                style={{ '--w': looks[index]?.width, '--h': looks[index]?.height } as CSSProperties}
              />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <div className="flex items-center justify-center gap-4 p-2 pb-[max(8px,env(safe-area-inset-bottom))]">
          <IconButton
            aria-label={formatMessage(messages.previous)}
            disabled={shown === 0}
            onClick={() => carousel?.scrollPrev()}
          >
            <ChevronLeft aria-hidden className="size-6" strokeWidth={1.6} />
          </IconButton>
          <p aria-live="polite" className="text-base tabular-nums">
            <FormattedMessage {...messages.place} values={{ number: shown + 1, total: pictures.length }} />
          </p>
          <IconButton
            aria-label={formatMessage(messages.next)}
            disabled={shown === pictures.length - 1}
            onClick={() => carousel?.scrollNext()}
          >
            <ChevronRight aria-hidden className="size-6" strokeWidth={1.6} />
          </IconButton>
        </div>
      )}
    </FullScreenDialog>
  );
}
