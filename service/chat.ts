import type { Db } from '#service/db/database.ts';
import type { Clock } from './domain/clock.ts';
import type { ServiceApp } from './http/gate.ts';
import { chatRoutes } from './routes/chat.ts';
import { type ChatPictures, messageStore } from './store/chat-messages.ts';
import { conversationStore } from './store/conversations.ts';
import type { RegionStore } from './store/regions.ts';
import { userStore } from './store/user.ts';

type ChatParts = {
  db: Db;
  regions: RegionStore;
  pictures: ChatPictures;
  clock: Clock;
  rateLimitFactor: number;
};

/** Everything behind the conversations of shoppers with shops. */
export function mountChat(api: ServiceApp, { db, regions, pictures, clock, rateLimitFactor }: ChatParts) {
  chatRoutes(api, {
    conversations: conversationStore(db, clock),
    messages: messageStore({ db, clock, pictures, rateLimitFactor }),
    users: userStore(db, regions),
  });
}
