import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { confirmingWith, type KeptOrders } from './confirming.ts';
import type { Joining } from './joining.ts';
import { invitationData } from './personal-data.ts';
import { invitationStore } from './queries.ts';
import { invitationRoutes } from './routes.ts';

type InvitationParts = {
  db: Db;
  clock: Clock;
  users: UserStore;
  joining: Joining;
  keptOrders: KeptOrders;
  originOf: (request: Request) => string;
};

/** Invitations: members who bring friends, and the coins that both get. */
export function invitationsModule(parts: InvitationParts): Module {
  const { db, clock, joining } = parts;
  const invitations = invitationStore(db, clock);
  const confirming = confirmingWith(parts);
  return {
    ...invitationData(invitations),
    mount: (api) => invitationRoutes(api, { ...parts, invitations }),
    jobs: [
      { name: 'confirm-invitations', everyMinutes: 30, run: () => confirming.confirmDue() },
      { name: 'forget-sign-up-networks', everyMinutes: 60, run: () => joining.forgetNetworks() },
    ],
  };
}
