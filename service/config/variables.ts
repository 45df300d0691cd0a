import { z } from 'zod';
import { socialsOf } from '#service/content/frame-settings.ts';
import { logLevels } from '#service/http/error-log.ts';
import { leaseMs } from '#service/platform/idempotency-keys.ts';
import {
  amount,
  choice,
  databaseAddress,
  gatewayAddress,
  headerName,
  keyFile,
  mailServer,
  matching,
  milliseconds,
  proxies,
  secret,
  secureAddress,
  signingKeys,
  site,
  text,
  whole,
} from './value-kinds.ts';

const isSocialLinks = (value: string) =>
  value.split(',').filter((pair) => pair.trim() !== '').length === socialsOf(value).length;

/**
 * Every variable of the environment that the shop reads: the format of its value, and what it does. An empty variable counts as
 * not set. A test compares the README's table with this list.
 */
export const variables = z.object({
  PORT: whole(1, 65_535).default(3000).describe('the port that is listened on'),
  HOST: text.optional().describe('the one address to listen on; without it every one of the machine'),
  DATA_DIR: text.optional().describe('folder of the data; without it .data beside package.json'),
  NODE_ENV: text.optional().describe('production leaves out the checks of every answer against the contract'),
  LOG_LEVEL: choice(logLevels).optional().describe('the lowest level that standard error gets'),

  DATABASE_URL: databaseAddress
    .optional()
    .describe('address of a PostgreSQL, 15 or newer; without it the database is embedded'),
  DATABASE_READ_URL: databaseAddress
    .optional()
    .describe('address of a streaming replica of it, from which lists and search are read'),
  DATABASE_POOL: whole(1, 500).default(10).describe('connections of a process to PostgreSQL'),
  WORKERS: whole(1, 64).default(1).describe('processes that share the port; several only with PostgreSQL'),
  SEED: choice(['none', 'sample'])
    .optional()
    .describe(
      'what an empty database is filled with; without it nothing in PostgreSQL, the sample where it is embedded',
    ),

  PUBLIC_ORIGIN: site.optional().describe('the address that shoppers type'),
  TRUST_PROXY: proxies.default(0).describe('how many proxies of ours write X-Forwarded-For'),
  REGION_HEADER: headerName.optional().describe("header in which a proxy names the visitor's country"),
  CACHE_PURGE_URL: gatewayAddress.optional().describe('address that a cache in front is told of changes at'),
  CACHE_PURGE_TOKEN: secret.optional().describe('bearer token of that address'),
  MALL_DESK: choice(['on', 'off']).optional().describe("opens or shuts the shopkeeper's desk"),

  METRICS_PORT: whole(1, 65_535).optional().describe('a port of its own for GET /metrics'),
  METRICS_TOKEN: secret
    .min(16, '16 characters or more')
    .optional()
    .describe('opens GET /metrics on the port of the shop to whoever sends it'),

  SIGNING_KEYS: signingKeys
    .optional()
    .describe('keys that tokens are signed and hashes are made with; the first signs, all verify'),
  SIGNING_KEYS_FILE: keyFile.optional().describe('file with the same'),

  SMTP_URL: mailServer.optional().describe('server that sends mails'),
  MAIL_FROM: text.optional().describe('sender of mails'),
  SMS_GATEWAY_URL: gatewayAddress.optional().describe('takes text messages'),
  SMS_GATEWAY_TOKEN: secret.optional().describe('bearer token of that gateway'),
  SMS_COUNTRIES: matching(
    /^[\s+0]*\d{1,3}(,[\s+0]*\d{1,3}\s*)*\s*$/,
    'country calling codes with commas between them, as 94,86',
  )
    .optional()
    .describe('the only country calling codes that text messages go to'),

  S3_ENDPOINT: gatewayAddress.optional().describe('storage for the pictures that shoppers send'),
  S3_BUCKET: text.optional().describe('its bucket'),
  S3_REGION: text.optional().describe('its region'),
  S3_ACCESS_KEY_ID: secret.optional().describe('name of the key to it'),
  S3_SECRET_ACCESS_KEY: secret.optional().describe('the key to it'),

  GOOGLE_CLIENT_ID: text.optional().describe('signs people in by Google'),
  GOOGLE_KEYS_URL: gatewayAddress.optional().describe("address of Google's public keys"),
  FACEBOOK_APP_ID: text.optional().describe('signs people in by Facebook'),
  FACEBOOK_KEYS_URL: gatewayAddress.optional().describe("address of Facebook's public keys"),
  APP_ISSUER: text.optional().describe('who signs the tokens of the app'),
  APP_KEYS_URL: gatewayAddress.optional().describe('address of its public keys'),
  APP_AUDIENCE: text.optional().describe('for whom they are signed'),

  SANDBOX_PORT: whole(1, 65_535).optional().describe('port of the sandbox processor; without it PORT + 1'),
  SANDBOX_ORIGIN: site.optional().describe('address at which browsers reach the sandbox processor'),
  SANDBOX_ALLOWED: choice(['on', 'off'])
    .optional()
    .describe('runs the sandbox processor with PUBLIC_ORIGIN, too, or nowhere'),
  STRIPE_SECRET_KEY: secret.optional().describe('takes cards through Stripe'),
  STRIPE_PUBLISHABLE_KEY: text.optional().describe('what browsers tell Stripe'),
  STRIPE_WEBHOOK_SECRET: secret.optional().describe("what Stripe's calls are signed with"),
  STRIPE_API_URL: gatewayAddress.optional().describe("another address of Stripe's interface, for tests"),

  CONTACT_EMAIL: text.optional().describe("in place of the sample mall's mail"),
  CONTACT_PHONE: text.optional().describe("in place of the sample mall's number"),
  CONTACT_ADDRESS: text.optional().describe("in place of the sample mall's address"),
  APP_STORE_URL: secureAddress.optional().describe('where the app for iOS is'),
  GOOGLE_PLAY_URL: secureAddress.optional().describe('where the app for Android is'),
  SOCIAL_LINKS: text
    .refine(isSocialLinks, 'pairs of a network and its https address with commas between them')
    .optional()
    .describe('where the mall is on social networks'),
  ICP_NUMBER: text.optional().describe('number of the filing in China'),

  STOP_GRACE_MS: milliseconds
    .default(2000)
    .describe('how long the shop goes on after SIGTERM while /api/ready says no'),
  RATE_LIMIT_FACTOR: amount.default(1).describe('multiplies every rate limit'),
  PAGE_CACHE_MS: milliseconds.default(5000).describe('for how long a page is answered again'),
  COMMAND_LEASE_MS: whole(1, 86_400_000)
    .default(leaseMs)
    .describe('milliseconds for which the key of a dead process is held'),
  JOB_LEASE_SECONDS: whole(1, 86_400)
    .default(300)
    .describe('seconds for which a job of a dead process is held; as long as the longest may take'),
});

/** The variables of the environment, read and checked. */
export type Variables = z.output<typeof variables>;
