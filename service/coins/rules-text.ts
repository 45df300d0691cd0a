import type { Language } from '#service/domain/language.ts';

/** Figures of a region for the text; `spend`: amount of goods that earns a coin, `worth`: value of a coin, both with currency. */
export type CoinFigures = { spend: string; worth: string; percent: number; months: number };

type Text = { come: string; comes: string[]; go: string; goes: string[]; back: string };

/** The rules of coins in each language; change them with the code that they describe. */
const texts: Record<Language, (figures: CoinFigures) => Text> = {
  en: ({ spend, worth, percent, months }) => ({
    come: 'How coins come',
    comes: [
      `One for each full ${spend} of goods that you keep. They are yours to use when the return period is over.`,
      'More for each review of what you keep, once that time is over.',
      'More when a friend you invited keeps a first order.',
    ],
    go: 'How coins go',
    goes: [
      `At checkout a coin takes ${worth} off the goods, up to ${percent}% of them. Coins do not pay for delivery or insurance.`,
      'Coins that end first are used first.',
      `A coin can be used for ${months} months, to the last day of the month. A present may end sooner, and says so.`,
    ],
    back: 'When an order is cancelled or something is refunded, the coins it used come back and keep their day; if that day is over, you have a week. Coins that you earned with what you send back go, too.',
  }),
  zh: ({ spend, worth, percent, months }) => ({
    come: '如何获得金币',
    comes: [
      `每保留满 ${spend} 的商品得 1 枚金币，退货期结束后即可使用。`,
      '评价您保留的商品，退货期结束后每条评价都会得到更多。',
      '您邀请的朋友完成首单后，您还会得到更多。',
    ],
    go: '如何使用金币',
    goes: [
      `结算时 1 枚金币可抵 ${worth}，最多抵商品金额的 ${percent}%；不能抵运费和保险费。`,
      '先到期的金币先使用。',
      `金币有效期为 ${months} 个月，至当月最后一天。赠送的金币可能更早到期，届时会注明。`,
    ],
    back: '订单取消或退款时，所用金币退回，到期日不变；若已过期，可再用一周。退回商品所得的金币会一并收回。',
  }),
  tr: ({ spend, worth, percent, months }) => ({
    come: 'Coin nasıl kazanılır',
    comes: [
      `Elinizde kalan ürünlerin her tam ${spend} tutarı için bir coin. İade süresi bitince kullanabilirsiniz.`,
      'Elinizde kalan ürünler için yazdığınız her değerlendirmeyle, bu süre bitince daha fazlası.',
      'Davet ettiğiniz bir arkadaşınız ilk siparişini elinde tuttuğunda daha fazlası.',
    ],
    go: 'Coin nasıl kullanılır',
    goes: [
      `Ödemede bir coin ürünlerden ${worth} düşer, en fazla ürünlerin %${percent} kadarını. Teslimat ve sigorta coinle ödenmez.`,
      'Süresi önce dolan coinler önce kullanılır.',
      `Bir coin ${months} ay, ayın son gününe kadar kullanılabilir. Hediye coinler daha erken bitebilir; bu belirtilir.`,
    ],
    back: 'Sipariş iptal edilince veya para iadesi yapılınca kullanılan coinler aynı son günle geri gelir; o gün geçtiyse bir haftanız vardır. Geri gönderdiğiniz ürünlerle kazanılan coinler da geri alınır.',
  }),
  ru: ({ spend, worth, percent, months }) => ({
    come: 'Как получить монеты',
    comes: [
      `По одной за каждые полные ${spend} товаров, которые остались у вас. Ими можно платить, когда истечёт срок возврата.`,
      'Ещё — за каждый отзыв о том, что осталось у вас, когда этот срок истечёт.',
      'Ещё больше — когда приглашённый друг оставит себе первый заказ.',
    ],
    go: 'Как тратить монеты',
    goes: [
      `При оформлении монета снимает ${worth} со стоимости товаров, всего до ${percent} %. Доставка и страховка монетами не оплачиваются.`,
      'Сначала тратятся монеты, срок которых истекает раньше.',
      `Монета действует ${months} мес., до последнего дня месяца. Подаренные могут сгореть раньше — об этом будет сказано.`,
    ],
    back: 'При отмене заказа или возврате денег потраченные монеты возвращаются с прежним сроком; если он уже прошёл, у вас есть неделя. Монеты, полученные за возвращённые товары, снимаются.',
  }),
  pt: ({ spend, worth, percent, months }) => ({
    come: 'Como se ganham moedas',
    comes: [
      `Uma por cada ${spend} completos de produtos que guarda. Pode usá-las quando terminar o prazo de devolução.`,
      'Mais por cada avaliação do que guarda, quando esse prazo terminar.',
      'Mais quando um amigo que convidou guarda a primeira encomenda.',
    ],
    go: 'Como se gastam moedas',
    goes: [
      `Ao finalizar a compra, uma moeda desconta ${worth} nos produtos, até ${percent}% do valor. Não paga a entrega nem o seguro.`,
      'As moedas que terminam primeiro são usadas primeiro.',
      `Uma moeda pode ser usada durante ${months} meses, até ao último dia do mês. As oferecidas podem terminar antes, e isso é indicado.`,
    ],
    back: 'Quando uma encomenda é cancelada ou reembolsada, as moedas usadas voltam com o mesmo prazo; se já passou, tem uma semana. As moedas ganhas com o que devolve são retiradas.',
  }),
};

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The rules of coins in a language, as HTML; the figures are ours, so nothing in them is to be escaped. */
export function rulesHtml(language: Language, figures: CoinFigures): string {
  const { come, comes, go, goes, back } = texts[language](figures);
  return `<h3>${come}</h3>${list(comes)}<h3>${go}</h3>${list(goes)}<p>${back}</p>`;
}
