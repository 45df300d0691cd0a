import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { MyReview } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { ratingWords } from '#src/design-system/primitives/form/rating-words.ts';
import { Stars } from '#src/design-system/primitives/text/Stars.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { FoldedText } from '#src/design-system/primitives/text/FoldedText.tsx';
import { PictureStrip } from '#src/design-system/panels/review/PictureStrip.tsx';
import { ReviewReply } from './ReviewReply.tsx';

const messages = defineMessages<{ stars: { stars: number }; pictures: { name: string }; anonymous: {} }>({
  stars: {
    id: 'myReviewCard.stars',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'The rating of a review, for a screen reader',
  },
  pictures: {
    id: 'myReviewCard.pictures',
    defaultMessage: 'Your pictures of {name}',
    description: 'Name of the pictures of a review; the product',
  },
  anonymous: {
    id: 'myReviewCard.anonymous',
    defaultMessage: 'posted anonymously',
    description: 'After the day of a review and a dot',
  },
});

type MyReviewCardProps = {
  review: MyReview;
  /** The product's page. */
  productHref: string;
  /** Its heading's level, where it stands. */
  level?: 2 | 3;
};

/** One of the reader's own reviews: what it is of, its stars in a word, the words and pictures, and the shop's answer. */
export function MyReviewCard({ review, productHref, level = 2 }: MyReviewCardProps) {
  const Heading = `h${level}` as const;
  const { prodName, prodNameLang, prodPic, skuName, skuNameLang, score, createTime, isAnonymous } = review;
  const { formatMessage, locale } = useIntl();
  const lang = locale.startsWith(review.lang) ? undefined : review.lang;
  return (
    <article className="grid gap-2.5">
      <div className="flex items-center gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-md bg-tile">
          <Picture src={prodPic} alt="" width={56} height={56} sizes="56px" className="tile-photo" />
        </span>
        <div className="grid min-w-0 gap-0.5">
          <Heading
            lang={prodNameLang}
            className="line-clamp-1 text-base font-medium tracking-normal wrap-anywhere"
          >
            <TextLink plain to={productHref} className="hover:underline">
              {prodName}
            </TextLink>
          </Heading>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-fg-2">
            <Stars value={score} />
            <span className="sr-only">
              <FormattedMessage {...messages.stars} values={{ stars: score }} />
            </span>
            <FormattedMessage {...ratingWords[score as keyof typeof ratingWords]} />
            {skuName && <span lang={skuNameLang}>· {skuName}</span>}
            <span>
              · <DateText value={createTime} />
            </span>
            {isAnonymous && (
              <span>
                · <FormattedMessage {...messages.anonymous} />
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="grid max-w-[64ch] gap-2.5">
        <FoldedText text={review.content} lang={lang} />
        {review.pics.length > 0 && (
          <PictureStrip
            label={formatMessage(messages.pictures, { name: prodName })}
            pictures={[...new Set(review.pics)]}
          />
        )}
        {review.reply && <ReviewReply reply={review.reply} lang={lang} />}
      </div>
    </article>
  );
}
