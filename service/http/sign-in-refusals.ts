import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

/** What a shopper reads when a password, a registration or a reset is refused (S8.1, S8.3). */
export const signInWords = {
  'auth.bad_credentials': {
    en: 'The account or password is incorrect',
    zh: '账户或密码不正确',
    tr: 'Hesap veya şifre yanlış',
    ru: 'Неверный аккаунт или пароль',
    pt: 'A conta ou a palavra-passe não está certa',
  },
  'login.locked': {
    en: 'Too many tries. Please try again later',
    zh: '尝试次数过多，请稍后再试',
    tr: 'Çok fazla deneme. Lütfen daha sonra tekrar deneyin',
    ru: 'Слишком много попыток. Попробуйте позже',
    pt: 'Demasiadas tentativas. Tente mais tarde',
  },
  'auth.sign_in_again': {
    en: 'Please log out, log in again, and do this within ten minutes',
    zh: '请先退出并重新登录，然后在十分钟内完成此操作',
    tr: 'Lütfen çıkış yapıp yeniden giriş yapın ve bunu on dakika içinde tamamlayın',
    ru: 'Выйдите, войдите снова и сделайте это в течение десяти минут',
    pt: 'Saia da conta, entre de novo e faça isto nos dez minutos seguintes',
  },
  'register.exists': {
    en: 'There is already an account. Please log in',
    zh: '该账户已注册，请直接登录',
    tr: 'Zaten bir hesap var. Lütfen giriş yapın',
    ru: 'Такой аккаунт уже есть. Войдите в него',
    pt: 'Já existe uma conta. Entre nela',
  },
  'reset.no_account': {
    en: 'There is no account with this number or email yet',
    zh: '该手机号或邮箱尚未注册',
    tr: 'Bu numara veya e-posta ile henüz bir hesap yok',
    ru: 'Аккаунта с этим номером или почтой ещё нет',
    pt: 'Ainda não existe uma conta com este número ou e-mail',
  },
  'invite.invalid': {
    en: 'This invite code is not valid',
    zh: '邀请码无效',
    tr: 'Bu davet kodu bilinmiyor',
    ru: 'Такого кода приглашения нет',
    pt: 'Este código de convite não é conhecido',
  },
  'auth.social_failed': {
    en: 'Login failed. Please try again or choose another way to log in',
    zh: '登录失败，请重试或选择其他登录方式',
    tr: 'Giriş yapılamadı. Yeniden deneyin veya başka bir yol seçin',
    ru: 'Не удалось войти. Попробуйте ещё раз или выберите другой способ',
    pt: 'Não foi possível entrar. Tente de novo ou escolha outra forma',
  },
  'password.weak': {
    en: 'Please choose a stronger password',
    zh: '请设置更安全的密码',
    tr: 'Lütfen daha güçlü bir şifre seçin',
    ru: 'Выберите пароль посложнее',
    pt: 'Escolha uma palavra-passe mais forte',
  },
  'password.old_wrong': {
    en: 'The old password is incorrect',
    zh: '原密码不正确',
    tr: 'Eski şifre yanlış',
    ru: 'Старый пароль неверен',
    pt: 'A palavra-passe antiga não está certa',
  },
  'password.same': {
    en: 'The new password is the same as the old one',
    zh: '新密码不能与原密码相同',
    tr: 'Yeni şifre eskisiyle aynı',
    ru: 'Новый пароль совпадает со старым',
    pt: 'A nova palavra-passe é igual à antiga',
  },
} satisfies Partial<Record<RefusalCode, Record<Language, string>>>;
