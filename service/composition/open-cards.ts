import { createHmac, randomBytes } from 'node:crypto';
import type { Variables } from '#service/config/variables.ts';
import type { Database } from '#service/db/database.ts';
import { errorFacts, type Log } from '#service/http/error-log.ts';
import { faultLog } from '#service/http/fault-log.ts';
import { originHere } from '#service/http/listen-address.ts';
import { isPublicShop } from '#service/http/public-origin.ts';
import { settingsStore } from '#service/platform/settings.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { sandboxProcessor } from '#service/processors/sandbox-processor.ts';
import { openSandbox } from '#service/sandbox/open-sandbox.ts';

type CardStart = {
  read: Variables;
  database: Database;
  log: Log;
  /** Prints a line for the person who starts the shop. */
  say: (line: string) => void;
};

export type OpenCards = {
  /** Undefined when the mall takes no cards. */
  processor: PaymentProcessor | undefined;
  /** A line about the processor for the person who starts the shop, to be printed when the shop is open. */
  told?: string;
  stop(): Promise<void>;
};

const none: OpenCards = { processor: undefined, stop: async () => {} };

/**
 * Opens the card processor: Stripe when its keys are set; else the sandbox, which runs in each process of the shop, on a port that
 * they share. For a public shop (`PUBLIC_ORIGIN` or `TRUST_PROXY`) the sandbox needs `SANDBOX_ALLOWED=on`; without a processor cards are not accepted.
 */
export async function openCards({ read, database, log, say }: CardStart): Promise<OpenCards> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = read;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    const { stripeProcessor } = await import('#service/processors/stripe-processor.ts');
    const processor = stripeProcessor({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: STRIPE_API_URL,
    });
    return { ...none, processor };
  }
  const isPublic = isPublicShop({ publicOrigin: read.PUBLIC_ORIGIN, trustedProxies: read.TRUST_PROXY });
  const isAllowed = read.SANDBOX_ALLOWED ?? (isPublic ? 'off' : 'on');
  if (isAllowed === 'off') return none;
  const port = read.SANDBOX_PORT ?? (read.PORT === 65_535 ? read.PORT - 1 : read.PORT + 1);
  const url = originHere('127.0.0.1', port);
  const origin = read.SANDBOX_ORIGIN ?? url;
  const secrets = await sandboxSecrets(database);
  try {
    const sandbox = await openSandbox({
      db: database.db,
      clock: () => new Date(),
      port,
      origin,
      ...secrets,
      hookUrl: `${originHere(read.HOST, read.PORT, '127.0.0.1')}/hooks/payments/sandbox`,
      report: faultLog(log),
    });
    return {
      processor: sandboxProcessor({ url, origin, ...secrets }),
      told: `Cards are taken by the sandbox processor at ${origin}: no money moves.`,
      stop: () => sandbox.stop(),
    };
  } catch (fault) {
    log({ level: 'warn', event: 'sandbox.not_started', ...errorFacts(fault) });
    say(`Cards are not taken: the sandbox processor cannot listen on port ${port} (SANDBOX_PORT).`);
    return none;
  }
}

/** The two secrets that service and sandbox share; the same in all processes of the shop. */
async function sandboxSecrets(database: Database) {
  const kept = await settingsStore(database.db).keep('sandbox-secret', async () =>
    randomBytes(32).toString('base64url'),
  );
  const derived = (use: string) => createHmac('sha256', String(kept)).update(use).digest('base64url');
  return { apiKey: derived('api'), hookSecret: derived('hook') };
}
