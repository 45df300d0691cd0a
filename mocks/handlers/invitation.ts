import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import {
  aFreshInvitation,
  aLeaderboard,
  anInvitation,
  someInvitees,
  somePlaces,
} from '../fixtures/invitation.ts';
import { http } from '../http.ts';

const board = (change: Parameters<typeof aLeaderboard>[0]) =>
  http.get('/p/invitation/leaderboard', ({ response }) => response(200).json(aLeaderboard(change)));

/** Scenarios of inviting friends. */
export const invitationScenarios = {
  /** The code is nobody's. */
  unknownCode: http.get('/invitation/inviter', ({ response }) => response(404).json(aProblem('notFound'))),
  /** Nobody is invited yet. */
  none: http.get('/p/invitation/info', ({ response }) => response(200).json(aFreshInvitation())),
  failing: http.get('/p/invitation/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/invitation/info', async ({ response }) => {
    await delay('infinite');
    return response(200).json(anInvitation());
  }),
  emptyBoard: http.get('/p/invitation/leaderboard', ({ response }) =>
    response(200).json(exampleOf('getInvitationLeaderboard', 'empty')),
  ),
  /** A hundred places, and the reader has none. */
  notRanked: board({
    records: somePlaces(100),
    me: { rank: null, confirmedCount: 0, next: { friends: 1, rank: 1 } },
  }),
  rankOne: board({ me: { rank: 1, confirmedCount: 41, next: null } }),
  boardFailing: http.get('/p/invitation/leaderboard', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** Forty friends, two pages. */
  many: http.get('/p/invitation/page', ({ response }) =>
    response(200).json({ total: 40, size: 20, current: 1, pages: 2, records: someInvitees(20) }),
  ),
  noFriends: http.get('/p/invitation/page', ({ response }) =>
    response(200).json(exampleOf('pageInvitees', 'empty')),
  ),
  friendsFailing: http.get('/p/invitation/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
