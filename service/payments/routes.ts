import type { Payment, PayInfo } from '#openapi/schema.gen.ts';
import type { Language } from '#service/domain/language.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { GoOn } from './go-on.ts';
import type { PayAsked } from './pay.ts';

type RouteParts = {
  pay: (asked: PayAsked) => Promise<Payment>;
  payInfo: (userId: string, orderNumbers: readonly string[], language: Language) => Promise<PayInfo>;
  goOn: GoOn;
  /** The origin of the page that asks. */
  originOf: (request: Request) => string;
};

export function paymentRoutes(app: ServiceApp, { pay, payInfo, goOn, originOf }: RouteParts) {
  mountOperation(app, 'post', '/p/order/pay', async ({ userId, body, command, language, request }, respond) =>
    respond(200, await pay({ userId, asked: body, command, language, origin: originOf(request) })),
  );

  mountOperation(
    app,
    'get',
    '/p/order/getOrderPayInfoByOrderNumber',
    async ({ userId, query, language }, respond) =>
      respond(200, await payInfo(userId, query.orderNumbers.split(','), language)),
  );

  mountOperation(app, 'get', '/p/payment/{payNo}', async ({ userId, path, language }, respond) =>
    respond(200, await goOn.get({ userId, payNo: path.payNo, language })),
  );

  mountOperation(
    app,
    'post',
    '/p/payment/{payNo}/confirm',
    async ({ userId, path, body, command, language }, respond) => {
      const asked = { userId, payNo: path.payNo, language, command };
      return respond(200, await goOn.confirm(asked, body.challengeResult));
    },
  );

  mountOperation(
    app,
    'post',
    '/p/payment/{payNo}/cancel',
    async ({ userId, path, command, language }, respond) =>
      respond(200, await goOn.cancel({ userId, payNo: path.payNo, language, command })),
  );
}
