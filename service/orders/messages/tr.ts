import { lines, type NoticeWords } from './told.ts';

const arrives = (day: string | undefined) => day && `En geç ${day} günü ulaşır.`;
const comesBack = (amount: string | undefined) =>
  amount ? `${amount} size iade edilir.` : 'Ödeme yapılmadığı için iade edilecek para yok.';

export const tr: NoticeWords = {
  ORDER_PLACED: ({ orderNumber, amount, day }) => ({
    title: 'Sipariş verildi',
    lines: lines(`${orderNumber} numaralı sipariş verildi. Teslimatta ${amount} ödersiniz.`, arrives(day)),
  }),
  PAID: ({ orderNumber, amount, day }) => ({
    title: 'Sipariş ödendi',
    lines: lines(
      `${orderNumber} numaralı sipariş için ${amount} ödendi. Mağaza paketi hazırlıyor.`,
      arrives(day),
    ),
  }),
  GROUP_JOINED: ({ orderNumber, amount }) => ({
    title: 'Gruba katıldınız',
    lines: [
      `${orderNumber} numaralı sipariş için ${amount} ödendi. Birlikte yeterli sayıda ürün alınması bekleniyor.`,
    ],
  }),
  PAY_REMINDER: ({ orderNumber, until }) => ({
    title: 'Siparişiniz ödeme bekliyor',
    lines: [`${orderNumber} numaralı sipariş ${until} saatine kadar sizin için ayrıldı. Sonra kapatılır.`],
  }),
  SHIPPED: ({ orderNumber, courier, parcel, day }) => ({
    title: 'Paketiniz yola çıkıyor',
    lines: lines(
      `${orderNumber} numaralı siparişi ${courier} taşıyor, paket numarası ${parcel}.`,
      arrives(day),
    ),
  }),
  OUT_FOR_DELIVERY: ({ orderNumber, courier }) => ({
    title: 'Paketiniz dağıtımda',
    lines: [`${courier}, ${orderNumber} numaralı siparişle size doğru yolda.`],
  }),
  DELIVERED: ({ orderNumber }) => ({
    title: 'Paketiniz teslim edildi',
    lines: [
      `${orderNumber} numaralı siparişin bir paketi teslim edildi.`,
      'Her şey yolundaysa lütfen teslim aldığınızı onaylayın.',
    ],
  }),
  COMPLETED: ({ orderNumber, coins, until }) => ({
    title: 'Nasıl buldunuz?',
    lines: lines(
      `${orderNumber} numaralı sipariş tamamlandı. Ne düşündüğünüzü başkalarına da anlatın.`,
      coins !== undefined && `İade süresi bitince, ${until} günü ${coins} coin sizin olur.`,
    ),
  }),
  CANCELLED_BUYER: ({ orderNumber, amount }) => ({
    title: 'Sipariş iptal edildi',
    lines: [`${orderNumber} numaralı sipariş, isteğiniz üzerine iptal edildi.`, comesBack(amount)],
  }),
  CANCELLED_PAY_TIMEOUT: ({ orderNumber }) => ({
    title: 'Siparişiniz ödenmediği için kapatıldı',
    lines: [
      `${orderNumber} numaralı sipariş zamanında ödenmediği için kapatıldı.`,
      'Siparişin ayırdığı kuponlar, coinler ve cüzdan tutarı yeniden sizin.',
    ],
  }),
  CANCELLED_SELLER: ({ orderNumber, amount }) => ({
    title: 'Mağaza gönderemiyor',
    lines: [
      `Mağaza ${orderNumber} numaralı siparişi gönderemediği için sipariş iptal edildi.`,
      comesBack(amount),
    ],
  }),
  CANCELLED_COD_REFUSED: ({ orderNumber, amount }) => ({
    title: 'Paketiniz geri dönüyor',
    lines: lines(
      `Kurye ${orderNumber} numaralı siparişi teslim edemedi, sipariş iptal edildi.`,
      amount && comesBack(amount),
    ),
  }),
  GROUP_DONE: ({ orderNumber }) => ({
    title: 'Grup alımınız tamamlandı',
    lines: [`Birlikte yeterli sayıda ürün alındı. ${orderNumber} numaralı sipariş hazırlanıyor.`],
  }),
  GROUP_FAILED: ({ orderNumber }) => ({
    title: 'Grup alımınız tamamlanamadı',
    lines: [
      `Zamanında yeterli sayıda ürün alınmadığı için ${orderNumber} numaralı sipariş iptal edildi.`,
      'Ödediğiniz her şey kendiliğinden iade edilir.',
    ],
  }),
  REFUND_APPLIED: ({ orderNumber, amount, until }) => ({
    title: 'Talebiniz mağazada',
    lines: lines(
      `${orderNumber} numaralı siparişten ${amount} iadesini istediniz.`,
      until && `Mağaza ${until} gününe kadar yanıtlar; yanıt gelmezse talep kabul edilmiş sayılır.`,
    ),
  }),
  REFUND_ACCEPTED: ({ orderNumber, until }) => ({
    title: 'Lütfen geri gönderin',
    lines: lines(
      `Mağaza, ${orderNumber} numaralı siparişten belirttiklerinizi geri alıyor.`,
      until && `Lütfen paket numaranızı ${until} gününe kadar girin.`,
    ),
  }),
  REFUND_REJECTED: ({ orderNumber, words }) => ({
    title: 'Mağaza talebinizi reddetti',
    lines: lines(`Mağaza ${orderNumber} numaralı sipariş için iade yapmıyor.`, words),
  }),
  REFUND_RETURN_SHIPPED: ({ orderNumber, parcel }) => ({
    title: 'İadeniz yolda',
    lines: [
      `Mağaza, ${orderNumber} numaralı siparişin ürünleriyle gönderdiğiniz ${parcel} paketini biliyor.`,
    ],
  }),
  REFUND_RETURN_RECEIVED: ({ orderNumber }) => ({
    title: 'İadeniz mağazaya ulaştı',
    lines: [`${orderNumber} numaralı siparişin ürünleri mağazaya döndü. Sırada paranız var.`],
  }),
  REFUND_REFUNDING: ({ orderNumber, amount }) => ({
    title: 'Paranız yolda',
    lines: [`${orderNumber} numaralı sipariş için ${amount} size dönüyor.`],
  }),
  REFUND_REFUNDED: ({ orderNumber, amount }) => ({
    title: 'Paranız iade edildi',
    lines: [`${orderNumber} numaralı sipariş için ${amount} iade edildi.`],
  }),
  REFUND_IN_WALLET: ({ orderNumber, amount }) => ({
    title: 'İadeniz cüzdanınızda',
    lines: [
      `Bankanız ${orderNumber} numaralı sipariş için ${amount} tutarını bize geri gönderdi; tutar cüzdanınızda.`,
    ],
  }),
  REFUND_WITHDRAWN: ({ orderNumber }) => ({
    title: 'Talep geri çekildi',
    lines: [`${orderNumber} numaralı siparişle ilgili talebinizi geri çektiniz.`],
  }),
  REFUND_CLOSED: ({ orderNumber }) => ({
    title: 'İadeniz kapatıldı',
    lines: [`${orderNumber} numaralı sipariş için zamanında paket bildirilmediğinden iade kapatıldı.`],
  }),
};
