import { Refusal } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { MessageStore } from './message-queries.ts';
import type { ConversationStore } from './conversations.ts';
import type { UserStore } from '#service/account/user-queries.ts';

type ChatParts = { conversations: ConversationStore; messages: MessageStore; users: UserStore };

/** The conversations of members with shops and with the mall. */
export function chatRoutes(app: ServiceApp, { conversations, messages, users }: ChatParts) {
  mountOperation(app, 'get', '/p/chat/conversation/page', async ({ userId, query, language }, respond) => {
    const { current = 1, size = 20 } = query;
    const reader = await users.readerOf(userId, undefined, language);
    return respond(200, await conversations.page(userId, reader, { current, size }));
  });

  mountOperation(app, 'post', '/p/chat/conversation', async ({ userId, body, language }, respond) => {
    const reader = await users.readerOf(userId, undefined, language);
    return respond(200, await conversations.open(userId, reader, body));
  });

  mountOperation(app, 'get', '/p/chat/message/list', async ({ userId, query, language }, respond) => {
    const { size = 30, beforeId, afterId } = query;
    if (beforeId !== undefined && afterId !== undefined)
      throw new Refusal('request.invalid', { fields: [{ field: '/afterId', code: 'unknown' }] });
    const reader = await users.readerOf(userId, undefined, language);
    return respond(200, await messages.list(userId, reader, { ...query, size }));
  });

  mountOperation(app, 'post', '/p/chat/message', async ({ userId, body, language }, respond) => {
    const reader = await users.readerOf(userId, undefined, language);
    return respond(200, await messages.send(userId, reader, body));
  });

  mountOperation(
    app,
    'put',
    '/p/chat/conversation/{conversationId}/read',
    async ({ userId, path, body }, respond) => {
      await messages.read(userId, path.conversationId, body.lastReadMessageId);
      return respond(204);
    },
  );

  mountOperation(app, 'get', '/p/chat/unReadCount', async ({ userId }, respond) =>
    respond(200, await conversations.unread(userId)),
  );
}
