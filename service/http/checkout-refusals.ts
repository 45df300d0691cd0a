import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

type Words = Record<Language, string>;

/** What a shopper reads when a checkout cannot be placed as it is. */
export const checkoutRefusals = {
  'checkout.expired': {
    en: 'Check out expired!',
    zh: '结算已过期，请重新结算',
    tr: 'Ödeme adımının süresi doldu',
    ru: 'Время оформления заказа истекло',
    pt: 'O tempo para finalizar a compra terminou',
  },
  'checkout.changed': {
    en: 'Prices or stock have changed. Please check your order again',
    zh: '价格或库存有变动，请重新确认订单',
    tr: 'Fiyat veya stok değişti. Lütfen siparişinizi yeniden kontrol edin',
    ru: 'Цены или наличие изменились. Проверьте заказ ещё раз',
    pt: 'Os preços ou o stock mudaram. Verifique de novo a sua encomenda',
  },
  'checkout.placed': {
    en: 'You have placed this order',
    zh: '您已提交此订单',
    tr: 'Bu siparişi verdiniz',
    ru: 'Вы уже оформили этот заказ',
    pt: 'Já fez esta encomenda',
  },
  'paytype.not_allowed': {
    en: 'This way to pay is not available for this order',
    zh: '该订单不支持此支付方式',
    tr: 'Bu sipariş için bu ödeme yöntemi kullanılamıyor',
    ru: 'Этот способ оплаты недоступен для заказа',
    pt: 'Esta forma de pagamento não está disponível para esta encomenda',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
