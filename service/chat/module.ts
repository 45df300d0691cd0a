import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { chatRoutes } from './routes.ts';
import { type ChatPictures, messageStore } from './message-queries.ts';
import { conversationStore } from './conversations.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { userStore } from '#service/account/user-queries.ts';

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
