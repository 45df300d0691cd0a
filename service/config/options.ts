import { join } from 'node:path';
import type { BucketPlace } from '#service/uploads/bucket-store.ts';
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
import { dataFolderOf } from './database-place.ts';
import { type Environment, readVariables } from './read-variables.ts';
import type { Variables } from './variables.ts';

export type ServiceOptions = {
  /** Validates every answer by the contract; for development and tests. */
  checkAnswers: boolean;
  /** Multiplies every rate limit; for benchmarks and tests. */
  rateLimitFactor: number;
  /** Milliseconds for which a run holds the Idempotency-Key of its request without extending the lease. */
  commandLeaseMs: number;
  /** Seconds after which another process runs a job whose process has died. */
  jobLeaseSeconds: number;
  /** The address that shoppers type, such as https://shop.example; undefined for a shop of this machine alone. */
  publicOrigin: string | undefined;
  /** Origin of links in mails: the public origin, else this machine's. */
  linkOrigin: string;
  /** Number of our own proxies in front of the service, which write X-Forwarded-For. */
  trustedProxies: number;
  /** The header in which the outermost proxy of ours names the visitor's country; undefined when none does. */
  regionHeader: string | undefined;
  /** URL for purging a cache in front of the mall; undefined when there is none. */
  frontPurge: PurgePlace | undefined;
  /** Calling codes (such as 94) to which text messages are sent; undefined for all. */
  smsCountries: readonly string[] | undefined;
  /** `MALL_DESK`: true opens the desk under /dev, false closes it; undefined decides as `openTools` says. */
  desk: boolean | undefined;
  /** Folder for the smaller copies of pictures; may be emptied at any time. */
  mediaCacheDir: string;
  /** Folder of the uploaded pictures; part of the data. */
  uploadsDir: string;
  /** S3-compatible storage for uploaded pictures; undefined for the folder. */
  bucket: BucketPlace | undefined;
  /** The operator's settings of header and footer. */
  frame: FrameSettings;
  /** Bearer token of GET /metrics on the shop's port; undefined when there is no such address. */
  metricsToken: string | undefined;
  /** The operator's keys for signing and hashing; undefined when the database holds keys. */
  signingKeys: KeySet | undefined;
  /** The configured identity providers. */
  identityProviders: IdentityProviderSettings;
  log: Log;
  /** Prints a line for the person who started the shop. */
  print: (line: string) => void;
};

/** Origin of links in mails: the public origin, else this machine's. */
export const linkOriginOf = ({ PUBLIC_ORIGIN, PORT }: Variables) =>
  PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

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

/** The S3 storage; undefined unless all five variables are set (checked in read-variables.ts). */
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
