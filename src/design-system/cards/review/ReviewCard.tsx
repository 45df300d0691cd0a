import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '#openapi/schema.gen.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Stars } from '#src/design-system/primitives/text/Stars.tsx';
import { FoldedText } from '#src/design-system/primitives/text/FoldedText.tsx';
import { PictureStrip } from '#src/design-system/panels/review/PictureStrip.tsx';
import { ReviewReply } from './ReviewReply.tsx';

const messages = defineMessages<{
  stars: { stars: number };
  pictures: { name: string };
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
  anonymous: {
    id: 'reviewCard.anonymous',
    defaultMessage: 'Anonymous',
    description: 'In place of the name of a buyer who does not want to be named',
  },
});

type ReviewCardProps = { review: Review };

/** What one buyer says. Words of people stand isolated, whatever their script. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { pic, score, createTime, skuName, skuNameLang, content, pics, reply } = review;
  const { formatMessage, formatDisplayName, locale } = useIntl();
  /** Its language, where that is not the reader's. */
  const lang = locale.startsWith(review.lang) ? undefined : review.lang;
  const nickName = review.isAnonymous ? formatMessage(messages.anonymous) : review.nickName;
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
        <PictureStrip label={formatMessage(messages.pictures, { name: nickName })} pictures={pics} />
      )}
      {reply && <ReviewReply reply={reply} lang={lang} />}
    </article>
  );
}
