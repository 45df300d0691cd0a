import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CardNotices } from '#service/bank-cards/notices.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { BadWebhook, type PaymentProcessor } from '#service/processors/processor.ts';
import { refundFailed } from './pay-back.ts';
import { readPayment } from './payment-rows.ts';
import type { RefundDoor } from './refund-door.ts';
import { ForeignPage, MoneyMismatch, type Settle } from './settle.ts';

type HookParts = {
  db: Db;
  /** The machine's clock, not the shop's: the age of a webhook call must be real. */
  machineClock: Clock;
  clock: Clock;
  processor: PaymentProcessor | undefined;
  settle: Settle;
  refundDoor: RefundDoor;
  notices: CardNotices;
  report: FaultLog;
};

const bytesMax = 262_144;

const unbelievable = [BadWebhook, MoneyMismatch, ForeignPage, SyntaxError];

/**
 * The webhook of processors: `POST /hooks/payments/<processor>`. Only a call with a valid signature is trusted. Its news is
 * applied like any other answer, so that a repeated, late or misordered call changes nothing.
 */
export function paymentHooks(parts: HookParts) {
  const { db, machineClock, processor, settle, notices, report } = parts;
  const app = new Hono();
  app.use('*', bodyLimit({ maxSize: bytesMax }));
  app.post('/:processor', async (c) => {
    if (!processor || c.req.param('processor') !== processor.name) return c.text('Not found', 404);
    const refuse = (fault: unknown) => {
      report('payment.webhook_refused', fault);
      return c.text('Refused', 400);
    };
    try {
      const body = await c.req.text();
      const news = await processor.webhook({ body, headers: c.req.raw.headers, now: machineClock() });
      if (!news) return c.text('Thank you');
      if ('failedRefund' in news) {
        await refundFailed(parts, news.failedRefund);
        return c.text('Thank you');
      }
      if (!(await readPayment(db, news.payNo))) return refuse(new BadWebhook('the payment is unknown'));
      const { sendLater } = await inTransaction(db, (tx) => settle.answered(tx, news.payNo, news.answer));
      for (const id of sendLater) notices.send(id);
      return c.text('Thank you');
    } catch (fault) {
      if (unbelievable.some((kind) => fault instanceof kind)) return refuse(fault);
      report('payment.webhook_failed', fault);
      return c.text('Try again', 503);
    }
  });
  app.all('*', (c) => c.text('Not found', 404));
  return app;
}
