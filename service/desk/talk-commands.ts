import { messageLettersMax } from '#service/domain/chat.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { DeskChat } from '#service/store/desk-chat.ts';
import { DeskFault } from './desk-fault.ts';

type Talks = { chat: DeskChat };

/** The latest talks of the mall. */
export async function chats({ chat: store }: Talks): Promise<string[]> {
  const rows = await store.talks(50);
  if (rows.length === 0) return ['No talks.'];
  return rows.map(({ conversationId, shop, buyer, state, unread, updatedAt }) =>
    [conversationId, state, `${unread} unread`, shop, buyer, updatedAt.toISOString()].join('  '),
  );
}

/** What was said in one talk. */
export async function chat({ chat: store }: Talks, conversationId = ''): Promise<string[]> {
  const rows = await inTalk(() => store.open(conversationId, 50));
  if (rows.length === 0) return ['Nothing was said yet.'];
  return rows.map(({ at, sender, status, said }) => `${at.toISOString()}  ${sender} ${status}: ${said}`);
}

/** The shop says something. */
export async function answer({ chat: store }: Talks, conversationId = '', ...words: string[]) {
  const text = words.join(' ').trim();
  if (text === '' || text.length > messageLettersMax)
    throw new DeskFault(`An answer has 1 to ${messageLettersMax} characters.`);
  if (!(await inTalk(() => store.answer(conversationId, text)))) throw new DeskFault('This talk is closed.');
  return [`${conversationId} is answered.`];
}

/** The shop ends a talk. */
export async function close({ chat: store }: Talks, conversationId = ''): Promise<string[]> {
  await inTalk(() => store.close(conversationId));
  return [`${conversationId} is closed.`];
}

async function inTalk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'resource.not_found')
      throw new DeskFault('There is no such talk.');
    throw fault;
  }
}
