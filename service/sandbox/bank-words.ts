import type { Language } from '#service/domain/language.ts';

/** Texts of the page of the sandbox's bank. */
export const bankWords = {
  title: {
    en: 'Card check (trial)',
    zh: '银行卡验证（试用）',
    tr: 'Kart kontrolü (deneme)',
    ru: 'Проверка карты (пробный режим)',
    pt: 'Verificação do cartão (ensaio)',
  },
  isItYou: { en: 'Is this you?', zh: '是您本人吗？', tr: 'Bu siz misiniz?', ru: 'Это вы?', pt: 'É você?' },
  sent: {
    en: 'A bank would send a code to your phone. In this trial it is',
    zh: '银行会向您的手机发送验证码。本次试用的验证码是',
    tr: 'Bir banka telefonunuza kod gönderirdi. Bu denemede kod',
    ru: 'Банк отправил бы код на ваш телефон. В пробном режиме это',
    pt: 'Um banco enviaria um código para o seu telefone. Neste ensaio é',
  },
  shop: { en: 'Shop', zh: '商户', tr: 'Mağaza', ru: 'Магазин', pt: 'Loja' },
  amount: { en: 'Amount', zh: '金额', tr: 'Tutar', ru: 'Сумма', pt: 'Valor' },
  card: { en: 'Card', zh: '银行卡', tr: 'Kart', ru: 'Карта', pt: 'Cartão' },
  code: { en: 'Code', zh: '验证码', tr: 'Kod', ru: 'Код', pt: 'Código' },
  confirm: { en: 'Confirm', zh: '确认', tr: 'Onayla', ru: 'Подтвердить', pt: 'Confirmar' },
  refuse: {
    en: 'It was not me',
    zh: '不是我本人',
    tr: 'Ben değildim',
    ru: 'Это не я',
    pt: 'Não fui eu',
  },
  wrong: {
    en: 'This code is not right. Please try again.',
    zh: '验证码不正确，请重试。',
    tr: 'Kod yanlış. Lütfen yeniden deneyin.',
    ru: 'Код неверный. Попробуйте ещё раз.',
    pt: 'O código está errado. Tente de novo.',
  },
  done: {
    en: 'Thank you. You are on your way back to the shop.',
    zh: '谢谢，正在返回商城。',
    tr: 'Teşekkürler. Mağazaya dönüyorsunuz.',
    ru: 'Спасибо. Возвращаем вас в магазин.',
    pt: 'Obrigado. Está a voltar à loja.',
  },
  back: {
    en: 'Back to the shop',
    zh: '返回商城',
    tr: 'Mağazaya dön',
    ru: 'Вернуться в магазин',
    pt: 'Voltar à loja',
  },
  gone: {
    en: 'This page is not there any more. Please go back to the shop.',
    zh: '该页面已失效，请返回商城。',
    tr: 'Bu sayfa artık yok. Lütfen mağazaya dönün.',
    ru: 'Этой страницы больше нет. Вернитесь в магазин.',
    pt: 'Esta página já não existe. Volte à loja.',
  },
} satisfies Record<string, Record<Language, string>>;
