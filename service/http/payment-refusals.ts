import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

type Words = Record<Language, string>;

/** What a shopper reads when an order cannot be paid as it was asked, or a card cannot be kept or removed. */
export const paymentRefusals = {
  'order.already_paid': {
    en: 'This order no longer needs a payment',
    zh: '该订单无需再支付',
    tr: 'Bu sipariş artık ödeme beklemiyor',
    ru: 'Этот заказ больше не ждёт оплаты',
    pt: 'Esta encomenda já não espera pagamento',
  },
  'pay.in_progress': {
    en: 'Another payment of this order is still running',
    zh: '该订单有另一笔支付正在进行',
    tr: 'Bu siparişin başka bir ödemesi hâlâ sürüyor',
    ru: 'Другой платёж по этому заказу ещё не завершён',
    pt: 'Há outro pagamento desta encomenda em curso',
  },
  'pay.not_waiting': {
    en: 'There is nothing left to confirm in this payment',
    zh: '该笔支付已无需确认',
    tr: 'Bu ödemede onaylanacak bir şey kalmadı',
    ru: 'В этом платеже больше нечего подтверждать',
    pt: 'Já não há nada para confirmar neste pagamento',
  },
  'card.limit': {
    en: 'You already have 10 cards. Remove one to save another',
    zh: '您已保存 10 张银行卡，请先删除一张',
    tr: 'Zaten 10 kartınız var. Yenisini kaydetmek için birini silin',
    ru: 'У вас уже 10 карт. Удалите одну, чтобы сохранить новую',
    pt: 'Já tem 10 cartões. Remova um para guardar outro',
  },
  'card.exists': {
    en: 'You have already saved this card',
    zh: '您已保存过这张银行卡',
    tr: 'Bu kartı zaten kaydettiniz',
    ru: 'Эта карта уже сохранена',
    pt: 'Já guardou este cartão',
  },
  'card.in_use': {
    en: 'A payment with this card is still running',
    zh: '这张银行卡有一笔支付正在进行',
    tr: 'Bu kartla yapılan bir ödeme hâlâ sürüyor',
    ru: 'Платёж этой картой ещё не завершён',
    pt: 'Há um pagamento com este cartão em curso',
  },
  'card.token_invalid': {
    en: 'These card details are no longer valid. Please enter them again',
    zh: '银行卡信息已失效，请重新填写',
    tr: 'Bu kart bilgileri artık geçerli değil. Lütfen yeniden girin',
    ru: 'Данные карты больше не действуют. Введите их заново',
    pt: 'Estes dados do cartão já não são válidos. Introduza-os de novo',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
