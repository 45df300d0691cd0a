import type { Language } from '#service/domain/language.ts';

/** What the mall itself says in a conversation, by the name that is kept of it. */
const said = {
  CLOSED: {
    en: 'The shop has closed this conversation.',
    zh: '店铺已结束本次对话。',
    tr: 'Mağaza bu görüşmeyi kapattı.',
    ru: 'Магазин завершил этот разговор.',
    pt: 'A loja encerrou esta conversa.',
  },
} satisfies Record<string, Record<Language, string>>;

export type SystemNote = keyof typeof said;

export const systemWords = (note: string | null, language: Language) =>
  said[(note ?? 'CLOSED') as SystemNote][language];
