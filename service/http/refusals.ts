import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';
import { accountRefusals } from './account-refusals.ts';
import { checkoutRefusals } from './checkout-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { paymentRefusals } from './payment-refusals.ts';
import { refundRefusals } from './refund-refusals.ts';
import { reviewRefusals } from './review-refusals.ts';
import { signInWords } from './sign-in-refusals.ts';
import { voucherRefusals } from './voucher-refusals.ts';

type Words = Record<Language, string>;

/** What a shopper reads for each refusal, apart from those of signing in; the English texts in requirements S8 are the specification's, letter for letter. */
export const refusalWords = {
  ...accountRefusals,
  ...checkoutRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...refundRefusals,
  ...reviewRefusals,
  ...signInWords,
  ...voucherRefusals,
  'auth.account_disabled': {
    en: 'This account is closed. Please contact us',
    zh: '该账户已停用，请联系我们',
    tr: 'Bu hesap kapalı. Lütfen bize ulaşın',
    ru: 'Этот аккаунт закрыт. Свяжитесь с нами',
    pt: 'Esta conta está encerrada. Contacte-nos',
  },
  'code.invalid': {
    en: 'The verification code is not right',
    zh: '验证码不正确',
    tr: 'Doğrulama kodu yanlış',
    ru: 'Неверный код подтверждения',
    pt: 'O código de verificação está incorreto',
  },
  'code.expired': {
    en: 'The verification code has expired. Please ask for a new one',
    zh: '验证码已过期，请重新获取',
    tr: 'Doğrulama kodunun süresi doldu. Lütfen yeni bir kod isteyin',
    ru: 'Срок действия кода истёк. Запросите новый',
    pt: 'O código de verificação expirou. Peça um novo',
  },
  'code.exhausted': {
    en: 'Too many wrong tries. Please ask for a new code',
    zh: '错误次数过多，请重新获取验证码',
    tr: 'Çok fazla yanlış deneme. Lütfen yeni bir kod isteyin',
    ru: 'Слишком много неверных попыток. Запросите новый код',
    pt: 'Demasiadas tentativas erradas. Peça um novo código',
  },
  'code.send_failed': {
    en: 'The code could not be sent. Please try again',
    zh: '验证码发送失败，请重试',
    tr: 'Kod gönderilemedi. Lütfen tekrar deneyin',
    ru: 'Не удалось отправить код. Попробуйте ещё раз',
    pt: 'Não foi possível enviar o código. Tente de novo',
  },
  'code.too_often': {
    en: 'Please wait before asking for another code',
    zh: '请稍后再获取验证码',
    tr: 'Yeni bir kod istemeden önce lütfen bekleyin',
    ru: 'Подождите, прежде чем запрашивать новый код',
    pt: 'Aguarde antes de pedir outro código',
  },
  'phone.invalid': {
    en: 'Invalid mobile number',
    zh: '手机号码无效',
    tr: 'Geçersiz cep telefonu numarası',
    ru: 'Неверный номер мобильного телефона',
    pt: 'Número de telemóvel inválido',
  },
  'phone.region_unsupported': {
    en: 'We cannot send codes to numbers of this country',
    zh: '暂不支持向该国家或地区的号码发送验证码',
    tr: 'Bu ülkenin numaralarına kod gönderemiyoruz',
    ru: 'Мы не отправляем коды на номера этой страны',
    pt: 'Não enviamos códigos para números deste país',
  },
  'mail.invalid': {
    en: 'Please enter a valid email',
    zh: '请输入有效的邮箱地址',
    tr: 'Lütfen geçerli bir e-posta girin',
    ru: 'Введите действительный адрес почты',
    pt: 'Introduza um email válido',
  },
  'resource.not_found': {
    en: 'We could not find this',
    zh: '未找到相关内容',
    tr: 'Bunu bulamadık',
    ru: 'Ничего не найдено',
    pt: 'Não encontrámos isto',
  },
  'sku.out_of_stock': {
    en: 'Out stock',
    zh: '库存不足',
    tr: 'Stokta kalmadı',
    ru: 'Нет в наличии',
    pt: 'Esgotado',
  },
  'sku.off_shelf': {
    en: 'This product is no longer for sale',
    zh: '该商品已下架',
    tr: 'Bu ürün artık satışta değil',
    ru: 'Этот товар больше не продаётся',
    pt: 'Este produto já não está à venda',
  },
  'sku.limit': {
    en: 'You have reached the purchase limit of this product',
    zh: '已达到该商品的限购数量',
    tr: 'Bu ürün için satın alma sınırına ulaştınız',
    ru: 'Достигнут лимит покупки этого товара',
    pt: 'Atingiu o limite de compra deste produto',
  },
  'prod.not_in_region': {
    en: 'This product does not available in your area',
    zh: '该商品在您所在的地区暂不销售',
    tr: 'Bu ürün bölgenizde satılmıyor',
    ru: 'Этот товар не продаётся в вашем регионе',
    pt: 'Este produto não está disponível na sua região',
  },
  'shop.closed': {
    en: 'This shop is closed',
    zh: '该店铺已停止营业',
    tr: 'Bu mağaza kapalı',
    ru: 'Этот магазин закрыт',
    pt: 'Esta loja está fechada',
  },
  'cart.full': {
    en: 'Your cart is full',
    zh: '购物车已满',
    tr: 'Sepetiniz dolu',
    ru: 'Корзина заполнена',
    pt: 'O seu carrinho está cheio',
  },
  'cart.empty_selection': {
    en: 'Please choose at least one product',
    zh: '请至少选择一件商品',
    tr: 'Lütfen en az bir ürün seçin',
    ru: 'Выберите хотя бы один товар',
    pt: 'Escolha pelo menos um produto',
  },
  'address.required': {
    en: 'Please add your address',
    zh: '请添加收货地址',
    tr: 'Lütfen adresinizi ekleyin',
    ru: 'Добавьте адрес доставки',
    pt: 'Adicione a sua morada',
  },
  'address.limit': {
    en: 'You already have 20 addresses',
    zh: '您最多可保存 20 个地址',
    tr: 'Zaten 20 adresiniz var',
    ru: 'У вас уже 20 адресов',
    pt: 'Já tem 20 moradas',
  },
  'favourite.limit': {
    en: 'You can keep five hundred favourites at most',
    zh: '最多可收藏 500 件商品',
    tr: 'En fazla beş yüz favori saklayabilirsiniz',
    ru: 'В избранном может быть не больше пятисот товаров',
    pt: 'Pode guardar no máximo quinhentos favoritos',
  },
  'follow.limit': {
    en: 'You can follow five hundred shops at most',
    zh: '最多可关注 500 家店铺',
    tr: 'En fazla beş yüz mağaza takip edebilirsiniz',
    ru: 'Можно подписаться не больше чем на пятьсот магазинов',
    pt: 'Pode seguir no máximo quinhentas lojas',
  },
  'watch.limit': {
    en: 'You can wait for a hundred products at most',
    zh: '最多可设置 100 件商品的到货提醒',
    tr: 'En fazla yüz ürün için haber bekleyebilirsiniz',
    ru: 'Ждать можно не больше ста товаров',
    pt: 'Pode aguardar no máximo cem produtos',
  },
  'area.invalid': {
    en: 'Province, district and town do not belong together',
    zh: '所选的省、市、区县不匹配',
    tr: 'İl, ilçe ve semt birbiriyle uyuşmuyor',
    ru: 'Провинция, район и населённый пункт не соответствуют друг другу',
    pt: 'Província, distrito e cidade não correspondem',
  },
} satisfies Partial<Record<RefusalCode, Words>>;
