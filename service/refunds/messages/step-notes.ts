import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import type { Language } from '#service/domain/language.ts';

type Words = Record<Language, string>;

/** What the mall says of a step that nobody took, beside the seller's own words. */
export const stepNotes: Partial<Record<RefundEvent, Words>> = {
  sellerSilent: {
    en: 'The shop did not answer within 72 hours, so this was accepted.',
    zh: '店铺未在 72 小时内答复，系统已自动同意。',
    tr: 'Mağaza 72 saat içinde yanıt vermediği için talep kabul edildi.',
    ru: 'Магазин не ответил за 72 часа, поэтому заявка принята.',
    pt: 'A loja não respondeu em 72 horas, por isso o pedido foi aceite.',
  },
  returnDue: {
    en: 'No tracking number came within seven days.',
    zh: '七天内未填写运单号。',
    tr: 'Yedi gün içinde takip numarası girilmedi.',
    ru: 'Трек-номер не был указан за семь дней.',
    pt: 'Não foi indicado nenhum número de seguimento em sete dias.',
  },
  returnSilent: {
    en: 'The shop did not say that the parcel came, so it counts as received.',
    zh: '店铺未确认收到退货，系统视为已收到。',
    tr: 'Mağaza paketin geldiğini bildirmediği için alınmış sayıldı.',
    ru: 'Магазин не подтвердил получение посылки, поэтому она считается полученной.',
    pt: 'A loja não confirmou a receção, por isso o envio conta como recebido.',
  },
  tenderFailed: {
    en: 'The bank refused the refund. We try again.',
    zh: '银行拒绝了退款，我们会再次尝试。',
    tr: 'Banka iadeyi reddetti. Yeniden deniyoruz.',
    ru: 'Банк отклонил возврат. Мы попробуем ещё раз.',
    pt: 'O banco recusou o reembolso. Vamos tentar de novo.',
  },
};

/** Where the money of a refund went. */
export const paidNotes: Record<'CARD' | 'WALLET' | 'BOTH' | 'FELL_BACK', Words> = {
  CARD: {
    en: 'Paid back to the card.',
    zh: '已退回原银行卡。',
    tr: 'Karta iade edildi.',
    ru: 'Деньги возвращены на карту.',
    pt: 'Devolvido ao cartão.',
  },
  WALLET: {
    en: 'Paid into the wallet.',
    zh: '已退入钱包。',
    tr: 'Cüzdana yatırıldı.',
    ru: 'Деньги зачислены в кошелёк.',
    pt: 'Creditado na carteira.',
  },
  BOTH: {
    en: 'Paid back to the card and into the wallet.',
    zh: '已退回银行卡和钱包。',
    tr: 'Karta ve cüzdana iade edildi.',
    ru: 'Деньги возвращены на карту и в кошелёк.',
    pt: 'Devolvido ao cartão e creditado na carteira.',
  },
  FELL_BACK: {
    en: 'The card did not take the money, so it is in the wallet.',
    zh: '银行卡未能接收退款，款项已退入钱包。',
    tr: 'Kart iadeyi kabul etmediği için tutar cüzdana yatırıldı.',
    ru: 'Карта не приняла возврат, поэтому деньги зачислены в кошелёк.',
    pt: 'O cartão não aceitou o reembolso, por isso o valor está na carteira.',
  },
};
