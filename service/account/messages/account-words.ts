import type { Language } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';

type Words<Facts> = Record<Language, (facts: Facts) => Letter>;

/** A card was saved; `card` is its brand and last four digits. */
export const cardSavedWords: Words<{ card: string; time: string }> = {
  en: ({ card, time }) => ({
    subject: 'A card was saved in your iCan Mall account',
    paragraphs: [
      `The card ${card} was saved in your account, ${time}.`,
      'If it was not you, delete it in Settings, Cards, and set a new password.',
    ],
    short: `iCan Mall: card ${card} was saved, ${time}. Not you? Delete it in Settings and set a new password.`,
  }),
  zh: ({ card, time }) => ({
    subject: '您的 iCan Mall 账户已保存一张银行卡',
    paragraphs: [
      `银行卡 ${card} 已于 ${time} 保存到您的账户。`,
      '如非本人操作，请在“设置”的“银行卡”中删除，并设置新密码。',
    ],
    short: `iCan Mall：银行卡 ${card} 已于 ${time} 保存。如非本人操作，请在“设置”中删除并修改密码。`,
  }),
  tr: ({ card, time }) => ({
    subject: 'iCan Mall hesabınıza bir kart kaydedildi',
    paragraphs: [
      `${card} kartı hesabınıza kaydedildi, ${time}.`,
      'Siz değilseniz Ayarlar, Kartlar bölümünden silin ve yeni bir şifre belirleyin.',
    ],
    short: `iCan Mall: ${card} kartı kaydedildi, ${time}. Siz değilseniz Ayarlar’dan silin ve yeni şifre belirleyin.`,
  }),
  ru: ({ card, time }) => ({
    subject: 'В вашем аккаунте iCan Mall сохранена карта',
    paragraphs: [
      `Карта ${card} сохранена в вашем аккаунте, ${time}.`,
      'Если это были не вы, удалите её в «Настройках», «Карты» и задайте новый пароль.',
    ],
    short: `iCan Mall: сохранена карта ${card}, ${time}. Не вы? Удалите её в «Настройках» и смените пароль.`,
  }),
  pt: ({ card, time }) => ({
    subject: 'Foi guardado um cartão na sua conta iCan Mall',
    paragraphs: [
      `O cartão ${card} foi guardado na sua conta, ${time}.`,
      'Se não foi você, elimine-o em Definições, Cartões, e defina uma nova palavra-passe.',
    ],
    short: `iCan Mall: cartão ${card} guardado, ${time}. Não foi você? Elimine-o em Definições e mude a palavra-passe.`,
  }),
};

/** A card was removed; `card` is its brand and last four digits. */
export const cardRemovedWords: Words<{ card: string; time: string }> = {
  en: ({ card, time }) => ({
    subject: 'A card was removed from your iCan Mall account',
    paragraphs: [
      `The card ${card} was removed from your account, ${time}. It was erased at the payment processor, too.`,
      'If it was not you, set a new password.',
    ],
    short: `iCan Mall: card ${card} was removed, ${time}. Not you? Set a new password.`,
  }),
  zh: ({ card, time }) => ({
    subject: '您的 iCan Mall 账户已移除一张银行卡',
    paragraphs: [
      `银行卡 ${card} 已于 ${time} 从您的账户移除，并已从支付机构删除。`,
      '如非本人操作，请设置新密码。',
    ],
    short: `iCan Mall：银行卡 ${card} 已于 ${time} 移除。如非本人操作，请修改密码。`,
  }),
  tr: ({ card, time }) => ({
    subject: 'iCan Mall hesabınızdan bir kart kaldırıldı',
    paragraphs: [
      `${card} kartı hesabınızdan kaldırıldı, ${time}. Ödeme kuruluşundan da silindi.`,
      'Siz değilseniz yeni bir şifre belirleyin.',
    ],
    short: `iCan Mall: ${card} kartı kaldırıldı, ${time}. Siz değilseniz yeni şifre belirleyin.`,
  }),
  ru: ({ card, time }) => ({
    subject: 'Из вашего аккаунта iCan Mall удалена карта',
    paragraphs: [
      `Карта ${card} удалена из вашего аккаунта, ${time}. Она удалена и у платёжного сервиса.`,
      'Если это были не вы, задайте новый пароль.',
    ],
    short: `iCan Mall: карта ${card} удалена, ${time}. Не вы? Смените пароль.`,
  }),
  pt: ({ card, time }) => ({
    subject: 'Foi removido um cartão da sua conta iCan Mall',
    paragraphs: [
      `O cartão ${card} foi removido da sua conta, ${time}. Também foi apagado no processador de pagamentos.`,
      'Se não foi você, defina uma nova palavra-passe.',
    ],
    short: `iCan Mall: cartão ${card} removido, ${time}. Não foi você? Mude a palavra-passe.`,
  }),
};

