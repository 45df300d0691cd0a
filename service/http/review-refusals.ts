import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

type Words = Record<Language, string>;

/** What a shopper reads when something cannot be reviewed (S2.25). */
export const reviewRefusals = {
  'review.exists': {
    en: 'You have already reviewed this',
    zh: '您已评价过该商品',
    tr: 'Bunu zaten değerlendirdiniz',
    ru: 'Вы уже оставили отзыв об этом товаре',
    pt: 'Já avaliou este artigo',
  },
  'review.not_completed': {
    en: 'You can review this once you have received it',
    zh: '确认收货后即可评价',
    tr: 'Bunu teslim aldıktan sonra değerlendirebilirsiniz',
    ru: 'Отзыв можно оставить после получения',
    pt: 'Pode avaliar depois de receber o artigo',
  },
  'review.window_closed': {
    en: 'The thirty days for reviews are over',
    zh: '三十天评价期已过',
    tr: 'Otuz günlük değerlendirme süresi doldu',
    ru: 'Тридцать дней на отзыв уже прошли',
    pt: 'Os trinta dias para avaliar já passaram',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
