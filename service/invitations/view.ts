import type { Invitee } from '#openapi/schema.gen.ts';
import type { invitations } from '#service/db/schema/invitations.ts';
import { masked } from './rules.ts';

type Row = {
  invitation: typeof invitations.$inferSelect;
  nickName: string;
  /** Has an order that is not cancelled. */
  hasOrdered: boolean;
};

/** A friend as the inviter sees it: the first letter of the name, and the state of the invitation. */
export const inviteeView = ({ invitation, nickName, hasOrdered }: Row): Invitee => ({
  name: masked(nickName),
  state: invitation.state === 'INVITED' && hasOrdered ? 'ORDERED' : invitation.state,
  notCounted: invitation.notCounted,
  coins: invitation.coins,
  invitedAt: invitation.invitedAt.toISOString(),
  confirmedAt: invitation.confirmedAt?.toISOString() ?? null,
});
