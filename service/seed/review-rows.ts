import type { reviews } from '#service/db/schema/reviews.ts';
import { type Catalogue, mediaUrl } from './catalogue.ts';
import { skuNameOf } from './sku-rows.ts';
import { translationsOf } from './translations.ts';

const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`);

export function reviewRows(catalogue: Catalogue): (typeof reviews.$inferInsert)[] {
  const { reviews: all, images } = catalogue;
  const words = translationsOf(catalogue);
  return all.map((review) => ({
    prodCommId: review.id,
    prodId: review.productId,
    skuId: review.skuId,
    skuName: skuNameOf(review.skuOptions, words),
    score: review.stars,
    content: review.text,
    language: review.language,
    pics: review.images.map((id) => mediaUrl(images[id]?.file ?? '')),
    nickName: review.anonymous ? null : review.nickName,
    avatar: review.anonymous || !review.avatar ? null : mediaUrl(review.avatar),
    isAnonymous: review.anonymous,
    helpful: review.helpful,
    replyContent: review.reply?.text ?? null,
    replyAt: review.reply && startOfDay(review.reply.createdAt),
    createdAt: startOfDay(review.createdAt),
  }));
}
