import type { Language } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';

/** Favourites that cost less now; `now` is the price and `fell` the fall since the product was saved, both with currency. */
export type Dropped = {
  products: readonly { name: string; now: string; fell: string; link: string }[];
  /** Number of further favourites that cost less, which the mail does not name. */
  more: number;
  /** Link to the list of favourites. */
  list: string;
};

type Product = Dropped['products'][number];

type Words = {
  subject: (first: string, count: number) => string;
  product: (product: Product) => string;
  more: (count: number, list: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    subject: (first, count) =>
      count === 1 ? `Now cheaper: ${first}` : `${count} of your favourites are cheaper`,
    product: ({ name, now, fell }) => `${name} now costs ${now}. It fell ${fell} since you saved it.`,
    more: (count, list) => `And ${count} more of your favourites: ${list}`,
  },
  zh: {
    subject: (first, count) => (count === 1 ? `降价了：${first}` : `您收藏的 ${count} 件商品降价了`),
    product: ({ name, now, fell }) => `${name} 现价 ${now}，比您收藏时低 ${fell}。`,
    more: (count, list) => `另有 ${count} 件收藏商品降价：${list}`,
  },
  tr: {
    subject: (first, count) =>
      count === 1 ? `Fiyatı düştü: ${first}` : `Favorilerinizden ${count} ürünün fiyatı düştü`,
    product: ({ name, now, fell }) => `${name} şimdi ${now}. Kaydettiğinizden bu yana ${fell} düştü.`,
    more: (count, list) => `Favorilerinizden ${count} ürün daha: ${list}`,
  },
  ru: {
    subject: (first, count) =>
      count === 1 ? `Подешевело: ${first}` : `Подешевели товары из избранного: ${count}`,
    product: ({ name, now, fell }) =>
      `${name} — теперь ${now}. С тех пор как вы сохранили товар, он подешевел на ${fell}.`,
    more: (count, list) => `Ещё подешевело в избранном: ${count}. ${list}`,
  },
  pt: {
    subject: (first, count) =>
      count === 1 ? `Agora mais barato: ${first}` : `${count} dos seus favoritos estão mais baratos`,
    product: ({ name, now, fell }) => `${name} custa agora ${now}. Desceu ${fell} desde que o guardou.`,
    more: (count, list) => `E mais ${count} dos seus favoritos: ${list}`,
  },
};

const letterIn =
  (language: Language) =>
  ({ products, more, list }: Dropped): Letter => {
    const { subject, product, more: others } = words[language];
    const title = subject(products[0]?.name ?? '', products.length + more);
    return {
      subject: title,
      paragraphs: [
        ...products.flatMap((one) => [product(one), one.link]),
        ...(more > 0 ? [others(more, list)] : []),
      ],
      short: `iCan Mall: ${title}. ${list}`,
    };
  };

/** The letter that favourites cost less now. */
export const priceDrop: Record<Language, (dropped: Dropped) => Letter> = {
  en: letterIn('en'),
  zh: letterIn('zh'),
  tr: letterIn('tr'),
  ru: letterIn('ru'),
  pt: letterIn('pt'),
};
