import { http, HttpResponse, type JsonBodyType } from 'msw';
import { answers } from './contract-examples.ts';
import { serviceRoot } from './http.ts';

/** A path with a parameter comes after the literal ones: the first match wins. */
const literalFirst = answers.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

type GoodAnswer = (typeof answers)[number];

const reply = ({ status, type, body }: GoodAnswer) =>
  type === undefined || type === 'application/json'
    ? status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json(body as JsonBodyType, { status })
    : new HttpResponse(String(body), { status, headers: { 'Content-Type': type } });

/** Every operation of the contract answers well, with the body that `bodyOf` makes of its first example. */
export const theDay = (bodyOf: (answer: GoodAnswer) => unknown) =>
  literalFirst.map((answer) =>
    http[answer.method](`${serviceRoot}${answer.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, () =>
      reply({ ...answer, body: bodyOf(answer) }),
    ),
  );

/** The shop by default: every operation of the contract answers its first example. */
export const defaultHandlers = theDay(({ body }) => body);
