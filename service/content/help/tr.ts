import type { HelpWords } from './help-words.ts';

/** Help and support in one language (S2.55). */
export const tr: HelpWords = {
  ordering: {
    title: 'Sipariş',
    answers: {
      place: [
        'Nasıl sipariş veririm?',
        'Renk ve beden seçin, Sepete ekle veya Hemen al’a dokunun. Adres ve ödeme yöntemini seçin, toplamı bir kez daha kontrol edip siparişi verin.',
        'Siparişiniz Siparişlerim bölümündedir: ödeme beklerken Ödenecek, mağaza hazırlarken Gönderilecek sekmesinde.',
      ],
      cancel: [
        'Siparişi değiştirebilir veya iptal edebilir miyim?',
        'Mağaza kargoya verene kadar iptal edebilirsiniz: siparişi açın, iptali seçin ve nedenini yazın. Ödediğiniz tutarın tamamı, coinler ve hâlâ geçerli kuponlar geri gelir.',
        'Adres sonradan değiştirilemez. İptal edip yeniden sipariş verin veya gönderilmeden önce mağazaya sohbetten yazın.',
      ],
      'group-buy': [
        'Grup alımı nedir?',
        'Süre dolmadan yeterli adet toplanırsa ürün ucuzlar. Grup dolmazsa sipariş iptal edilir ve ödediğinizin tamamı geri gelir.',
      ],
    },
  },
  payment: {
    title: 'Ödeme',
    answers: {
      ways: [
        'Nasıl ödeyebilirim?',
        'Çevrim içi banka kartıyla ya da ödeme ekranı sunuyorsa kuryeye nakit veya kartla. Cüzdanınızdaki para ve coinler bir kısmını karşılayabilir.',
      ],
      'saved-card': [
        'Kartımı kaydetmek güvenli mi?',
        'Numaranın tamamını hiç görmeyiz: onu ödeme şirketi saklar, bizde yalnızca kartın markası ve son dört hanesi kalır. Kartı istediğiniz zaman Ayarlar, Kartlar bölümünden silebilirsiniz.',
      ],
      declined: [
        'Kartım reddedildi. Ne yapmalıyım?',
        'Hiçbir tutar çekilmedi. Siparişiniz Ödenecek sekmesinde bekliyor: yeniden deneyin, başka kart kullanın veya sunuluyorsa kuryeye ödeyin. Kartın neden reddedildiğini yalnızca bankanız söyleyebilir.',
      ],
    },
  },
  delivery: {
    title: 'Teslimat',
    answers: {
      'how-long': [
        'Teslimat ne kadar sürer?',
        'Ürün sayfası ve ödeme ekranı adresiniz için süreyi gösterir. Sipariş bu sözü göz önünde tutar ve paket gecikirse söyler.',
      ],
      insurance: [
        'Teslimat sigortası nedir?',
        'Ödeme sırasında küçük bir ücretle eklenir; fikrinizi değiştirirseniz iade kargosunu da karşılar. Her şey mağazanın kusuruyla geri giderse ücreti iade edilir.',
      ],
      track: [
        'Paketim nerede?',
        'Siparişi açıp Lojistik’i seçin: kuryenin her taraması saati ve yeriyle oradadır. Bir sipariş birkaç paketle gelebilir.',
      ],
    },
  },
  returns: {
    title: 'İade ve geri ödeme',
    answers: {
      how: [
        'Bir ürünü nasıl iade ederim?',
        'Teslim aldıktan sonra yedi gün içinde siparişi açın, iade veya geri ödemeyi seçin, ürünleri işaretleyin, nedenini yazın ve fotoğraf ekleyin. Mağaza yetmiş iki saat içinde yanıt verir; vermezse talebiniz kabul edilmiş sayılır.',
        'Sonra iade adresini görürsünüz. Paketi yedi gün içinde gönderin ve gönderi numarasını talebe yazın.',
      ],
      'when-money': [
        'Param ne zaman gelir?',
        'Mağaza paketi aldıktan ya da iadesiz geri ödemeyi kabul ettikten sonra beş iş günü içinde. Bankanızın birkaç güne daha ihtiyacı olabilir.',
        'Geldiği yoldan döner: kart karta, cüzdan cüzdana, coin coin olarak. Kuryeye ödedikleriniz cüzdanınıza gelir.',
      ],
      'not-returnable': [
        'Neler iade edilemez?',
        'Taze gıda, açılmış kozmetik, iç çamaşırı, bitkiler ve size özel yapılan ürünler, yalnızca fikrinizi değiştirdiyseniz. Kusurlu, hasarlı veya yanlış gelirse paranız her ürün gibi geri ödenir.',
      ],
    },
  },
  account: {
    title: 'Hesap ve coinler',
    answers: {
      'no-code': [
        'Kod gelmedi',
        'Ülke kodunu ve numarayı kontrol edin, e-postanızın spam klasörüne bakın ve bir dakika sonra yeni kod isteyin. Şifreniz varsa kodsuz giriş yapabilirsiniz.',
      ],
      'change-contact': [
        'Numaramı veya e-postamı nasıl değiştiririm?',
        'Ayarlar, Güvenlik bölümünden. Yenisine bir kod gider; siz de şifrenizi ya da hesabınızdakine gelen kodu girersiniz. Eskisine haber verilir, diğer tüm cihazlardan çıkış yapılır.',
        'Eski numaranız artık sizde değilse kod e-postanıza gidebilir.',
      ],
      coins: [
        'Coinler nasıl çalışır?',
        'Coinler sonraki bir siparişin bir kısmını karşılar: ödeme sırasında açın, ne kadar düştüğünü hemen görün. Sipariş iptal edilirse kullandığınız coinler geri gelir.',
      ],
    },
  },
};
