/** The product service, in a worker of the workbench's page: a database of its own, and as long a life as the worker. */
import './worker-globals.ts';
import { openFilledDatabase } from './open-database.ts';
import { openService } from './open-service.ts';
import type { Answered, Asked, Letter, News } from './protocol.ts';

const tell = (news: News) => self.postMessage(news, { transfer: [] });

/** The moment of the last request: between two of them the shop's clock stands. */
let moment = Date.now();

async function open() {
  const began = performance.now();
  const app = await openService({
    database: await openFilledDatabase(),
    clock: () => new Date(moment),
    mailbox: {
      keeps: true,
      async send({ channel, to, subject, text, code }) {
        const letter: Letter = { channel, to, subject, text, ...(code !== undefined && { code }) };
        tell({ letter });
      },
    },
    log: (line) => {
      if (line.level === 'error' || line.level === 'fatal') tell({ fault: JSON.stringify(line) });
    },
  });
  tell({ open: true, ms: Math.round(performance.now() - began) });
  return app;
}

const opening = open();
opening.catch((fault: unknown) =>
  tell({ fault: fault instanceof Error ? (fault.stack ?? '') : String(fault) }),
);

/** A request with all its headers: a browser would leave out those that it writes itself. */
function requestOf({ url, method, headers, body }: Asked): Request {
  const request = new Request(url, { method, ...(body && { body }) });
  Object.defineProperty(request, 'headers', { value: new Headers(headers) });
  return request;
}

self.addEventListener('message', ({ data, ports }: MessageEvent<Asked>) => {
  void (async () => {
    const app = await opening;
    moment = data.now;
    const response = await app.fetch(requestOf(data));
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    const cookies = response.headers.getSetCookie();
    const body = await response.arrayBuffer();
    const answered: Answered = { status: response.status, headers, cookies, body };
    ports[0]?.postMessage(answered, [body]);
  })().catch((fault: unknown) => tell({ fault: String(fault) }));
});
