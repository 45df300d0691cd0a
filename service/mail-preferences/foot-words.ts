import type { MailKind } from '#openapi/schema.gen.ts';
import type { Language } from '#service/domain/language.ts';
import type { Foot } from '#service/platform/letter.ts';

type Words = Record<MailKind, string> & { link: string };

/** Why a mail came, by its kind, and the link that stops the kind. */
const words: Record<Language, Words> = {
  en: {
    ORDER: 'You get this email because you want news of your orders, payments and refunds by email.',
    DELIVERY: 'You get this email because you want news of your deliveries by email.',
    PRICE_DROP: 'You get this email because you asked to hear when a price falls.',
    BACK_IN_STOCK: 'You get this email because you asked to hear when a product is back.',
    link: 'Stop these emails',
  },
  zh: {
    ORDER: '您选择了通过邮件接收订单、支付与退款消息，因此收到此邮件。',
    DELIVERY: '您选择了通过邮件接收配送消息，因此收到此邮件。',
    PRICE_DROP: '您希望在降价时收到通知，因此收到此邮件。',
    BACK_IN_STOCK: '您希望在商品到货时收到通知，因此收到此邮件。',
    link: '不再接收此类邮件',
  },
  tr: {
    ORDER: 'Sipariş, ödeme ve iade haberlerini e-postayla almak istediğiniz için bu iletiyi alıyorsunuz.',
    DELIVERY: 'Teslimat haberlerini e-postayla almak istediğiniz için bu iletiyi alıyorsunuz.',
    PRICE_DROP: 'Fiyat düştüğünde haber almak istediğiniz için bu iletiyi alıyorsunuz.',
    BACK_IN_STOCK: 'Ürün yeniden geldiğinde haber almak istediğiniz için bu iletiyi alıyorsunuz.',
    link: 'Bu e-postaları durdur',
  },
  ru: {
    ORDER: 'Вы получили это письмо, потому что хотите узнавать о заказах, оплате и возвратах по почте.',
    DELIVERY: 'Вы получили это письмо, потому что хотите узнавать о доставке по почте.',
    PRICE_DROP: 'Вы получили это письмо, потому что просили сообщить о снижении цены.',
    BACK_IN_STOCK: 'Вы получили это письмо, потому что просили сообщить, когда товар появится.',
    link: 'Больше не присылать',
  },
  pt: {
    ORDER: 'Recebe este e-mail porque quer notícias das suas encomendas, pagamentos e reembolsos por e-mail.',
    DELIVERY: 'Recebe este e-mail porque quer notícias das suas entregas por e-mail.',
    PRICE_DROP: 'Recebe este e-mail porque pediu para saber quando um preço desce.',
    BACK_IN_STOCK: 'Recebe este e-mail porque pediu para saber quando um produto volta.',
    link: 'Parar estes e-mails',
  },
};

/** The small print below a mail of a kind; `href` is the address of its stop link. */
export const footOf = (kind: MailKind, language: Language, href: string): Foot => ({
  why: words[language][kind],
  link: words[language].link,
  href,
});
