import { delay, HttpResponse } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aClosedConversation } from '../fixtures/chat.ts';
import { aPage } from '../fixtures/page.ts';
import { anOpenStream, aStreamReady } from '../fixtures/stream.ts';
import { http } from '../http.ts';

/** Scenarios of the conversations with shops, and of the stream. */
export const chatScenarios = {
  none: http.get('/p/chat/conversation/page', ({ response }) =>
    response(200).json(exampleOf('pageConversations', 'empty')),
  ),
  /** The only conversation is one that the shop has closed. */
  closed: http.get('/p/chat/conversation/page', ({ response }) =>
    response(200).json(aPage([aClosedConversation()])),
  ),
  failing: http.get('/p/chat/conversation/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/chat/conversation/page', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageConversations', 'empty'));
  }),
  shopUnknown: http.post('/p/chat/conversation', ({ response }) => response(404).json(aProblem('notFound'))),
  openFailing: http.post('/p/chat/conversation', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  zero: http.get('/p/chat/unReadCount', ({ response }) => response(200).json(0)),
  /** The stream says that it is there and stays; by default it tells a whole session and ends. */
  calmStream: http.get('/p/chat/stream', ({ response }) =>
    response.untyped(
      new HttpResponse(anOpenStream(aStreamReady()), { headers: { 'Content-Type': 'text/event-stream' } }),
    ),
  ),
  streamFailing: http.get('/p/chat/stream', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  streamSilent: http.get('/p/chat/stream', async ({ response }) => {
    await delay('infinite');
    return response('default').json(aProblem('serverUnavailable'), { status: 503 });
  }),
};
