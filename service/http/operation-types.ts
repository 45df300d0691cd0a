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
  /** The signed-in member; never undefined under /p, where the contract requires a bearer token. */
  userId: P extends `/p/${string}` ? string : string | undefined;
  /** The session of the bearer token, for the operations that end it. */
  sessionId: string | undefined;
  /** Expiry of the bearer token, for a stream that may last longer; undefined without a token. */
  expiresAt: Date | undefined;
  language: Language;
  /** The reader's IANA time zone, in which days are calculated. */
  timeZone: string;
  /** The existing region that the request names; else, when the operation reads a token, the one in the browser's cookie. */
  regionId: number | undefined;
  /** The command of the Idempotency-Key, which the use case finishes in the transaction of its effect; undefined without a key. */
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
