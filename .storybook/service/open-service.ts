import { Hono } from 'hono';
import { openApi } from '#service/composition/open-api.ts';
import { frameSettings } from '#service/content/frame-settings.ts';
import type { AgreementText } from '#service/content/agreements.ts';
import type { Database } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Log } from '#service/http/error-log.ts';
import { faultLog } from '#service/http/fault-log.ts';
import { openChanges } from '#service/platform/changes.ts';
import { leaseMs } from '#service/platform/idempotency-keys.ts';
import { outbox } from '#service/platform/outbox.ts';
import type { Sender } from '#service/platform/sender.ts';
import { settingsStore } from '#service/platform/settings.ts';
import { regionStore } from '#service/regions/queries.ts';
import { openDesk } from './open-desk.ts';
import { canvasWork, objectsInMemory } from './pictures.ts';
import { uploadDoor } from './upload-door.ts';

const agreements = import.meta.glob<string>('../../service/content/agreements/*.html', {
  query: '?raw',
  import: 'default',
});

const agreementText: AgreementText = async (type, lang) =>
  (await agreements[`../../service/content/agreements/${type}.${lang}.html`]?.()) ?? '';

/** Far beyond what a hand or a play asks for: nobody is kept out of the workbench. */
const limitsTimes = 1_000;

type ServiceParts = {
  database: Database;
  clock: Clock;
  /** Takes what the shop writes to people. */
  mailbox: Sender;
  log: Log;
};

/** The product service as a browser runs it: the same nouns behind the same gate, and the desk; no files, no clockwork. */
export async function openService({ database, clock, mailbox, log }: ServiceParts) {
  const settings = settingsStore(database.db);
  const changes = await openChanges(database);
  const regions = regionStore(database.db, clock);
  changes.on(['regions'], regions.forget);
  const messages = outbox({
    db: database.db,
    senders: { sms: mailbox, mail: mailbox },
    clock,
    report: faultLog(log),
  });
  const frame = frameSettings({});
  const { api, uploads, modules, moves, refundDoors } = await openApi({
    database,
    clock,
    regions,
    settings,
    outbox: messages,
    log,
    checkAnswers: true,
    rateLimitFactor: limitsTimes,
    publicOrigin: undefined,
    linkOrigin: location.origin,
    trustedProxies: 0,
    countryHeader: undefined,
    commandLeaseMs: leaseMs,
    smsCountries: undefined,
    signingKeys: undefined,
    identityProviders: {},
    frame,
    agreementText,
    openObjects: objectsInMemory,
    pictureWork: canvasWork,
  });
  const app = new Hono();
  app.route('/api', api);
  uploadDoor(app, uploads);
  const jobs = modules.flatMap(({ jobs: own = [] }) => own);
  const { db } = database;
  app.route('/dev/desk', await openDesk({ db, clock, settings, moves, refundDoors, frame, jobs }));
  return app;
}
