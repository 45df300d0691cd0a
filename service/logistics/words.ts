import type { ScanWord } from '#service/db/schema/parcel-words.ts';
import type { Language } from '#service/domain/language.ts';

/** What is told of a parcel whose courier has written no words of its own. */
export const scanTexts: Record<ScanWord, Record<Language, string>> = {
  LABEL: {
    en: 'The shop has packed the parcel and printed its label',
    zh: '店铺已打包并打印面单',
    tr: 'Mağaza paketi hazırladı ve etiketini bastı',
    ru: 'Магазин упаковал посылку и наклеил ярлык',
    pt: 'A loja embalou o pacote e imprimiu a etiqueta',
  },
  PICKED_UP: {
    en: 'The courier has the parcel',
    zh: '快递员已揽收',
    tr: 'Paket kuryede',
    ru: 'Посылка у курьерской службы',
    pt: 'A transportadora tem o pacote',
  },
  IN_TRANSIT: {
    en: 'On the way',
    zh: '运输途中',
    tr: 'Yolda',
    ru: 'В пути',
    pt: 'A caminho',
  },
  ARRIVED: {
    en: 'Arrived at a centre of the courier',
    zh: '已到达快递站点',
    tr: 'Kuryenin merkezine ulaştı',
    ru: 'Прибыла в сортировочный центр',
    pt: 'Chegou a um centro da transportadora',
  },
  CUSTOMS: {
    en: 'At customs',
    zh: '海关处理中',
    tr: 'Gümrükte',
    ru: 'На таможне',
    pt: 'Na alfândega',
  },
  OUT_FOR_DELIVERY: {
    en: 'The courier is on the way to you',
    zh: '快递员正在派送',
    tr: 'Kurye size doğru yolda',
    ru: 'Курьер едет к вам',
    pt: 'O estafeta está a caminho',
  },
  FAILED: {
    en: 'Nobody could take the parcel; the courier comes again',
    zh: '无人签收，快递员将再次派送',
    tr: 'Paketi alacak kimse yoktu; kurye yeniden gelecek',
    ru: 'Посылку некому было принять; курьер приедет снова',
    pt: 'Ninguém recebeu o pacote; o estafeta volta a passar',
  },
  REFUSED: {
    en: 'The parcel was refused and goes back to the shop',
    zh: '包裹被拒收，正在退回店铺',
    tr: 'Paket reddedildi, mağazaya dönüyor',
    ru: 'От посылки отказались, она возвращается в магазин',
    pt: 'O pacote foi recusado e volta à loja',
  },
  RETURNING: {
    en: 'The parcel goes back to the shop',
    zh: '包裹正在退回店铺',
    tr: 'Paket mağazaya dönüyor',
    ru: 'Посылка возвращается в магазин',
    pt: 'O pacote volta à loja',
  },
  DELIVERED: {
    en: 'Delivered',
    zh: '已签收',
    tr: 'Teslim edildi',
    ru: 'Доставлена',
    pt: 'Entregue',
  },
  NEWS: {
    en: 'News from the courier',
    zh: '快递消息',
    tr: 'Kuryeden haber',
    ru: 'Сообщение курьерской службы',
    pt: 'Notícia da transportadora',
  },
};
