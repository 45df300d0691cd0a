import type { Language } from '#service/domain/language.ts';

/** Why an error page is shown: too many requests of this visitor, too many of all, a fault of ours, an empty mall. */
export type PageFailure = 'limited' | 'busy' | 'broken' | 'empty';

type Words = { title: string; text: string };

/** What a reader is told when a page is refused or could not be made. */
export const failureWords: Record<PageFailure, Record<Language, Words>> = {
  limited: {
    en: {
      title: 'Too many requests',
      text: 'Too many pages were opened from your connection. Please wait a moment and try again.',
    },
    zh: { title: '请求过于频繁', text: '您的网络打开页面过于频繁，请稍候再试。' },
    tr: {
      title: 'Çok fazla istek',
      text: 'Bağlantınızdan kısa sürede çok fazla sayfa açıldı. Lütfen biraz bekleyip yeniden deneyin.',
    },
    ru: {
      title: 'Слишком много запросов',
      text: 'С вашего подключения открыто слишком много страниц. Подождите немного и попробуйте снова.',
    },
    pt: {
      title: 'Demasiados pedidos',
      text: 'Foram abertas demasiadas páginas a partir da sua ligação. Aguarde um momento e tente de novo.',
    },
  },
  busy: {
    en: {
      title: 'The mall is very busy',
      text: 'Many people are here right now. Please try again in a moment.',
    },
    zh: { title: '商城访问繁忙', text: '当前访问人数较多，请稍后再试。' },
    tr: {
      title: 'Mağazamız şu anda çok yoğun',
      text: 'Şu anda çok sayıda ziyaretçimiz var. Lütfen birazdan yeniden deneyin.',
    },
    ru: {
      title: 'Сайт сейчас перегружен',
      text: 'Сейчас у нас очень много посетителей. Попробуйте ещё раз чуть позже.',
    },
    pt: {
      title: 'Estamos com muita afluência',
      text: 'Há muitos visitantes neste momento. Tente de novo dentro de instantes.',
    },
  },
  broken: {
    en: { title: 'Something went wrong', text: 'This page could not be shown. Please try again.' },
    zh: { title: '出了点问题', text: '无法显示此页面，请重试。' },
    tr: { title: 'Bir şeyler ters gitti', text: 'Bu sayfa gösterilemedi. Lütfen yeniden deneyin.' },
    ru: { title: 'Что-то пошло не так', text: 'Не удалось показать эту страницу. Попробуйте ещё раз.' },
    pt: { title: 'Algo correu mal', text: 'Não foi possível mostrar esta página. Tente de novo.' },
  },
  empty: {
    en: {
      title: 'The mall is not open yet',
      text: 'It is still empty: no products have been entered. Please come back later.',
    },
    zh: { title: '商城尚未开业', text: '商城目前还没有任何商品，请稍后再来。' },
    tr: {
      title: 'Mağazamız henüz açılmadı',
      text: 'Mağazamız şu anda boş: henüz ürün girilmedi. Lütfen daha sonra yeniden gelin.',
    },
    ru: {
      title: 'Магазин ещё не открыт',
      text: 'Пока он пуст: товары ещё не добавлены. Пожалуйста, зайдите позже.',
    },
    pt: {
      title: 'A loja ainda não abriu',
      text: 'Ainda está vazia: não foram introduzidos produtos. Volte mais tarde.',
    },
  },
};

/** Links of the error page, and the label of its trace id. */
export const failureLinks: Record<Language, { again: string; home: string; number: string }> = {
  en: { again: 'Try again', home: 'Go to Home', number: 'Reference' },
  zh: { again: '重试', home: '返回首页', number: '参考编号' },
  tr: { again: 'Yeniden dene', home: 'Ana sayfaya git', number: 'Başvuru numarası' },
  ru: { again: 'Повторить', home: 'На главную', number: 'Номер обращения' },
  pt: { again: 'Tentar de novo', home: 'Ir para o início', number: 'Referência' },
};
