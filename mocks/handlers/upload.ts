import { delay, http as anyHttp, HttpResponse } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { anUploadTicket, someUploadTickets } from '../fixtures/upload.ts';
import { http } from '../http.ts';

/** Scenarios of the leave to send pictures. */
export const uploadScenarios = {
  five: http.get('/p/oss/securityToken', ({ response }) => response(200).json(someUploadTickets({}, 'five'))),
  wrongType: http.get('/p/oss/securityToken', ({ response }) =>
    response(422).json(aProblem('uploadTypeNotAllowed')),
  ),
  tooOften: http.get('/p/oss/securityToken', ({ response }) => response(429).json(aProblem('rateLimited'))),
  failing: http.get('/p/oss/securityToken', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/oss/securityToken', async ({ response }) => {
    await delay('infinite');
    return response(200).json(someUploadTickets());
  }),
};

const store = anUploadTicket().url;

/** Days of the store that pictures are sent to; it is not the service, so the contract does not know it. */
export const pictureStoreDays = {
  takes: anyHttp.post(store, () => new HttpResponse(null, { status: 204 })),
  refuses: anyHttp.post(store, () => new HttpResponse(null, { status: 403 })),
  silent: anyHttp.post(store, async () => {
    await delay('infinite');
    return HttpResponse.error();
  }),
};
