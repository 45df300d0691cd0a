import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { conversationStore } from './conversations.ts';
import { type ChatPictures, messageStore } from './message-queries.ts';
import { chatData } from './personal-data.ts';
import { chatRoutes } from './routes.ts';

type ChatParts = {
  db: Db;
  users: UserStore;
  pictures: ChatPictures;
  clock: Clock;
  rateLimitFactor: number;
};

/** The conversations of shoppers with shops and with the mall. */
export const chatModule = ({ db, users, pictures, clock, rateLimitFactor }: ChatParts): Module => ({
  ...chatData,
  mount: (api) =>
    chatRoutes(api, {
      conversations: conversationStore(db, clock),
      messages: messageStore({ db, clock, pictures, rateLimitFactor }),
      users,
    }),
});
