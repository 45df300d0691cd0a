import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

/** What a shopper reads when a picture, a message or a wish about the account is refused. */
export const accountRefusals = {
  'chat.closed': {
    en: 'The shop has closed this conversation',
    zh: '店铺已结束本次聊天',
    tr: 'Mağaza bu sohbeti kapattı',
    ru: 'Магазин завершил этот чат',
    pt: 'A loja encerrou esta conversa',
  },
  'chat.too_fast': {
    en: 'Please wait a moment before the next message',
    zh: '发送太快，请稍后再发',
    tr: 'Sonraki mesajdan önce lütfen biraz bekleyin',
    ru: 'Подождите немного перед следующим сообщением',
    pt: 'Aguarde um momento antes da próxima mensagem',
  },
  'account.orders_open': {
    en: 'Some of your orders are still on their way',
    zh: '您还有未完成的订单',
    tr: 'Bazı siparişleriniz hâlâ yolda',
    ru: 'Некоторые ваши заказы ещё в пути',
    pt: 'Algumas das suas encomendas ainda estão a caminho',
  },
  'upload.too_large': {
    en: 'This picture is larger than 5 MB',
    zh: '这张图片超过 5 MB',
    tr: 'Bu resim 5 MB’tan büyük',
    ru: 'Это изображение больше 5 МБ',
    pt: 'Esta imagem tem mais de 5 MB',
  },
  'upload.unknown_file': {
    en: 'Please upload the picture again',
    zh: '请重新上传图片',
    tr: 'Lütfen resmi yeniden yükleyin',
    ru: 'Загрузите изображение ещё раз',
    pt: 'Envie a imagem de novo',
  },
  'upload.foreign_url': {
    en: 'Please upload the picture here',
    zh: '请在此上传图片',
    tr: 'Lütfen resmi buradan yükleyin',
    ru: 'Загрузите изображение здесь',
    pt: 'Envie a imagem aqui',
  },
  'upload.type_not_allowed': {
    en: 'Only JPEG, PNG and WebP pictures can be sent',
    zh: '只能上传 JPEG、PNG 和 WebP 图片',
    tr: 'Yalnızca JPEG, PNG ve WebP resimleri gönderilebilir',
    ru: 'Можно отправить только изображения JPEG, PNG и WebP',
    pt: 'Só é possível enviar imagens JPEG, PNG e WebP',
  },
  'upload.unreadable': {
    en: 'This picture cannot be read. Please choose a still JPEG, PNG or WebP picture',
    zh: '无法读取这张图片，请选择静态的 JPEG、PNG 或 WebP 图片',
    tr: 'Bu resim okunamıyor. Lütfen hareketsiz bir JPEG, PNG veya WebP resmi seçin',
    ru: 'Это изображение не читается. Выберите неподвижное изображение JPEG, PNG или WebP',
    pt: 'Não é possível ler esta imagem. Escolha uma imagem fixa JPEG, PNG ou WebP',
  },
} satisfies Partial<Record<RefusalCode, Record<Language, string>>>;
