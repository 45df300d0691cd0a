import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aGroupBuy, aGroupBuyAlmostThere } from '../fixtures/group-buy.ts';
import { http } from '../http.ts';

const tab = (name: 'upcoming' | 'completed' | 'timeOut' | 'empty') =>
  http.get('/group/page', ({ response }) => response(200).json(exampleOf('pageGroupBuys', name)));
const one = (state: 'upcoming' | 'completed' | 'timeOut') =>
  http.get('/group/info', ({ response }) => response(200).json(aGroupBuy({}, state)));

/** Scenarios of the group buys: the list of a tab, one of them in a state, those that the person has joined. */
export const groupBuyScenarios = {
  upcoming: tab('upcoming'),
  completed: tab('completed'),
  timeOut: tab('timeOut'),
  none: tab('empty'),
  failing: http.get('/group/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/group/page', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageGroupBuys', 'empty'));
  }),
  oneUpcoming: one('upcoming'),
  oneCompleted: one('completed'),
  oneTimeOut: one('timeOut'),
  /** One more piece, and the group is complete. */
  oneNeeded: http.get('/group/info', ({ response }) => response(200).json(aGroupBuyAlmostThere())),
  unknown: http.get('/group/info', ({ response }) => response(404).json(aProblem('notFound'))),
  oneFailing: http.get('/group/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noneJoined: http.get('/p/group/page', ({ response }) =>
    response(200).json(exampleOf('pageMyGroupBuys', 'empty')),
  ),
  joinedFailing: http.get('/p/group/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
