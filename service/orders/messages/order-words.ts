import type { Language } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';

type Words = Record<Language, (facts: { orderNumber: string }) => Letter>;

/** Nobody paid in time. */
export const payTimeOutWords: Words = {
  en: ({ orderNumber }) => ({
    subject: 'Your order was not paid and is closed',
    paragraphs: [
      `Order ${orderNumber} was not paid in time, so it is closed.`,
      'Vouchers, coins and wallet money that it held are yours again.',
    ],
    short: `iCan Mall: order ${orderNumber} was not paid in time and is closed. Vouchers, coins and wallet money are yours again.`,
  }),
  zh: ({ orderNumber }) => ({
    subject: '您的订单未付款，已关闭',
    paragraphs: [
      `订单 ${orderNumber} 未在规定时间内付款，已关闭。`,
      '订单占用的优惠券、金币和钱包余额已退还。',
    ],
    short: `iCan Mall：订单 ${orderNumber} 未及时付款，已关闭。优惠券、金币和钱包余额已退还。`,
  }),
  tr: ({ orderNumber }) => ({
    subject: 'Siparişiniz ödenmediği için kapatıldı',
    paragraphs: [
      `${orderNumber} numaralı sipariş zamanında ödenmediği için kapatıldı.`,
      'Siparişin ayırdığı kuponlar, jetonlar ve cüzdan tutarı yeniden sizin.',
    ],
    short: `iCan Mall: ${orderNumber} numaralı sipariş zamanında ödenmedi ve kapatıldı. Kuponlar, jetonlar ve cüzdan tutarı yeniden sizin.`,
  }),
  ru: ({ orderNumber }) => ({
    subject: 'Заказ не оплачен и закрыт',
    paragraphs: [
      `Заказ ${orderNumber} не был оплачен вовремя и закрыт.`,
      'Купоны, монеты и деньги кошелька, которые он удерживал, снова ваши.',
    ],
    short: `iCan Mall: заказ ${orderNumber} не оплачен вовремя и закрыт. Купоны, монеты и деньги кошелька снова ваши.`,
  }),
  pt: ({ orderNumber }) => ({
    subject: 'A sua encomenda não foi paga e está fechada',
    paragraphs: [
      `A encomenda ${orderNumber} não foi paga a tempo e está fechada.`,
      'Os vales, as moedas e o dinheiro da carteira que ela reservava são de novo seus.',
    ],
    short: `iCan Mall: a encomenda ${orderNumber} não foi paga a tempo e está fechada. Vales, moedas e carteira são de novo seus.`,
  }),
};

/** Enough people bought together. */
export const groupDoneWords: Words = {
  en: ({ orderNumber }) => ({
    subject: 'Your group buy is complete',
    paragraphs: [`Enough pieces were bought together. Order ${orderNumber} is being prepared.`],
    short: `iCan Mall: your group buy is complete. Order ${orderNumber} is being prepared.`,
  }),
  zh: ({ orderNumber }) => ({
    subject: '您参与的拼团已成功',
    paragraphs: [`拼团件数已满，订单 ${orderNumber} 正在备货。`],
    short: `iCan Mall：拼团成功，订单 ${orderNumber} 正在备货。`,
  }),
  tr: ({ orderNumber }) => ({
    subject: 'Grup alımınız tamamlandı',
    paragraphs: [`Birlikte yeterli sayıda ürün alındı. ${orderNumber} numaralı sipariş hazırlanıyor.`],
    short: `iCan Mall: grup alımınız tamamlandı. ${orderNumber} numaralı sipariş hazırlanıyor.`,
  }),
  ru: ({ orderNumber }) => ({
    subject: 'Совместная покупка состоялась',
    paragraphs: [`Вместе куплено достаточно товаров. Заказ ${orderNumber} готовится к отправке.`],
    short: `iCan Mall: совместная покупка состоялась. Заказ ${orderNumber} готовится к отправке.`,
  }),
  pt: ({ orderNumber }) => ({
    subject: 'A sua compra em grupo está completa',
    paragraphs: [
      `Compraram-se unidades suficientes em conjunto. A encomenda ${orderNumber} está a ser preparada.`,
    ],
    short: `iCan Mall: a sua compra em grupo está completa. A encomenda ${orderNumber} está a ser preparada.`,
  }),
};

/** Too few people bought together; everything goes back. */
export const groupFailedWords: Words = {
  en: ({ orderNumber }) => ({
    subject: 'Your group buy was not completed',
    paragraphs: [
      `Too few pieces were bought together in time, so order ${orderNumber} is cancelled.`,
      'You get back everything that you paid, without doing anything.',
    ],
    short: `iCan Mall: your group buy was not completed. Order ${orderNumber} is cancelled and you get everything back.`,
  }),
  zh: ({ orderNumber }) => ({
    subject: '您参与的拼团未成功',
    paragraphs: [`拼团件数未在规定时间内达到，订单 ${orderNumber} 已取消。`, '您支付的全部款项将自动退还。'],
    short: `iCan Mall：拼团未成功，订单 ${orderNumber} 已取消，款项将全部自动退还。`,
  }),
  tr: ({ orderNumber }) => ({
    subject: 'Grup alımınız tamamlanamadı',
    paragraphs: [
      `Zamanında yeterli sayıda ürün alınmadığı için ${orderNumber} numaralı sipariş iptal edildi.`,
      'Ödediğiniz her şey kendiliğinden iade edilir.',
    ],
    short: `iCan Mall: grup alımınız tamamlanamadı. ${orderNumber} numaralı sipariş iptal edildi, ödediğiniz her şey iade edilir.`,
  }),
  ru: ({ orderNumber }) => ({
    subject: 'Совместная покупка не состоялась',
    paragraphs: [
      `Вовремя куплено слишком мало товаров, поэтому заказ ${orderNumber} отменён.`,
      'Всё, что вы заплатили, вернётся само.',
    ],
    short: `iCan Mall: совместная покупка не состоялась. Заказ ${orderNumber} отменён, все деньги вернутся.`,
  }),
  pt: ({ orderNumber }) => ({
    subject: 'A sua compra em grupo não se completou',
    paragraphs: [
      `Não se compraram unidades suficientes a tempo, por isso a encomenda ${orderNumber} foi cancelada.`,
      'Recebe de volta tudo o que pagou, sem ter de fazer nada.',
    ],
    short: `iCan Mall: a sua compra em grupo não se completou. A encomenda ${orderNumber} foi cancelada e recebe tudo de volta.`,
  }),
};
