import { expect, test } from 'vitest';
import { mailLinkOf } from '#src/domain/account/mail-link.ts';
import { stopLinks } from '#service/mail-preferences/stop-links.ts';

const links = stopLinks({
  hashed: (text) => Buffer.from(text).toString('base64url').slice(-8),
  linkOrigin: 'https://shop.example',
});

test.each(['ORDER', 'DELIVERY', 'PRICE_DROP', 'BACK_IN_STOCK'] as const)(
  'the link that the service writes below a mail tells its kind: %s',
  (kind) => {
    const stop = { userId: 'u_7?>~', kind };
    expect(mailLinkOf(new URL(links.page(stop)).hash)).toEqual({ token: links.token(stop), kind });
  },
);

test.each([
  '',
  '#',
  '#%',
  '#secret',
  '#e30.x',
  `#${btoa('["u_1","LOGIN_CODE"]')}.x`,
  `#${btoa('["u_1","toString"]')}.x`,
])('nothing comes of %j', (hash) => {
  expect(mailLinkOf(hash)).toBeUndefined();
});
