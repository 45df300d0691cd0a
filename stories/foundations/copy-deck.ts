import { type Language, languageCodes } from '#src/i18n/languages.ts';

type Words = Record<string, string>;

/** One message: its id and what each language says. */
export type Message = { id: string; texts: Record<Language, string> };

/** The messages of one part of the shop: those whose ids begin with its name. */
export type DeckPart = { name: string; messages: Message[] };

const files = import.meta.glob<Words>('../../src/i18n/messages/*.json', { import: 'default' });

/** The words of a language, fetched when the page asks for them. */
const wordsOf = async (language: Language): Promise<Words> =>
  (await files[`../../src/i18n/messages/${language}.json`]?.()) ?? {};

/** Every message in all languages, in the order of ids; a language that lacks one says nothing. */
export async function loadDeck(): Promise<Message[]> {
  const all = await Promise.all(languageCodes.map(async (code) => [code, await wordsOf(code)] as const));
  const words = Object.fromEntries(all) as Record<Language, Words>;
  return Object.keys(words.en).map((id) => ({
    id,
    texts: Object.fromEntries(languageCodes.map((code) => [code, words[code][id] ?? ''])) as Message['texts'],
  }));
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Messages whose id or text holds what is looked for in any language, accents and capitals aside; all of them for nothing. */
export function found(messages: readonly Message[], text: string): Message[] {
  const wanted = folded(text.trim());
  return messages.filter(({ id, texts }) =>
    [id, ...Object.values(texts)].some((said) => folded(said).includes(wanted)),
  );
}

/** Messages by the part of the shop that says them. */
export function inParts(messages: readonly Message[]): DeckPart[] {
  const parts = new Map<string, Message[]>();
  for (const message of messages) {
    const name = message.id.split('.')[0] ?? message.id;
    parts.set(name, [...(parts.get(name) ?? []), message]);
  }
  return [...parts].map(([name, own]) => ({ name, messages: own }));
}
