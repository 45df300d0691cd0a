import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

type Words = Record<Language, string>;

/** What a shopper reads when a voucher, coins, the wallet or a group buy cannot be used as asked. */
export const voucherRefusals = {
  'promo.invalid': {
    en: 'This promo code is not valid here',
    zh: '优惠码无效或不适用于此地区',
    tr: 'Bu promosyon kodu burada geçerli değil',
    ru: 'Этот промокод здесь не действует',
    pt: 'Este código promocional não é válido aqui',
  },
  'coupon.sold_out': {
    en: 'All of these vouchers are gone',
    zh: '优惠券已领完',
    tr: 'Bu kuponların hepsi tükendi',
    ru: 'Все эти ваучеры разобраны',
    pt: 'Já não há mais cupões destes',
  },
  'coupon.already_collected': {
    en: 'You already have this voucher',
    zh: '您已领取过此优惠券',
    tr: 'Bu kuponu zaten aldınız',
    ru: 'У вас уже есть этот ваучер',
    pt: 'Já tem este cupão',
  },
  'coupon.not_started': {
    en: 'This voucher cannot be collected yet',
    zh: '优惠券尚未开始领取',
    tr: 'Bu kupon henüz alınamaz',
    ru: 'Этот ваучер пока нельзя получить',
    pt: 'Ainda não é possível recolher este cupão',
  },
  'coupon.ended': {
    en: 'This voucher has ended',
    zh: '优惠券已结束',
    tr: 'Bu kuponun süresi doldu',
    ru: 'Срок этого ваучера истёк',
    pt: 'Este cupão terminou',
  },
  'coupon.not_eligible': {
    en: 'This voucher is not for your account or region',
    zh: '此优惠券不适用于您的账户或地区',
    tr: 'Bu kupon hesabınız veya bölgeniz için değil',
    ru: 'Этот ваучер не для вашего аккаунта или региона',
    pt: 'Este cupão não é para a sua conta ou região',
  },
  'voucher.not_applicable': {
    en: 'A voucher can no longer be used for this order',
    zh: '有优惠券已无法用于此订单',
    tr: 'Bir kupon artık bu siparişte kullanılamıyor',
    ru: 'Один из ваучеров больше нельзя применить к этому заказу',
    pt: 'Um cupão já não pode ser usado nesta encomenda',
  },
  'coins.insufficient': {
    en: 'You have fewer coins than this order was to use',
    zh: '您的金币不足以抵扣此订单',
    tr: 'Bu sipariş için yeterli coininiz yok',
    ru: 'У вас меньше монет, чем нужно для этого заказа',
    pt: 'Tem menos moedas do que esta encomenda ia usar',
  },
  'wallet.insufficient': {
    en: 'Your wallet holds less than this order was to use',
    zh: '您的钱包余额不足以支付此订单',
    tr: 'Cüzdanınızdaki bakiye bu sipariş için yeterli değil',
    ru: 'В кошельке меньше денег, чем нужно для этого заказа',
    pt: 'A sua carteira tem menos do que esta encomenda ia usar',
  },
  'group.not_started': {
    en: 'This group buy has not started yet',
    zh: '此拼团尚未开始',
    tr: 'Bu grup alımı henüz başlamadı',
    ru: 'Эта групповая покупка ещё не началась',
    pt: 'Esta compra em grupo ainda não começou',
  },
  'group.ended': {
    en: 'This group buy has ended',
    zh: '此拼团已结束',
    tr: 'Bu grup alımı sona erdi',
    ru: 'Эта групповая покупка завершена',
    pt: 'Esta compra em grupo terminou',
  },
  'group.full': {
    en: 'All pieces of this group buy are sold',
    zh: '此拼团商品已售完',
    tr: 'Bu grup alımındaki ürünlerin hepsi satıldı',
    ru: 'Все товары этой групповой покупки проданы',
    pt: 'Todas as unidades desta compra em grupo foram vendidas',
  },
  'group.limit': {
    en: 'You have reached the limit of pieces for one person in this group buy',
    zh: '已达到此拼团的每人限购件数',
    tr: 'Bu grup alımında kişi başına adet sınırına ulaştınız',
    ru: 'Достигнут предел штук на человека в этой групповой покупке',
    pt: 'Atingiu o limite de unidades por pessoa nesta compra em grupo',
  },
  'order.closed': {
    en: 'please reorder',
    zh: '订单已关闭，请重新下单',
    tr: 'Sipariş kapandı, lütfen yeniden sipariş verin',
    ru: 'Заказ закрыт, оформите его заново',
    pt: 'A encomenda foi fechada, faça-a de novo',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
