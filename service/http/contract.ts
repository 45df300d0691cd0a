import type { Context } from 'hono';
import { Refusal } from '#service/domain/refusal.ts';
import { withCache } from './answer-headers.ts';
import { unlessDatabaseHangs } from './answer-in-time.ts';
import { authorise } from './authorise.ts';
import { describe, type OperationDescription } from './description.ts';
import type { ServiceApp, ServiceEnv } from './api-context.ts';
import { bodySaid, saidInProcess } from './in-process.ts';
import { commandOf, runOnce } from './idempotency.ts';
import type { Asked, Method, Operation, PathsOf, Say } from './operation-types.ts';
import { readAsked } from './read-asked.ts';
import { refuse } from './refuse.ts';
import { validatorsOf } from './validate.ts';
import { isInProcess } from './visitor.ts';

const mounted = new Set<string>();

/** operationId of the mounted operations; the contract test compares them with the contract. */
export const mountedOperations = (): ReadonlySet<string> => mounted;

/**
 * Mounts one operation of the contract; its request and responses are typed and validated by the contract. A
 * handler responds or throws a `Refusal`.
 */
export function mountOperation<M extends Method, P extends PathsOf<M>>(
  app: ServiceApp,
  method: M,
  path: P,
  handler: (asked: Asked<Operation<M, P>, P>, respond: Say<Operation<M, P>>) => Promise<Response>,
) {
  const operation = describe(method, path);
  const validators = validatorsOf(operation);
  mounted.add(operation.operationId);

  app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { checkAnswers, askDatabase } = c.get('apiContext');
    c.set('operationId', operation.operationId);
    const respond = (status: number, body?: unknown) =>
      saidInProcess(c, status, body) ?? said(c, status, body === undefined ? '' : JSON.stringify(body));
    const run = async () => {
      const bearer = await authorise(c, operation);
      const asked = await readAsked(c, operation, validators);
      const { userId } = bearer ?? {};
      const key = c.req.header('idempotency-key');
      const command = commandOf(
        { operationId: operation.operationId, userId, path: asked.path, body: asked.body, key },
        operation.idempotency,
      );
      const handle = () =>
        handler(
          { ...asked, userId, sessionId: bearer?.sessionId, expiresAt: bearer?.expiresAt, command } as Asked<
            Operation<M, P>,
            P
          >,
          respond,
        );
      if (!command) return handle();
      const { response, replayed } = await runOnce(c.get('apiContext').idempotency, {
        command,
        run: () => handle().catch((fault: unknown) => refuse(c, fault, operation)),
        replay: (kept) => said(c, kept.status, kept.text),
        sayUnknown: () => refuse(c, new Refusal('server.error'), operation),
      });
      if (replayed) response.headers.set('Idempotency-Replayed', 'true');
      return response;
    };
    const running = run();
    const inTime = askDatabase ? unlessDatabaseHangs(running, askDatabase) : running;
    const response = await inTime.catch((fault: unknown) => refuse(c, fault, operation));
    if (checkAnswers) await check(c, response, operation, validators);
    if (isInProcess(c)) return response;
    const known = c.req.header('if-none-match');
    return withCache(response, operation, {
      known,
      authorization: c.req.header('authorization'),
      text: c.get('saidText'),
    });
  });
}

function said(c: Context<ServiceEnv>, status: number, text: string): Response {
  c.set('saidText', text);
  if (text === '') return c.body(null, status as 204);
  return c.body(text, status as 200, { 'Content-Type': 'application/json; charset=utf-8' });
}

async function check(
  c: Context,
  response: Response,
  { operationId }: OperationDescription,
  validators: ReturnType<typeof validatorsOf>,
) {
  // A stream does not end, so it cannot be validated here; its events are validated where they are made.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return;
  const inside = response.ok ? bodySaid(c) : undefined;
  const text = inside ? JSON.stringify(inside.body) : await response.clone().text();
  const fault = validators.answer(response.status, text === '' ? undefined : JSON.parse(text));
  if (fault) {
    throw new Error(
      `${operationId} answered ${response.status} unlike its description: ${JSON.stringify(fault)} in ${text.slice(0, 2_000)}`,
    );
  }
}
