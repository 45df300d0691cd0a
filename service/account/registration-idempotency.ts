import type { Clock } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { keyPattern } from '#service/http/idempotency.ts';
import type { Account } from './credential-queries.ts';
import type { RegistrationStore } from './registration-queries.ts';

type IntentParts = { store: RegistrationStore; hashed: (text: string) => string; clock: Clock };

export type Intents = ReturnType<typeof registrationIntents>;

/**
 * Creates an account once for an idempotency key. Tokens are not stored, so a repeated request gets a new session of the
 * account that the first request created, instead of the first answer. That is safe because the body holds code and password.
 * Refuses another body under the same key (`idempotency.mismatch`) and a running one (`idempotency.in_progress`).
 */
export function registrationIntents({ store, hashed, clock }: IntentParts) {
  return {
    async once(key: string | null, body: unknown, make: () => Promise<Account>) {
      if (key === null) return { user: await make(), replayed: false };
      if (!keyPattern.test(key)) throw new Refusal('request.malformed');
      const [kept, bodyHash] = [hashed(`intent ${key}`), hashed(`body ${JSON.stringify(body)}`)];
      if (!(await store.begin(kept, bodyHash, clock()))) {
        const known = await store.find(kept);
        if (known && known.bodyHash !== bodyHash) throw new Refusal('idempotency.mismatch');
        if (!known?.user) throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
        return { user: known.user, replayed: true };
      }
      try {
        const user = await make();
        await store.finish(kept, user.userId);
        return { user, replayed: false };
      } catch (fault) {
        await store.forget(kept);
        throw fault;
      }
    },
  };
}
