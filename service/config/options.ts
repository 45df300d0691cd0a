import { join } from 'node:path';
import type { BucketPlace } from '#service/uploads/bucket-store.ts';
import { projectRoot } from '#service/db/project-root.ts';
import { type PartnerSettings, partnerSettings } from '#service/account/identity-providers.ts';
import { sendersFrom } from '#service/platform/senders.ts';
import { type FrameSettings, frameSettings } from '#service/content/frame-settings.ts';
import type { Senders } from '#service/platform/sender.ts';
import type { Log } from '#service/http/error-log.ts';
import { standardLogger } from '#service/http/logger.ts';
import { leaseMs } from '#service/platform/idempotency-keys.ts';

export type ServiceOptions = {
  /** Checks every answer against the description; for development and tests. */
  checkAnswers: boolean;
  /** Multiplies every rate limit; for benchmarks and tests. */
  rateLimitFactor: number;
  /** Milliseconds for which a run holds the Idempotency-Key of its request without a sign of life. */
  commandLeaseMs: number;
  /** The address that shoppers type, such as https://shop.example; undefined for a shop of this machine alone. */
  publicOrigin: string | undefined;
  /** How many proxies of ours stand before the service and write X-Forwarded-For. */
  trustedProxies: number;
  /** The header in which the outermost proxy of ours names the visitor's country; undefined when none does. */
  regionHeader: string | undefined;
  /** Country codes that text messages go to; undefined is every one there is. */
  smsCountries: readonly string[] | undefined;
  /** Opens the tools under /dev, or shuts the desk; undefined leaves that to the database and to who can reach the shop. */
  desk: boolean | undefined;
  /** Folder for the smaller copies of pictures; may be emptied at any time. */
  mediaCacheDir: string;
  /** Folder of the pictures that shoppers send; kept with the data. */
  uploadsDir: string;
  /** S3-compatible storage for them in place of the folder. */
  bucket: BucketPlace | undefined;
  /** What the operator says of the mall in header and footer. */
  frame: FrameSettings;
  /** Who signs people in for the mall, besides the mall itself. */
  partners: PartnerSettings;
  log: Log;
  /** Prints a line for the person who started the shop. */
  print: (line: string) => void;
};

type Environment = Record<string, string | undefined>;

/** The options and senders that the environment asks for; the README lists the variables. */
export function serviceFrom(env: Environment): { options: ServiceOptions; senders: Senders } {
  return {
    senders: sendersFrom(env),
    options: {
      checkAnswers: env.NODE_ENV !== 'production',
      rateLimitFactor: Number(env.RATE_LIMIT_FACTOR ?? 1) || 1,
      commandLeaseMs: Number(env.COMMAND_LEASE_MS ?? leaseMs) || leaseMs,
      publicOrigin: originFrom(env.PUBLIC_ORIGIN),
      trustedProxies: proxies(env.TRUST_PROXY),
      regionHeader: env.REGION_HEADER || undefined,
      smsCountries: env.SMS_COUNTRIES?.split(',').map((code) => code.replace(/^[\s+0]+/, '').trim()),
      desk: env.MALL_DESK === undefined ? undefined : env.MALL_DESK === 'on',
      mediaCacheDir: join(env.DATA_DIR ?? join(projectRoot(), '.data'), 'media-cache'),
      uploadsDir: join(env.DATA_DIR ?? join(projectRoot(), '.data'), 'uploads'),
      bucket: bucketFrom(env),
      frame: frameSettings(env),
      partners: partnerSettings(env),
      log: (line) => standardLogger().log(line),
      print: (line) => void process.stdout.write(`${line}\n`),
    },
  };
}

/** TRUST_PROXY is a number of proxies; "true" and "on" mean one. */
const proxies = (value: string | undefined) =>
  value === 'true' || value === 'on' ? 1 : Math.max(0, Math.trunc(Number(value ?? 0)) || 0);

/** An origin is written without a path; what cannot be one stops the start. */
const originFrom = (value: string | undefined) => (value ? new URL(value).origin : undefined);

/** Storage elsewhere takes all five variables; some of them are a mistake that stops the start. */
function bucketFrom(env: Environment): BucketPlace | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT && !S3_BUCKET) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'Pictures in S3 need S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
