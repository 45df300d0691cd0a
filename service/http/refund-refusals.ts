import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

type Words = Record<Language, string>;

/** What a shopper reads when money or goods cannot go back as asked (S1.26). */
export const refundRefusals = {
  'refund.window_closed': {
    en: 'The seven days for returns are over',
    zh: '七天退货期已过',
    tr: 'Yedi günlük iade süresi doldu',
    ru: 'Семь дней на возврат уже прошли',
    pt: 'Os sete dias para devoluções já passaram',
  },
  'refund.active_exists': {
    en: 'A refund of this is already under way',
    zh: '该商品已有退款正在处理',
    tr: 'Bu ürün için süren bir iade var',
    ru: 'Возврат по этому товару уже оформляется',
    pt: 'Já há um reembolso deste artigo em curso',
  },
  'refund.not_allowed': {
    en: 'This cannot be refunded in this way',
    zh: '无法按此方式退款',
    tr: 'Bu şekilde iade yapılamaz',
    ru: 'Так оформить возврат нельзя',
    pt: 'Não é possível um reembolso desta forma',
  },
  'refund.state': {
    en: 'This refund has moved on. Please look at it again',
    zh: '退款状态已更新，请重新查看',
    tr: 'Bu iadenin durumu değişti. Lütfen yeniden bakın',
    ru: 'Состояние возврата изменилось. Откройте его ещё раз',
    pt: 'Este reembolso já avançou. Consulte-o de novo',
  },
  'refund.amount_exceeded': {
    en: 'This is more than can be refunded',
    zh: '超出可退金额',
    tr: 'Bu, iade edilebilecek tutardan fazla',
    ru: 'Это больше, чем можно вернуть',
    pt: 'Isto é mais do que pode ser reembolsado',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
