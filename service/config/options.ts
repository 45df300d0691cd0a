import { join } from 'node:path';
import type { BucketPlace } from '#service/uploads/bucket-store.ts';
import { projectRoot } from '#service/db/project-root.ts';
import {
  type IdentityProviderSettings,
  identityProviderSettings,
} from '#service/account/identity-providers.ts';
import { sendersFrom } from '#service/platform/senders.ts';
import { type FrameSettings, frameSettings } from '#service/content/frame-settings.ts';
import type { KeySet } from '#service/platform/key-set.ts';
import type { PurgePlace } from '#service/platform/front-purge.ts';
import type { Senders } from '#service/platform/sender.ts';
import type { Log } from '#service/http/error-log.ts';
import { standardLogger } from '#service/http/logger.ts';
import { signingKeysOf } from './given-keys.ts';
import { type Environment, readVariables } from './read-variables.ts';
import type { Variables } from './variables.ts';

export type ServiceOptions = {
  /** Checks every answer against the description; for development and tests. */
  checkAnswers: boolean;
  /** Multiplies every rate limit; for benchmarks and tests. */
  rateLimitFactor: number;
  /** Milliseconds for which a run holds the Idempotency-Key of its request without a sign of life. */
  commandLeaseMs: number;
  /** Seconds after which a job whose process died is done by another. */
  jobLeaseSeconds: number;
  /** The address that shoppers type, such as https://shop.example; undefined for a shop of this machine alone. */
  publicOrigin: string | undefined;
  /** With which links in mails begin: the public origin, else this machine's. */
  linkOrigin: string;
  /** How many proxies of ours stand before the service and write X-Forwarded-For. */
  trustedProxies: number;
  /** The header in which the outermost proxy of ours names the visitor's country; undefined when none does. */
  regionHeader: string | undefined;
  /** Where a cache in front is told of changes; undefined where nobody wants to know. */
  frontPurge: PurgePlace | undefined;
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
  /** Opens GET /metrics on the port of the shop; undefined: there is none. */
  metricsToken: string | undefined;
  /** What the shop signs and hashes with; without it the database keeps keys of its own. */
  signingKeys: KeySet | undefined;
  /** Who signs people in for the mall, besides the mall itself. */
  identityProviders: IdentityProviderSettings;
  log: Log;
  /** Prints a line for the person who started the shop. */
  print: (line: string) => void;
};

/** The folder of the data. */
export const dataFolderOf = ({ DATA_DIR }: Variables) => DATA_DIR ?? join(projectRoot(), '.data');

/** With which links in mails begin: the public origin, else this machine's. */
export const linkOriginOf = ({ PUBLIC_ORIGIN, PORT }: Variables) =>
  PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

/** Which database is meant. */
export const placeOf = (read: Variables) => ({
  databaseUrl: read.DATABASE_URL,
  dataDir: dataFolderOf(read),
});

/** True where an empty database is filled with the sample at the start. */
export const isFilled = ({ SEED, DATABASE_URL }: Variables) =>
  (SEED ?? (DATABASE_URL ? 'none' : 'sample')) === 'sample';

/** The options and senders that an environment asks for. @throws ConfigFault */
export const serviceFrom = (environment: Environment) => serviceOf(readVariables(environment));

/** The options and senders that the variables ask for; the README lists them. */
export function serviceOf(read: Variables): { options: ServiceOptions; senders: Senders } {
  return {
    senders: sendersFrom(read),
    options: {
      checkAnswers: read.NODE_ENV !== 'production',
      rateLimitFactor: read.RATE_LIMIT_FACTOR,
      commandLeaseMs: read.COMMAND_LEASE_MS,
      jobLeaseSeconds: read.JOB_LEASE_SECONDS,
      publicOrigin: read.PUBLIC_ORIGIN,
      linkOrigin: linkOriginOf(read),
      trustedProxies: read.TRUST_PROXY,
      regionHeader: read.REGION_HEADER,
      frontPurge: read.CACHE_PURGE_URL
        ? { url: read.CACHE_PURGE_URL, token: read.CACHE_PURGE_TOKEN }
        : undefined,
      smsCountries: read.SMS_COUNTRIES?.split(',').map((code) => code.replace(/^[\s+0]+/, '').trim()),
      desk: read.MALL_DESK && read.MALL_DESK === 'on',
      mediaCacheDir: join(dataFolderOf(read), 'media-cache'),
      uploadsDir: join(dataFolderOf(read), 'uploads'),
      bucket: bucketOf(read),
      frame: frameSettings(read),
      identityProviders: identityProviderSettings(read),
      metricsToken: read.METRICS_TOKEN,
      signingKeys: signingKeysOf(read),
      log: (line) => standardLogger(read.LOG_LEVEL).log(line),
      print: (line) => void process.stdout.write(`${line}\n`),
    },
  };
}

/** All five are there, or none of them is wanted (read-variables.ts). */
function bucketOf(read: Variables): BucketPlace | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
