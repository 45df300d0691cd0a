import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { AddressStore } from './queries.ts';

export function addressRoutes(app: ServiceApp, addresses: AddressStore) {
  answer(app, 'get', '/p/address/list', async ({ userId }, respond) =>
    respond(200, await addresses.list(userId)),
  );

  answer(app, 'get', '/p/address/addrInfo/{addrId}', async ({ userId, path }, respond) =>
    respond(200, await addresses.get(userId, path.addrId)),
  );

  answer(app, 'post', '/p/address/addAddr', async ({ userId, body, command }, respond) =>
    respond(200, await addresses.add(userId, body, command)),
  );

  answer(app, 'put', '/p/address/updateAddr', async ({ userId, body }, respond) =>
    respond(200, await addresses.update(userId, body.addrId, body)),
  );

  answer(app, 'put', '/p/address/defaultAddr/{addrId}', async ({ userId, path }, respond) => {
    await addresses.setDefault(userId, path.addrId);
    return respond(204);
  });

  answer(app, 'delete', '/p/address/deleteAddr/{addrId}', async ({ userId, path }, respond) => {
    await addresses.remove(userId, path.addrId);
    return respond(204);
  });
}
