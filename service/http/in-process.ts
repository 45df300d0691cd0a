import type { Context } from 'hono';
import { inProcess, isInProcess } from './visitor.ts';

/** What the service answered in this process: the body as the handler said it, never written as a text and read again. */
export type ServiceAnswer = { response: Response; body: unknown };

const saidBody: unique symbol = Symbol('body that was said');
type Env = { [inProcess]: true; [saidBody]?: { body: unknown } };

/** The answer of a handler to a call from this process; undefined where the answer must be a text. */
export function saidInProcess(c: Context, status: number, body: unknown): Response | undefined {
  if (!isInProcess(c) || body === undefined) return undefined;
  (c.env as Env)[saidBody] = { body };
  return c.body(null, status as 200);
}

/** The body that was said to a call from this process, for the check of answers. */
export const bodySaid = (c: Context): { body: unknown } | undefined => (c.env as Env | undefined)?.[saidBody];

/** Asks from this process: no limits, no user, public operations only. What it answers must not be changed. */
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

/** As JSON, or as it stands: an answer that is not the contract's is told from one that is by its form. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
