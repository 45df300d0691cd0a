import type { Language } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';

/** What is back: the product, its option (empty where there is one version alone), and its page. */
export type Returned = { product: string; option: string; link: string };

const named = ({ product, option }: Returned, brackets: [string, string]) =>
  option === '' ? product : `${product}${brackets[0]}${option}${brackets[1]}`;

const round: [string, string] = [' (', ')'];

/** The letter that a SKU can be bought again; it says that no piece is reserved for the member. */
export const backInStock: Record<Language, (told: Returned) => Letter> = {
  en: (told) => ({
    subject: `Back in stock: ${told.product}`,
    paragraphs: [
      `${named(told, round)} can be bought again. You asked us to tell you.`,
      'We keep no pieces aside, so do not wait too long.',
      told.link,
    ],
    short: `iCan Mall: ${named(told, round)} is back in stock. ${told.link}`,
  }),
  zh: (told) => ({
    subject: `已到货：${told.product}`,
    paragraphs: [
      `您关注的 ${named(told, ['（', '）'])} 已恢复销售。`,
      '我们不为个人预留库存，喜欢请尽快下单。',
      told.link,
    ],
    short: `iCan Mall：${named(told, ['（', '）'])} 已到货。${told.link}`,
  }),
  tr: (told) => ({
    subject: `Yeniden stokta: ${told.product}`,
    paragraphs: [
      `Haber vermemizi istediğiniz ürün yeniden satışta: ${named(told, round)}.`,
      'Kimse için ürün ayırmıyoruz; fazla beklemeyin.',
      told.link,
    ],
    short: `iCan Mall: ${named(told, round)} yeniden stokta. ${told.link}`,
  }),
  ru: (told) => ({
    subject: `Снова в наличии: ${told.product}`,
    paragraphs: [
      `Вы просили сообщить: ${named(told, round)} — снова в наличии.`,
      'Мы ни для кого не откладываем товар, поэтому не ждите слишком долго.',
      told.link,
    ],
    short: `iCan Mall: ${named(told, round)} — снова в наличии. ${told.link}`,
  }),
  pt: (told) => ({
    subject: `De novo em stock: ${told.product}`,
    paragraphs: [
      `${named(told, round)} está de novo à venda. Pediu-nos que o avisássemos.`,
      'Não reservamos unidades, por isso não espere demasiado.',
      told.link,
    ],
    short: `iCan Mall: ${named(told, round)} está de novo em stock. ${told.link}`,
  }),
};
