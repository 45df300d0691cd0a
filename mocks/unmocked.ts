import { http, HttpResponse } from 'msw';
import { serviceRoot } from './http.ts';

/** The last handler: a question that no mock answers is told to `report` and fails. */
export const unmocked = (report: (fault: string) => void) =>
  http.all(`${serviceRoot}/*`, ({ request }) => {
    report(`${request.method} ${new URL(request.url).pathname} is answered by no mock`);
    return HttpResponse.error();
  });
