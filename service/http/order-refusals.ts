import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

type Words = Record<Language, string>;

/** What a shopper reads when an order is not in the state for what was asked. */
export const orderRefusals = {
  'order.not_receivable': {
    en: 'This order cannot be confirmed as received yet',
    zh: '该订单暂时无法确认收货',
    tr: 'Bu siparişin teslim alındığı henüz onaylanamaz',
    ru: 'Получение этого заказа пока нельзя подтвердить',
    pt: 'Ainda não é possível confirmar a receção desta encomenda',
  },
  'order.not_cancellable': {
    en: 'This order can no longer be cancelled',
    zh: '该订单已无法取消',
    tr: 'Bu sipariş artık iptal edilemez',
    ru: 'Этот заказ уже нельзя отменить',
    pt: 'Esta encomenda já não pode ser cancelada',
  },
  'order.not_deletable': {
    en: 'This order cannot be deleted: something of it is still open',
    zh: '该订单尚有未完成的事项，无法删除',
    tr: 'Bu sipariş silinemez: tamamlanmamış bir işlemi var',
    ru: 'Этот заказ нельзя удалить: по нему ещё не всё завершено',
    pt: 'Esta encomenda não pode ser apagada: ainda há algo em aberto',
  },
  'order.not_shipped': {
    en: 'No parcel of this order has left yet',
    zh: '该订单尚未发出包裹',
    tr: 'Bu siparişin henüz yola çıkan paketi yok',
    ru: 'Ни одна посылка этого заказа ещё не отправлена',
    pt: 'Ainda não saiu nenhum pacote desta encomenda',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
