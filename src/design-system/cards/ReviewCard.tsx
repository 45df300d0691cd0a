import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '#openapi/schema.gen.ts';
import { Avatar } from '../primitives/Avatar.tsx';
import { DateText } from '../primitives/DateText.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { Stars } from '../primitives/Stars.tsx';
import { FoldedText } from './FoldedText.tsx';
import { wantedCode } from '#src/domain/late-code.ts';

const GalleryFullScreen = lazy(() =>
  wantedCode(async () => ({
    default: (await import('./GalleryFullScreen.tsx')).GalleryFullScreen,
  })),
);

const messages = defineMessages<{
  stars: { stars: number };
  pictures: { name: string };
  enlarge: { number: number };
  reply: {};
  anonymous: {};
}>({
  stars: {
    id: 'reviewCard.stars',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'The rating of a review, for a screen reader',
  },
  pictures: {
    id: 'reviewCard.pictures',
    defaultMessage: 'Pictures by {name}',
    description: 'Name of the pictures of a buyer',
  },
  enlarge: {
    id: 'reviewCard.enlarge',
    defaultMessage: 'Enlarge picture {number, number}',
    description: 'Button: the picture over the whole screen',
  },
  anonymous: {
    id: 'reviewCard.anonymous',
    defaultMessage: 'Anonymous',
    description: 'In place of the name of a buyer who does not want to be named',
  },
  reply: {
    id: 'reviewCard.reply',
    defaultMessage: 'The seller answers',
    description: 'Above the seller’s reply',
  },
});

type ReviewCardProps = { review: Review };

/** What one buyer says. Words of people stand isolated, whatever their script. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { pic, score, createTime, skuName, skuNameLang, content, pics, reply } = review;
  const { formatMessage, formatDisplayName, locale } = useIntl();
  /** Its language, where that is not the reader's. */
  const lang = locale.startsWith(review.lang) ? undefined : review.lang;
  const [enlarged, setEnlarged] = useState<number>();
  const nickName = review.isAnonymous ? formatMessage(messages.anonymous) : review.nickName;
  const label = formatMessage(messages.pictures, { name: nickName });
  return (
    <article className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={nickName} pic={pic} size="md" />
        <div className="grid gap-0.5">
          <bdi className="text-base font-semibold">{nickName}</bdi>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-fg-2">
            <Stars value={score} />
            <span className="sr-only">
              <FormattedMessage {...messages.stars} values={{ stars: score }} />
            </span>
            <DateText value={createTime} />
            {skuName && <span lang={skuNameLang}>· {skuName}</span>}
            {lang && <span>· {formatDisplayName(lang, { type: 'language' })}</span>}
          </p>
        </div>
      </div>
      <FoldedText text={content} lang={lang} />
      {pics.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {pics.map((shown, index) => (
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
      )}
      {enlarged !== undefined && (
        <Suspense>
          <GalleryFullScreen
            label={label}
            pictures={pics}
            start={enlarged}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
      {reply && (
        <div className="rounded-md bg-sunken px-3.5 py-3 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">
              <FormattedMessage {...messages.reply} />
            </span>
            <span className="text-xs text-fg-2">
              <DateText value={reply.time} />
            </span>
          </p>
          <p dir="auto" lang={lang} className="wrap-anywhere">
            {reply.content}
          </p>
        </div>
      )}
    </article>
  );
}
