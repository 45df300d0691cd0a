import { http, HttpResponse } from 'msw';
import { serviceRoot } from '#mocks/http.ts';
import { cookieJar } from './cookie-jar.ts';
import type { RunningService } from './start-service.ts';

/** Where the workbench keeps all pictures of the seed (`staticDirs` in main.ts). */
const seedPictures = '/seed-media';

/** What a browser adds to a request by itself, besides cookies. */
const ownHeaders = (url: string): [string, string][] => [
  ['cookie', cookieJar.header()],
  ['origin', new URL(url).origin],
  ['sec-fetch-site', 'same-origin'],
  ['user-agent', navigator.userAgent],
];

/** Answers without a body may not even have an empty one. */
const bodiless = [204, 304];

/** Hands everything that belongs to the shop to the service, which runs in this page. */
export function serviceHandlers(service: RunningService) {
  async function answer(request: Request) {
    const { url, method } = request;
    const sent = ['GET', 'HEAD'].includes(method) ? undefined : await request.arrayBuffer();
    const { status, headers, cookies, body } = await service.ask({
      url,
      method,
      headers: [...[...request.headers].filter(([name]) => name !== 'cookie'), ...ownHeaders(url)],
      body: sent && sent.byteLength > 0 ? sent : undefined,
      now: Date.now(),
    });
    cookieJar.keep(cookies);
    return new HttpResponse(bodiless.includes(status) ? null : body, { status, headers });
  }
  return [
    http.all(`${serviceRoot}/*`, ({ request }) => answer(request)),
    http.post('*/uploads', ({ request }) => answer(request)),
    http.get('*/media/uploads/*', ({ request }) => answer(request)),
    http.get('*/media/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const location = seedPictures + pathname.slice(pathname.indexOf('/media') + '/media'.length) + search;
      return new HttpResponse(null, { status: 302, headers: { location } });
    }),
  ];
}
