import type { MyReview, Review } from '#openapi/schema.gen.ts';
import type { orderItems } from '#service/db/schema/orders.ts';
import type { reviews } from '#service/db/schema/reviews.ts';
import { type Language, textIn } from '#service/domain/language.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** The member who wrote a review, with the present name and picture; null for reviews of the sample catalogue. */
export type ReviewAuthor = { nickName: string; avatarUrl: string | null } | null;

/** A name of which only the first letter is shown. */
const masked = (name: string) => `${[...name.trim()][0] ?? ''}***`;

/** A review as everybody reads it. */
export function reviewOf(row: ReviewRow, author: ReviewAuthor, language: Language): Review {
  const { isAnonymous } = row;
  const name = author?.nickName ?? row.nickName;
  return {
    prodCommId: row.prodCommId,
    score: row.score,
    content: row.content,
    lang: row.language,
    pics: row.pics,
    nickName: name === null ? '***' : isAnonymous ? masked(name) : name,
    pic: isAnonymous ? null : (author?.avatarUrl ?? row.avatar),
    isAnonymous,
    ...textIn('skuName', row.skuName, language),
    createTime: row.createdAt.toISOString(),
    reply:
      row.replyContent === null
        ? null
        : { content: row.replyContent, time: (row.replyAt ?? row.createdAt).toISOString() },
  };
}

type Bought = Pick<typeof orderItems.$inferSelect, 'prodId' | 'names' | 'pic'>;

/** A member's own review, with the product as the order named it. */
export const myReviewOf = (
  row: ReviewRow,
  author: ReviewAuthor,
  { prodId, names, pic }: Bought,
  language: Language,
): MyReview => ({
  ...reviewOf(row, author, language),
  prodId,
  ...textIn('prodName', names, language),
  prodPic: pic,
});
