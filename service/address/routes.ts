import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { AddressStore } from './queries.ts';

export function addressRoutes(app: ServiceApp, addresses: AddressStore) {
  answer(app, 'get', '/p/address/list', async ({ userId }, say) => say(200, await addresses.list(userId)));

  answer(app, 'get', '/p/address/addrInfo/{addrId}', async ({ userId, path }, say) =>
    say(200, await addresses.get(userId, path.addrId)),
  );

  answer(app, 'post', '/p/address/addAddr', async ({ userId, body, command }, say) =>
    say(200, await addresses.add(userId, body, command)),
  );

  answer(app, 'put', '/p/address/updateAddr', async ({ userId, body }, say) =>
    say(200, await addresses.update(userId, body.addrId, body)),
  );

  answer(app, 'put', '/p/address/defaultAddr/{addrId}', async ({ userId, path }, say) => {
    await addresses.setDefault(userId, path.addrId);
    return say(204);
  });

  answer(app, 'delete', '/p/address/deleteAddr/{addrId}', async ({ userId, path }, say) => {
    await addresses.remove(userId, path.addrId);
    return say(204);
  });
}
