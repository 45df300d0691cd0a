import type { Context } from 'hono';
import { inProcess, isInProcess } from './visitor.ts';

/** The answer to a call inside this process: the body is the handler's object, without a way through JSON. */
export type ServiceAnswer = { response: Response; body: unknown };

const saidBody: unique symbol = Symbol('body that was said');
type Env = { [inProcess]: true; [saidBody]?: { body: unknown } };

/** Stores the handler's body for a call from this process and returns an empty response; undefined for all other calls. */
export function saidInProcess(c: Context, status: number, body: unknown): Response | undefined {
  if (!isInProcess(c) || body === undefined) return undefined;
  (c.env as Env)[saidBody] = { body };
  return c.body(null, status as 200);
}

/** The stored body of a call from this process, for the validation of answers. */
export const bodySaid = (c: Context): { body: unknown } | undefined => (c.env as Env | undefined)?.[saidBody];

/** Calls a public operation from this process, without limits and user. The returned body must not be changed. */
export async function askInProcess(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  request: Request,
): Promise<ServiceAnswer> {
  const env: Env = { [inProcess]: true };
  const response = await fetch(request, env);
  const said = env[saidBody];
  if (response.ok && said) return { response, body: said.body };
  const text = await response.text();
  return { response, body: parsed(text) };
}

/** The parsed JSON; the text itself when it is no JSON, so that the caller sees that it is not an answer of the contract. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
