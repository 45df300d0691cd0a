import { createHmac } from 'node:crypto';
import { shopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { stopLinks } from '#service/mail-preferences/stop-links.ts';
import type { Outbox } from '#service/platform/outbox.ts';

/** Signed links of a shop that has a key of the tests. */
export const testLinks = stopLinks({
  hashed: (text) => createHmac('sha256', 'a key of the tests').update(text).digest('base64url'),
  linkOrigin: 'https://shop.example',
});

/** Writes mails into an outbox, as the shop does. */
export const mailsOf = (messages: Pick<Outbox, 'write'>) => shopperMails(messages, testLinks);
