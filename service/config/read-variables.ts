import { variables, type Variables } from './variables.ts';

export type Environment = Record<string, string | undefined>;

/** Thrown for invalid variables of the environment; the message is printed for the person who starts the shop. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
}

/** S3 needs all of these variables, or none. */
const ofBucket = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Stripe needs all of these variables, or none. */
const ofStripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/**
 * Reads and checks the shop's variables.
 * @throws ConfigFault with one sentence for each invalid variable
 */
export function readVariables(environment: Environment = process.env): Variables {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const read = variables.safeParse(set);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => sentence(String(path[0]), set, message));
    throw new ConfigFault([...new Set(faults)].join('\n'));
  }
  checkTogether(read.data);
  return read.data;
}

function sentence(name: string, set: Environment, wanted: string) {
  const kept = variables.shape[name as keyof Variables];
  const told = isSecret(kept) ? 'has a value that is not shown here' : `is "${set[name]?.slice(0, 100)}"`;
  return `${name} ${told}, but must be ${wanted}.`;
}

/** True when a variable's schema is marked `secret`. The mark may be inside the wrappers for optional and transformed values. */
function isSecret(kept: unknown): boolean {
  const { meta, def } = kept as {
    meta?: () => { secret?: boolean } | undefined;
    def?: { innerType?: unknown; in?: unknown };
  };
  if (meta?.call(kept)?.secret) return true;
  const inner = def?.innerType ?? def?.in;
  return inner !== undefined && isSecret(inner);
}

/** Checks variables that depend on each other; throws a ConfigFault. */
function checkTogether(read: Variables) {
  if (read.METRICS_PORT === read.PORT)
    throw new ConfigFault(`METRICS_PORT is "${read.METRICS_PORT}", but must be another port than PORT.`);
  if (read.DATABASE_READ_URL && !read.DATABASE_URL)
    throw new ConfigFault('DATABASE_URL must be set, too, where DATABASE_READ_URL names a replica of it.');
  if (read.WORKERS > 1 && !read.DATABASE_URL)
    throw new ConfigFault(
      `WORKERS is "${read.WORKERS}", but must be 1 where the database is embedded; DATABASE_URL takes a PostgreSQL for several.`,
    );
  if (read.SIGNING_KEYS && read.SIGNING_KEYS_FILE)
    throw new ConfigFault(
      'SIGNING_KEYS and SIGNING_KEYS_FILE are both set, but one of them must hold the keys.',
    );
  const sandboxPort = read.SANDBOX_PORT;
  if (sandboxPort !== undefined && [read.PORT, read.METRICS_PORT].includes(sandboxPort))
    throw new ConfigFault(
      `SANDBOX_PORT is "${sandboxPort}", but must be another port than PORT and METRICS_PORT.`,
    );
  const unset = ofStripe.filter((name) => !read[name]);
  if (unset.length > 0 && unset.length < ofStripe.length)
    throw new ConfigFault(`${unset.join(', ')} must be set, too, where Stripe takes the cards.`);
  if (read.PUBLIC_ORIGIN && read.SANDBOX_ALLOWED === 'on' && !read.SANDBOX_ORIGIN && unset.length > 0)
    throw new ConfigFault(
      'SANDBOX_ORIGIN must be set, too, where SANDBOX_ALLOWED brings the sandbox processor to shoppers of PUBLIC_ORIGIN.',
    );
  const missing = ofBucket.filter((name) => !read[name]);
  if ((read.S3_ENDPOINT || read.S3_BUCKET) && missing.length > 0)
    throw new ConfigFault(`${missing.join(', ')} must be set, too, where pictures lie in S3.`);
}
