import { messageLettersMax } from '#service/chat/rules.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { DeskChat } from './chat-queries.ts';
import { DeskFault } from './desk-fault.ts';

type Chat = { chat: DeskChat };

/** The latest conversations of the mall. */
export async function chats({ chat: store }: Chat): Promise<string[]> {
  const rows = await store.conversations(50);
  if (rows.length === 0) return ['No conversations.'];
  return rows.map(({ conversationId, shop, buyer, state, unread, updatedAt }) =>
    [conversationId, state, `${unread} unread`, shop, buyer, updatedAt.toISOString()].join('  '),
  );
}

/** Prints the messages of one conversation. */
export async function chat({ chat: store }: Chat, conversationId = ''): Promise<string[]> {
  const rows = await inConversation(() => store.open(conversationId, 50));
  if (rows.length === 0) return ['Nothing was said yet.'];
  return rows.map(({ at, sender, status, said }) => `${at.toISOString()}  ${sender} ${status}: ${said}`);
}

/** Adds a message of the shop to a conversation. */
export async function answer({ chat: store }: Chat, conversationId = '', ...words: string[]) {
  const text = words.join(' ').trim();
  if (text === '' || text.length > messageLettersMax)
    throw new DeskFault(`An answer has 1 to ${messageLettersMax} characters.`);
  if (!(await inConversation(() => store.answer(conversationId, text))))
    throw new DeskFault('This conversation is closed.');
  return [`${conversationId} is answered.`];
}

/** Closes a conversation on behalf of the shop. */
export async function close({ chat: store }: Chat, conversationId = ''): Promise<string[]> {
  await inConversation(() => store.close(conversationId));
  return [`${conversationId} is closed.`];
}

async function inConversation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'resource.not_found')
      throw new DeskFault('There is no such conversation.');
    throw fault;
  }
}
