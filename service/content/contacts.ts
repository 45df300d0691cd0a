import type { Localised } from '#service/domain/language.ts';

/** Contacts of the sample mall by country code. Domains under `.example` are reserved, so no real mail is hit. */
export const contacts: Readonly<Record<string, { email: string; phone: string; addressText: string }>> = {
  LK: {
    email: 'care@ican.example',
    phone: '+94 11 234 5678',
    addressText: 'iCan Mall, 21 Galle Road, Colombo 03 Kollupitiya, Sri Lanka',
  },
  CN: {
    email: 'kefu@ican.example',
    phone: '+86 21 5555 0123',
    addressText: 'iCan Mall, 上海市静安区南京西路 1266 号',
  },
  LA: {
    email: 'care@ican.example',
    phone: '+856 21 555 012',
    addressText: 'iCan Mall, 45 Setthathirath Road, Vientiane, Laos',
  },
  TR: {
    email: 'destek@ican.example',
    phone: '+90 212 555 01 23',
    addressText: 'iCan Mall, Bağdat Caddesi 118, Kadıköy, İstanbul, Türkiye',
  },
};

/** Opening hours of the customer service, in the region's local time. */
export const hours: Localised = {
  en: 'Every day, 8:00 to 22:00',
  zh: '每天 8:00–22:00',
  tr: 'Her gün 8.00–22.00',
  ru: 'Ежедневно, 8:00–22:00',
  pt: 'Diariamente, das 8h00 às 22h00',
};

/** The copyright line of the footer. */
export const rights: Localised = {
  en: 'All rights reserved.',
  zh: '保留所有权利。',
  tr: 'Tüm hakları saklıdır.',
  ru: 'Все права защищены.',
  pt: 'Direitos reservados.',
};