/** The account will be deleted at `until` unless the owner comes back. */
export const deletionRequestedWords: Words<{ until: string }> = {
  en: ({ until }) => ({
    subject: 'Your iCan Mall account will be deleted',
    paragraphs: [
      `You asked us to delete your account. It will be deleted, ${until}.`,
      'Changed your mind, or was it not you? Log in before then and keep the account.',
    ],
    short: `iCan Mall: your account will be deleted, ${until}. Log in before then to keep it.`,
  }),
  zh: ({ until }) => ({
    subject: '您的 iCan Mall 账户即将注销',
    paragraphs: [
      `您已申请注销账户，账户将于 ${until} 删除。`,
      '如改变主意或非本人操作，请在此之前登录并保留账户。',
    ],
    short: `iCan Mall：您的账户将于 ${until} 删除。如需保留，请在此之前登录。`,
  }),
  tr: ({ until }) => ({
    subject: 'iCan Mall hesabınız silinecek',
    paragraphs: [
      `Hesabınızın silinmesini istediniz. Silinme zamanı: ${until}.`,
      'Fikriniz değiştiyse veya bunu siz istemediyseniz o zamana kadar giriş yapıp hesabı koruyun.',
    ],
    short: `iCan Mall: hesabınız silinecek, ${until}. Korumak için o zamana kadar giriş yapın.`,
  }),
  ru: ({ until }) => ({
    subject: 'Ваш аккаунт iCan Mall будет удалён',
    paragraphs: [
      `Вы попросили удалить аккаунт. Он будет удалён, ${until}.`,
      'Передумали, или это были не вы? Войдите до этого времени и сохраните аккаунт.',
    ],
    short: `iCan Mall: ваш аккаунт будет удалён, ${until}. Чтобы сохранить его, войдите раньше.`,
  }),
  pt: ({ until }) => ({
    subject: 'A sua conta iCan Mall vai ser eliminada',
    paragraphs: [
      `Pediu-nos para eliminar a sua conta. Vai ser eliminada, ${until}.`,
      'Mudou de ideias, ou não foi você? Entre antes disso e mantenha a conta.',
    ],
    short: `iCan Mall: a sua conta vai ser eliminada, ${until}. Entre antes disso para a manter.`,
  }),
};

/** The request for deletion was withdrawn. */
export const deletionCancelledWords: Words<object> = {
  en: () => ({
    subject: 'Your iCan Mall account stays',
    paragraphs: ['Your account will not be deleted.', 'If it was not you who kept it, set a new password.'],
    short: 'iCan Mall: your account stays and will not be deleted.',
  }),
  zh: () => ({
    subject: '您的 iCan Mall 账户已保留',
    paragraphs: ['您的账户不会被删除。', '如非本人操作，请设置新密码。'],
    short: 'iCan Mall：您的账户已保留，不会被删除。',
  }),
  tr: () => ({
    subject: 'iCan Mall hesabınız korunuyor',
    paragraphs: ['Hesabınız silinmeyecek.', 'Bunu siz yapmadıysanız yeni bir şifre belirleyin.'],
    short: 'iCan Mall: hesabınız korunuyor, silinmeyecek.',
  }),
  ru: () => ({
    subject: 'Ваш аккаунт iCan Mall сохранён',
    paragraphs: ['Ваш аккаунт не будет удалён.', 'Если его сохранили не вы, задайте новый пароль.'],
    short: 'iCan Mall: ваш аккаунт сохранён и не будет удалён.',
  }),
  pt: () => ({
    subject: 'A sua conta iCan Mall mantém-se',
    paragraphs: [
      'A sua conta não vai ser eliminada.',
      'Se não foi você que a manteve, defina uma nova palavra-passe.',
    ],
    short: 'iCan Mall: a sua conta mantém-se e não vai ser eliminada.',
  }),
};
