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
  const { prodName, prodNameLang, prodPic, skuName, skuNameLang } = review;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 nav:p-5">
      <div className="border-b border-line pb-4">
        <ReviewedProduct
          item={{ prodName, prodNameLang, skuName, skuNameLang, pic: prodPic }}
          href={productHref}
        />
      </div>
      <ReviewCard review={{ ...review, skuName: '' }} />
    </div>
  );
}
