import type { PayFailure } from '#openapi/schema.gen.ts';
import type { CardFailure } from '#service/db/schema/payment-words.ts';
import type { Language } from '#service/domain/language.ts';
import { paymentRefusals } from '#service/http/payment-refusals.ts';

/** Reasons of failed card payments, with a text that tells shoppers what they can do. */
const words: Record<CardFailure, Record<Language, string>> = {
  'card.declined': {
    en: 'Your bank has declined this card. Please try another one',
    zh: '您的银行拒绝了这张卡，请换一张试试',
    tr: 'Bankanız bu kartı reddetti. Lütfen başka bir kart deneyin',
    ru: 'Ваш банк отклонил эту карту. Попробуйте другую',
    pt: 'O seu banco recusou este cartão. Tente outro',
  },
  'card.insufficient_funds': {
    en: 'There is not enough money on this card',
    zh: '这张卡余额不足',
    tr: 'Bu kartta yeterli bakiye yok',
    ru: 'На карте недостаточно денег',
    pt: 'Não há saldo suficiente neste cartão',
  },
  'card.expired': {
    en: 'This card has expired. Please use another one',
    zh: '这张卡已过期，请使用其他卡',
    tr: 'Bu kartın süresi dolmuş. Lütfen başka bir kart kullanın',
    ru: 'Срок действия карты истёк. Используйте другую',
    pt: 'Este cartão expirou. Use outro',
  },
  'card.authentication_failed': {
    en: 'Your bank could not make sure that it is you. Please try again',
    zh: '您的银行未能确认是您本人，请重试',
    tr: 'Bankanız sizin olduğunuzdan emin olamadı. Lütfen yeniden deneyin',
    ru: 'Банк не смог убедиться, что это вы. Попробуйте ещё раз',
    pt: 'O seu banco não conseguiu confirmar que é você. Tente de novo',
  },
  'card.processor_error': {
    en: 'The payment did not go through. You were not charged; please try again',
    zh: '支付未成功，未扣款，请重试',
    tr: 'Ödeme gerçekleşmedi. Para çekilmedi; lütfen yeniden deneyin',
    ru: 'Платёж не прошёл, деньги не списаны. Попробуйте ещё раз',
    pt: 'O pagamento não foi concluído. Nada foi cobrado; tente de novo',
  },
  'card.token_invalid': paymentRefusals['card.token_invalid'],
};

/** Failures after which the same card is worth another try. */
const retryable: readonly CardFailure[] = [
  'card.insufficient_funds',
  'card.authentication_failed',
  'card.processor_error',
];

/** A failure as the contract writes it. */
export const failureIn = (code: CardFailure, language: Language): PayFailure => ({
  code,
  desc: words[code][language],
  retryable: retryable.includes(code),
});
