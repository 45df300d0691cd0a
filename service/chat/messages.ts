import type { Language } from '#service/domain/language.ts';

/** What the mall itself says in a conversation, by the name that is kept of it. */
const said = {
  CLOSED: {
    en: 'The shop has closed this conversation.',
    zh: '店铺已结束本次聊天。',
    tr: 'Mağaza bu sohbeti kapattı.',
    ru: 'Магазин завершил этот чат.',
    pt: 'A loja encerrou esta conversa.',
  },
  CLOSED_BY_MALL: {
    en: 'iCan Mall has closed this conversation.',
    zh: 'iCan Mall 已结束本次聊天。',
    tr: 'iCan Mall bu sohbeti kapattı.',
    ru: 'iCan Mall завершил этот чат.',
    pt: 'O iCan Mall encerrou esta conversa.',
  },
} satisfies Record<string, Record<Language, string>>;

export type SystemNote = keyof typeof said;

export const systemWords = (note: string | null, language: Language) =>
  said[(note ?? 'CLOSED') as SystemNote][language];
