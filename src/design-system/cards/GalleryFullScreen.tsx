import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';

const messages = defineMessages<{
  close: {};
  previous: {};
  next: {};
  place: { number: number; total: number };
}>({
  close: { id: 'galleryFullScreen.close', defaultMessage: 'Close', description: 'Button' },
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
  /** Place of the picture that is shown first, from 0. */
  start: number;
  onClose: () => void;
};

/** Pictures over the whole screen, uncropped. The browser's own dialog holds the focus, closes on Escape and gives the focus back. */
export function GalleryFullScreen({ label, pictures, start, onClose }: GalleryFullScreenProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
    track.current?.focus();
  }, [start]);
  const show = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth });
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none touch-pan-x touch-pinch-zoom flex-col bg-canvas text-fg open:flex"
    >
      <div className="flex justify-end p-2">
        <IconButton aria-label={formatMessage(messages.close)} onClick={() => dialog.current?.close()}>
          <X aria-hidden className="size-6" strokeWidth={1.6} />
        </IconButton>
      </div>
      <ul
        ref={track}
        // Nothing in it takes the focus, so the row itself must, or no key could scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-2 motion-reduce:scroll-auto"
      >
        {pictures.map((picture) => (
          <li key={picture} className="w-full shrink-0 snap-start">
            <Picture
              src={picture}
              alt={label}
              width={1280}
              height={1280}
              sizes="100vw"
              className="object-contain"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="flex items-center justify-center gap-4 p-2 pb-[max(8px,env(safe-area-inset-bottom))]">
          <IconButton
            aria-label={formatMessage(messages.previous)}
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          >
            <ChevronLeft aria-hidden className="size-6" strokeWidth={1.6} />
          </IconButton>
          <p aria-live="polite" className="text-base tabular-nums">
            <FormattedMessage {...messages.place} values={{ number: shown + 1, total: pictures.length }} />
          </p>
          <IconButton
            aria-label={formatMessage(messages.next)}
            disabled={shown === pictures.length - 1}
            onClick={() => show(shown + 1)}
          >
            <ChevronRight aria-hidden className="size-6" strokeWidth={1.6} />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
