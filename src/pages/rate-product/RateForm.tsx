import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pictureBytesMax } from '#openapi/limits.ts';
import type { PendingReview } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { myReviewQueries } from '#src/data/reviews/reviews-mine.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ReviewThanks } from '#src/design-system/panels/review/ReviewThanks.tsx';
import { KeptDraft } from '#src/design-system/primitives/form/KeptDraft.tsx';
import { ReviewForm } from '#src/design-system/forms/review/ReviewForm.tsx';
import { rateUrl, reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { pictureTypes } from '#src/domain/picture-file.ts';
import { productUrl } from '#src/domain/urls.ts';
import { useRate } from './use-rate.ts';

const messages = defineMessages({
  wrong: {
    id: 'rateForm.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Above the button when it failed; the words of the specification',
  },
});

type RateFormProps = { pending: PendingReview; stars: 1 | 2 | 3 | 4 | 5 | undefined };

/** The form of a review, joined to the service; once it is posted thanks, and the next thing to rate. */
export function RateForm({ pending, stars }: RateFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const waiting = useInfiniteQuery(myReviewQueries.pending(useShop()));
  const { before, keep, drop, pictures, post, posting, posted, error } = useRate(pending);
  const [start, setStart] = useState(before);
  const [round, setRound] = useState(0);
  const { orderItemId, prodId } = pending.item;
  const next = waiting.data?.pages
    .flatMap(({ records }) => records)
    .find(({ item }) => item.orderItemId !== orderItemId);
  if (posted) {
    return (
      <ReviewThanks
        productHref={`${productUrl(prodId)}#reviews`}
        {...(next && { nextHref: rateUrl(next.orderNumber, next.item) })}
        reviewsHref={reviewsUrl('rated')}
      />
    );
  }
  const refused = error && (error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  return (
    <div className="grid grid-cols-1 gap-4">
      {start && (
        <KeptDraft
          onDrop={() => {
            drop();
            setStart(undefined);
            setRound(round + 1);
          }}
        />
      )}
      <ReviewForm
        key={round}
        pending={pending}
        values={{ ...start, ...(stars && { score: stars }) }}
        onValues={keep}
        photos={pictures.items}
        {...(pictures.fault && { photosRefused: pictures.fault })}
        maxBytes={pictureBytesMax}
        contentTypes={pictureTypes}
        onAddPhotos={pictures.add}
        onRemovePhoto={pictures.remove}
        onRetryPhoto={pictures.retry}
        onPost={(review) => void post(review)}
        posting={posting}
        {...(refused && { refused })}
        faults={error instanceof Refusal ? (error.problem.fields ?? []) : []}
        onClose={() => void navigate(reviewsUrl())}
      />
    </div>
  );
}
