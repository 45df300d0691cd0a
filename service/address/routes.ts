import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { AddressStore } from './queries.ts';

export function addressRoutes(app: ServiceApp, addresses: AddressStore) {
  mountOperation(app, 'get', '/p/address/list', async ({ userId }, respond) =>
    respond(200, await addresses.list(userId)),
  );

  mountOperation(app, 'get', '/p/address/addrInfo/{addrId}', async ({ userId, path }, respond) =>
    respond(200, await addresses.get(userId, path.addrId)),
  );

  mountOperation(app, 'post', '/p/address/addAddr', async ({ userId, body, command }, respond) =>
    respond(200, await addresses.add(userId, body, command)),
  );

  mountOperation(app, 'put', '/p/address/updateAddr', async ({ userId, body }, respond) =>
    respond(200, await addresses.update(userId, body.addrId, body)),
  );

  mountOperation(app, 'put', '/p/address/defaultAddr/{addrId}', async ({ userId, path }, respond) => {
    await addresses.setDefault(userId, path.addrId);
    return respond(204);
  });

  mountOperation(app, 'delete', '/p/address/deleteAddr/{addrId}', async ({ userId, path }, respond) => {
    await addresses.remove(userId, path.addrId);
    return respond(204);
  });
}
