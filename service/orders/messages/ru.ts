import { lines, type NoticeWords } from './told.ts';

const arrives = (day: string | undefined) => day && `Прибудет не позднее: ${day}.`;
const comesBack = (amount: string | undefined) =>
  amount ? `Возвращаем вам: ${amount}.` : 'Оплаты не было, поэтому возвращать нечего.';

export const ru: NoticeWords = {
  ORDER_PLACED: ({ orderNumber, amount, day }) => ({
    title: 'Заказ оформлен',
    lines: lines(`Заказ ${orderNumber} оформлен. При получении вы заплатите ${amount}.`, arrives(day)),
  }),
  PAID: ({ orderNumber, amount, day }) => ({
    title: 'Заказ оплачен',
    lines: lines(`Заказ ${orderNumber} оплачен: ${amount}. Магазин его собирает.`, arrives(day)),
  }),
  GROUP_JOINED: ({ orderNumber, amount }) => ({
    title: 'Вы в группе',
    lines: [`Заказ ${orderNumber} оплачен: ${amount}. Он ждёт, пока вместе купят достаточно товаров.`],
  }),
  PAY_REMINDER: ({ orderNumber, until }) => ({
    title: 'Заказ ждёт оплаты',
    lines: [`Заказ ${orderNumber} ждёт вас до ${until}. Потом он закроется.`],
  }),
  SHIPPED: ({ orderNumber, courier, parcel, day }) => ({
    title: 'Посылка отправлена',
    lines: lines(`Заказ ${orderNumber} везёт ${courier}, трек-номер ${parcel}.`, arrives(day)),
  }),
  OUT_FOR_DELIVERY: ({ orderNumber, courier }) => ({
    title: 'Курьер едет к вам',
    lines: [`${courier} везёт вам заказ ${orderNumber}.`],
  }),
  DELIVERED: ({ orderNumber }) => ({
    title: 'Посылка доставлена',
    lines: [`Посылка заказа ${orderNumber} вручена.`, 'Если всё в порядке, подтвердите получение.'],
  }),
  COMPLETED: ({ orderNumber, coins, until }) => ({
    title: 'Как вам покупка?',
    lines: lines(
      `Заказ ${orderNumber} завершён. Расскажите другим, что вы о нём думаете.`,
      coins !== undefined && `Когда срок возврата пройдёт (${until}), вы получите монеты: ${coins}.`,
    ),
  }),
  CANCELLED_BUYER: ({ orderNumber, amount }) => ({
    title: 'Заказ отменён',
    lines: [`Заказ ${orderNumber} отменён по вашей просьбе.`, comesBack(amount)],
  }),
  CANCELLED_PAY_TIMEOUT: ({ orderNumber }) => ({
    title: 'Заказ не оплачен и закрыт',
    lines: [
      `Заказ ${orderNumber} не был оплачен вовремя и закрыт.`,
      'Ваучеры, монеты и деньги кошелька, которые он удерживал, снова ваши.',
    ],
  }),
  CANCELLED_SELLER: ({ orderNumber, amount }) => ({
    title: 'Магазин не может отправить заказ',
    lines: [`Магазин не может отправить заказ ${orderNumber}, он отменён.`, comesBack(amount)],
  }),
  CANCELLED_COD_REFUSED: ({ orderNumber, amount }) => ({
    title: 'Посылка возвращается',
    lines: lines(`Курьер не смог вручить заказ ${orderNumber}, он отменён.`, amount && comesBack(amount)),
  }),
  GROUP_DONE: ({ orderNumber }) => ({
    title: 'Групповая покупка состоялась',
    lines: [`Вместе куплено достаточно товаров. Заказ ${orderNumber} готовится к отправке.`],
  }),
  GROUP_FAILED: ({ orderNumber }) => ({
    title: 'Групповая покупка не состоялась',
    lines: [
      `Вовремя куплено слишком мало товаров, поэтому заказ ${orderNumber} отменён.`,
      'Всё, что вы заплатили, вернётся само.',
    ],
  }),
  REFUND_APPLIED: ({ orderNumber, amount, until }) => ({
    title: 'Магазин получил вашу заявку',
    lines: lines(
      `Вы просите вернуть ${amount} по заказу ${orderNumber}.`,
      until && `Магазин ответит до: ${until}. Без ответа заявка считается принятой.`,
    ),
  }),
  REFUND_ACCEPTED: ({ orderNumber, until }) => ({
    title: 'Отправьте товар обратно',
    lines: lines(
      `Магазин принимает обратно то, что вы указали в заказе ${orderNumber}.`,
      until && `Укажите трек-номер до: ${until}.`,
    ),
  }),
  REFUND_REJECTED: ({ orderNumber, words }) => ({
    title: 'Магазин отклонил заявку',
    lines: lines(`Магазин не возвращает деньги по заказу ${orderNumber}.`, words),
  }),
  REFUND_RETURN_SHIPPED: ({ orderNumber, parcel }) => ({
    title: 'Возврат в пути',
    lines: [`Магазин знает о вашей посылке ${parcel} с товарами заказа ${orderNumber}.`],
  }),
  REFUND_RETURN_RECEIVED: ({ orderNumber }) => ({
    title: 'Магазин получил возврат',
    lines: [`Товары заказа ${orderNumber} снова в магазине. Следом вернутся деньги.`],
  }),
  REFUND_REFUNDING: ({ orderNumber, amount }) => ({
    title: 'Деньги в пути',
    lines: [`${amount} по заказу ${orderNumber} возвращаются к вам.`],
  }),
  REFUND_REFUNDED: ({ orderNumber, amount }) => ({
    title: 'Деньги возвращены',
    lines: [`По заказу ${orderNumber} возвращено ${amount}.`],
  }),
  REFUND_IN_WALLET: ({ orderNumber, amount }) => ({
    title: 'Возврат зачислен в кошелёк',
    lines: [`Банк вернул нам ${amount} по заказу ${orderNumber}, поэтому деньги в вашем кошельке.`],
  }),
  REFUND_WITHDRAWN: ({ orderNumber }) => ({
    title: 'Заявка отозвана',
    lines: [`Вы отозвали заявку по заказу ${orderNumber}.`],
  }),
  REFUND_CLOSED: ({ orderNumber }) => ({
    title: 'Возврат закрыт',
    lines: [`Трек-номер возврата по заказу ${orderNumber} не был указан вовремя, возврат закрыт.`],
  }),
};
