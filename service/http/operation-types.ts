import type { paths } from '#openapi/schema.gen.ts';
import type { Command } from '#service/domain/command.ts';
import type { Language } from '#service/domain/language.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

export type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

export type Operation<M extends Method, P extends PathsOf<M>> =
  paths[P] extends Record<M, infer O> ? O : never;

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : undefined;
type Responses<O> = O extends { responses: infer R } ? R : never;
type Given<O, Where extends string> = O extends { parameters: infer P }
  ? Where extends keyof P
    ? NonNullable<P[Where]>
    : never
  : never;

/** The request as a handler gets it, validated by the contract. */
export type Asked<O, P> = {
  query: Given<O, 'query'>;
  path: Given<O, 'path'>;
  body: O extends { requestBody: infer B } ? Json<B> : undefined;
  /** The shopper; always there under /p, where the description asks for a bearer token. */
  userId: P extends `/p/${string}` ? string : string | undefined;
  /** The session of the bearer token, for the operations that end it. */
  sessionId: string | undefined;
  /** Until when the bearer token is good, for an answer that outlasts it; undefined without a token. */
  expiresAt: Date | undefined;
  language: Language;
  /** The reader's time zone, by which days are told. */
  timeZone: string;
  /** The region that the request names, known to exist; for a shopper's call else the one the browser keeps. */
  regionId: number | undefined;
  /** The command of an Idempotency-Key; the use case finishes it in the transaction of its effect. */
  command: Command | undefined;
  /** The visitor's address, for limits. */
  address: string;
  request: Request;
};

/** Sends one of the responses of the contract; another status or shape does not compile. */
export type Say<O> = <S extends keyof Responses<O> & number>(
  status: S,
  ...body: Json<Responses<O>[S]> extends undefined ? [] : [Json<Responses<O>[S]>]
) => Response;
