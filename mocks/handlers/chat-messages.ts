import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

const sent = (what: 'image' | 'product' | 'order') =>
  http.post('/p/chat/message', ({ response }) => response(200).json(exampleOf('sendMessage', what)));

/** Scenarios of one conversation. */
export const messageScenarios = {
  none: http.get('/p/chat/message/list', ({ response }) =>
    response(200).json(exampleOf('listMessages', 'empty')),
  ),
  /** Older ones come when they are asked for, and are the first of all. */
  older: http.get('/p/chat/message/list', ({ query, response }) =>
    response(200).json(exampleOf('listMessages', query.get('beforeId') ? 'older' : 'latest')),
  ),
  unknown: http.get('/p/chat/message/list', ({ response }) => response(404).json(aProblem('notFound'))),
  failing: http.get('/p/chat/message/list', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/chat/message/list', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('listMessages', 'empty'));
  }),
  imageSent: sent('image'),
  productSent: sent('product'),
  orderSent: sent('order'),
  /** The message does not go out. */
  closed: http.post('/p/chat/message', ({ response }) => response(409).json(aProblem('chatClosed'))),
  tooFast: http.post('/p/chat/message', ({ response }) => response(429).json(aProblem('chatTooFast'))),
  pictureLost: http.post('/p/chat/message', ({ response }) =>
    response(422).json(aProblem('uploadUnknownFile')),
  ),
  sendFailing: http.post('/p/chat/message', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  sendSilent: http.post('/p/chat/message', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('sendMessage', 'text'));
  }),
};
