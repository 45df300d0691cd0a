import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { LateFullScreen } from '#src/design-system/panels/product/late-full-screen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

const messages = defineMessages<{ enlarge: { number: number } }>({
  enlarge: {
    id: 'pictureStrip.enlarge',
    defaultMessage: 'Enlarge picture {number, number}',
    description: 'Button: the picture over the whole screen',
  },
});

type PictureStripProps = {
  /** Whose pictures they are. */
  label: string;
  /** Their addresses, each once. */
  pictures: readonly string[];
};

/** A few pictures that people sent, small; each opens over the whole screen. */
export function PictureStrip({ label, pictures }: PictureStripProps) {
  const { formatMessage } = useIntl();
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {pictures.map((shown, index) => (
          <li key={shown}>
            <button
              type="button"
              aria-label={formatMessage(messages.enlarge, { number: index + 1 })}
              onClick={() => setEnlarged(index)}
              className="block size-18 cursor-zoom-in! overflow-hidden rounded-md bg-tile"
            >
              <Picture src={shown} alt="" width={72} height={72} sizes="72px" className="tile-photo" />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <LateFullScreen
          label={label}
          pictures={pictures}
          start={enlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </>
  );
}
