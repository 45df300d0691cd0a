import type { Language } from '#src/i18n/languages.ts';

/** A word that the shop gave up, and what it says instead. */
type Forbidden = { word: RegExp; say: string };

/** What no message says any more, by language. The chosen words stand in docs/glossary.md. */
export const forbidden: Record<Language, Forbidden[]> = {
  en: [
    { word: /\bgo on (shopping|\w+ing)\b|\bbefore you go on\b|\bto go on\b/i, say: 'continue' },
    { word: /\bnumber of (your|the) order\b/i, say: 'order number' },
    { word: /\b(the|which|whole) things?\b/i, say: 'product, item' },
    { word: /[\d}]\s%/, say: '12%, without a blank' },
    { word: /\bnothing was taken\b/i, say: 'you were not charged' },
    { word: /\bparcel number\b|\bnumber of (your|the) parcel\b/i, say: 'tracking number' },
    { word: /\bpackages?\b/i, say: 'parcel' },
    { word: /\bcoupons?\b/i, say: 'voucher' },
    { word: /\bbasket\b/i, say: 'cart' },
    { word: /\bsign(ed|ing)?[ -](in|out)\b/i, say: 'log in, log out' },
    { word: /\bmails\b/i, say: 'emails' },
    { word: /\bline is back\b/i, say: 'once you are connected' },
    { word: /\b(colors?|favorites?|canceled|center)\b/i, say: 'British spelling' },
  ],
  zh: [
    { word: /团购/, say: '拼团' },
    { word: /(?<!猜)你/, say: '您' },
    { word: /运费险/, say: '运输险' },
    { word: /账号/, say: '账户' },
    { word: /电子邮箱/, say: '邮箱' },
    { word: /代金券|抵用券/, say: '优惠券' },
    { word: /[\d}]\s%/, say: '12%' },
  ],
  tr: [
    { word: /jeton/i, say: 'coin' },
    { word: /\bcoin['’]/i, say: 'coinler, coinin: without an apostrophe' },
    { word: /[Pp]arola/, say: 'şifre' },
    { word: /kargo numara/i, say: 'takip numarası' },
    { word: /QR kod/i, say: 'karekod' },
    { word: /[\d}]\s?%(?!\{)/, say: '%12, the sign first' },
    { word: /grup alışveriş/i, say: 'grup alımı' },
    { word: /Tekrar dene\b/, say: 'Yeniden dene' },
    { word: /alışveriş merkezi/i, say: 'iCan Mall' },
    { word: /Çevrimdışısın\b(?!ız)|Sepetin olduğu|\bBıraktığın gibi/, say: 'siz' },
  ],
  ru: [
    { word: /[Кк]упон/, say: 'ваучер' },
    { word: /[^\s\u00a0]%/, say: '12 %, with a blank' },
    { word: /номер(а|у|ом)? (посылки|отправления)/i, say: 'трек-номер' },
    { word: /учётн/i, say: 'аккаунт' },
    { word: /e-?mail|имейл|емейл/i, say: 'эл. почта' },
    { word: /(?<!\p{L})([Тт]ы|[Тт]воя|[Тт]вои|[Тт]вой)(?!\p{L})/u, say: 'вы' },
  ],
  pt: [
    { word: /Pedido (feito|cancelado|\{number\}|duplicado)/, say: 'encomenda' },
    { word: /\bvales\b/, say: 'cupões' },
    { word: /[Ee]ndereço/, say: 'morada' },
    { word: /\bshopping\b/i, say: 'centro comercial' },
    { word: /[Ee]ntregador/, say: 'estafeta' },
    { word: /[Rr]ecebimento/, say: 'receção' },
    { word: /\b[Ll]inks?\b/, say: 'ligação' },
    { word: /\bite(m|ns)\b/i, say: 'artigo, produto' },
    { word: /(?<!-)\bemail\b/i, say: 'e-mail' },
    { word: /\ba iCan Mall\b/, say: 'o iCan Mall' },
    {
      word: /[Vv]ocê|[Cc]elular|\bsenha|[Uu]suário|[Cc]adastr|[Ss]alvar|[Ee]xcluir|\b[Bb]aixar|economiz|\b[Tt]ela\b|[Aa]rquivo|estoque/,
      say: 'the words of Portugal',
    },
    { word: /\best(á|ão|amos) \w+(ando|endo|indo)\b/i, say: 'está a …' },
    { word: /[\d}]\s%/, say: '12%' },
  ],
};
