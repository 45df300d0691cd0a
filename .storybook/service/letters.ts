import type { Language } from '#service/domain/language.ts';
import type { NoticeFacts } from '#service/db/schema/order-notices.ts';
import type { NoticeKind } from '#service/db/schema/order-words.ts';
import { letterOf } from '#service/orders/messages/notice.ts';
import { type Written, written } from '#service/platform/letter.ts';

export type { NoticeFacts, NoticeKind };

/** What the product service would write of an order, as the mail and the text message of one template. */
export const letterIn = (
  notice: { kind: NoticeKind; orderNumber: string; facts: NoticeFacts },
  language: Language,
): Written => written(letterOf(notice, language), language);
