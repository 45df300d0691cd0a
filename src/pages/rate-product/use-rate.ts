import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { PendingReview, ReviewCreate } from '#openapi/schema.gen.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { showOwnReview } from '#src/data/reviews/own-review.ts';
import { reviewMutations } from '#src/data/reviews/reviews.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import type { ReviewValues } from '#src/design-system/forms/review/ReviewForm.tsx';
import { usePictures } from '#src/features/pictures/use-pictures.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useIdentity } from '#src/state/use-identity.ts';

const messages = defineMessages({
  added: {
    id: 'rate.added',
    defaultMessage: 'Comments added',
    description: 'Toast after posting a review; the words of the specification (S8.44)',
  },
});

const isBegun = ({ content, isAnonymous }: ReviewValues) => content.trim() !== '' || isAnonymous;

/**
 * Posting a review: what was written outlives a reload and a lost session, one intent has one key, and the product's page
 * shows the review at once.
 */
export function useRate({ item: { orderItemId, prodId } }: PendingReview) {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const shop = useShop();
  const queryClient = useQueryClient();
  const drafts = useDrafts();
  const identity = useIdentity();
  const form = `review.${identity.state === 'member' ? identity.userId : ''}.${orderItemId}`;
  const [kept] = useState(() => drafts.read<ReviewValues>(form));
  const pictures = usePictures('review', form);
  const posting = useMutation(reviewMutations.create(shop, queryClient));
  const { keyFor } = useIntentKeys();
  const drop = () => {
    drafts.drop(form);
    pictures.forget();
  };
  return {
    /** What was written before. */
    before: kept,
    /** Keeps what is written; nothing, where that is stars alone. */
    keep: (values: ReviewValues) => (isBegun(values) ? drafts.keep(form, values) : drafts.drop(form)),
    drop,
    pictures,
    posting: posting.isPending,
    posted: posting.isSuccess,
    error: posting.error,
    async post(review: ReviewCreate) {
      try {
        await posting.mutateAsync({ ...review, key: keyFor(JSON.stringify(review)) });
        drop();
        ui.say('success', formatMessage(messages.added));
        await showOwnReview(shop, queryClient, prodId);
      } catch (error) {
        // What it was, the form says; pictures that the service has lost can be sent again.
        if (isRefusal(error, 'upload.unknown_file')) pictures.lose();
      }
    },
  };
}
