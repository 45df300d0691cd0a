import type { Language } from '#service/domain/language.ts';
import { type KeptNotice, letterOf } from '#service/orders/messages/notice.ts';
import { type Written, written } from '#service/platform/letter.ts';

export type { KeptNotice };

/** A notice of one order, as the stories tell it. */
export const aNotice = (kind: KeptNotice['kind'], facts: KeptNotice['facts'] = {}): KeptNotice => ({
  kind,
  orderNumber: '261122091411870396',
  facts,
});

/** What the product service would write of it: the mail and the text message of one template. */
export const letterIn = (notice: KeptNotice, language: Language): Written =>
  written(letterOf(notice, language), language);
