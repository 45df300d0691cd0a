import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { BankCards } from './use-cases.ts';

export function bankCardRoutes(app: ServiceApp, cards: BankCards, originOf: (request: Request) => string) {
  mountOperation(app, 'get', '/p/bankCard/list', async ({ userId }, respond) =>
    respond(200, await cards.list(userId)),
  );

  mountOperation(app, 'post', '/p/bankCard/session', async ({ userId, request }, respond) =>
    respond(200, await cards.openSession(userId, originOf(request))),
  );

  mountOperation(app, 'post', '/p/bankCard/save', async ({ userId, body, command }, respond) =>
    respond(200, await cards.save({ userId, ...body, command })),
  );

  mountOperation(app, 'put', '/p/bankCard/default/{cardId}', async ({ userId, path }, respond) => {
    await cards.setDefault(userId, path.cardId);
    return respond(204);
  });

  mountOperation(app, 'delete', '/p/bankCard/{cardId}', async ({ userId, path }, respond) => {
    await cards.remove(userId, path.cardId);
    return respond(204);
  });
}
