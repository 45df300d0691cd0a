import { Maximize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PictureLook } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { MattedPicture } from '#src/design-system/primitives/media/MattedPicture.tsx';
import { lateComponent } from '#src/domain/late-component.tsx';

const GalleryNear = lateComponent(async () => (await import('./GalleryNear.tsx')).GalleryNear);

const messages = defineMessages<{
  label: { name: string };
  show: { number: number };
  enlarge: { number: number };
  place: { number: number; total: number };
}>({
  label: {
    id: 'gallery.label',
    defaultMessage: 'Pictures of {name}',
    description: 'Name of the pictures of a product',
  },
  show: {
    id: 'gallery.show',
    defaultMessage: 'Show picture {number, number}',
    description: 'Button: a small picture',
  },
  enlarge: {
    id: 'gallery.enlarge',
    defaultMessage: 'Enlarge picture {number, number}',
    description: 'Button: the picture over the whole screen',
  },
  place: {
    id: 'gallery.place',
    defaultMessage: '{number, number} / {total, number}',
    description: 'Which picture of how many',
  },
});

type GalleryProps = {
  /** The product's name. */
  name: string;
  /** Addresses, the main picture first. */
  pictures: readonly string[];
  /** How they are made, in their order: none is shown much larger than its pixels. */
  looks?: readonly PictureLook[] | undefined;
  /** The picture that is wanted now, such as that of the chosen variant; one that is not among them changes nothing. */
  wanted?: string | null | undefined;
  /** False while only the main picture is to be painted; the room of the others is kept. */
  whole?: boolean;
};

/** A product's pictures: one big, swiped by the browser's own snapping and magnified below the pointer, with small ones at its side on wide screens; a tap shows it over the whole screen. */
export function Gallery({ name, pictures, looks = [], wanted, whole = true }: GalleryProps) {
  const { formatMessage } = useIntl();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** The furthest picture that was shown or is about to be: it and the next are fetched, those beyond only then. */
  const [furthest, setFurthest] = useState(0);
  /** Undefined until somebody comes near a picture, true while it has the whole screen. */
  const [enlarged, setEnlarged] = useState<boolean>();
  const label = formatMessage(messages.label, { name });
  const painted = whole ? pictures : pictures.slice(0, 1);
  const expect = (index: number) => setFurthest((before) => Math.max(before, index));
  const show = (index: number) => {
    setShown(index);
    expect(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  };
  useEffect(() => {
    // What is wanted before its picture is painted is shown once it is.
    const index = wanted && whole ? pictures.indexOf(wanted) : -1;
    const row = track.current;
    if (index >= 0 && row) row.scrollTo({ left: index * row.clientWidth });
  }, [wanted, whole, pictures]);
  return (
    <section aria-label={label} className="stage-room">
      {pictures.length > 1 && (
        <ul className="thumbs hidden nav:flex">
          {painted.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={formatMessage(messages.show, { number: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
                onPointerEnter={() => expect(index)}
                onFocus={() => expect(index)}
                className="block size-18 overflow-hidden rounded-md bg-tile aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-fg"
              >
                <Picture src={picture} alt="" width={72} height={72} sizes="72px" className="tile-photo" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative min-w-0 grow">
        <ul
          ref={track}
          data-slot="gallery-track"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            setShown(Math.round(scrollLeft / clientWidth));
            expect(Math.ceil(scrollLeft / clientWidth));
          }}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] min-[600px]:rounded-lg"
        >
          {painted.map((picture, index) => (
            <li key={picture} inert={index !== shown} className="stage">
              {index <= furthest + 1 && (
                <MattedPicture
                  src={picture}
                  alt={index === 0 ? name : ''}
                  look={looks[index]}
                  room={640}
                  sizes="(min-width: 1024px) 560px, (min-width: 600px) 50vw, 100vw"
                  priority={index === 0}
                />
              )}
              <button
                type="button"
                aria-label={formatMessage(messages.enlarge, { number: index + 1 })}
                onClick={() => setEnlarged(true)}
                // A page that came to life late hears of the click before it hears of the pointer that came first.
                onPointerEnter={() => setEnlarged((before) => before ?? false)}
                className="absolute inset-0 cursor-zoom-in! focus-visible:-outline-offset-4"
              />
            </li>
          ))}
        </ul>
        {enlarged !== undefined && (
          <GalleryNear
            label={label}
            pictures={pictures}
            looks={looks}
            shown={shown}
            whole={enlarged}
            onClose={() => setEnlarged(false)}
          />
        )}
        <span
          aria-hidden
          className="pointer-events-none absolute top-4 right-4 grid size-11 place-items-center rounded-full bg-canvas"
        >
          <Maximize2 className="size-5" strokeWidth={1.75} />
        </span>
        {pictures.length > 1 && (
          <p className="absolute right-4 bottom-4 rounded-full bg-inv px-3 py-1 text-sm text-fg-inv tabular-nums nav:hidden">
            <FormattedMessage {...messages.place} values={{ number: shown + 1, total: pictures.length }} />
          </p>
        )}
      </div>
    </section>
  );
}
