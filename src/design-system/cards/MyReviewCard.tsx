import type { MyReview } from '#openapi/schema.gen.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewedProduct } from './ReviewedProduct.tsx';

type MyReviewCardProps = {
  review: MyReview;
  /** The product's page. */
  productHref: string;
};

/** One of the person's own reviews, below what it is of. */
export function MyReviewCard({ review, productHref }: MyReviewCardProps) {
  const { prodName, prodPic, skuName } = review;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 nav:p-5">
      <div className="border-b border-line pb-4">
        <ReviewedProduct item={{ prodName, skuName, pic: prodPic }} href={productHref} />
      </div>
      <ReviewCard review={{ ...review, skuName: '' }} />
    </div>
  );
}
