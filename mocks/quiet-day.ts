import { http, HttpResponse, type JsonBodyType } from 'msw';
import { answers } from './contract-examples.ts';
import { serviceRoot } from './http.ts';

/** A path with a parameter comes after the literal ones: the first match wins. */
const literalFirst = answers.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** The shop on a quiet day: every operation of the contract answers its first example. */
export const quietDay = literalFirst.map(({ method, path, status, body }) =>
  http[method](`${serviceRoot}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, () =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body as JsonBodyType, { status }),
  ),
);
