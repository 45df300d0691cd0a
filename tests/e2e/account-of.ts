import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeFor, newMobile, region } from './shopper.ts';

/**
 * Makes an account by a code that goes to a mail or, as the service writes it, a number; `folder` is the data of the shop that is
 * asked. Returns the id of the account.
 */
export async function accountOf(
  page: Page,
  request: APIRequestContext,
  loginId: string,
  folder: string,
): Promise<string> {
  const byMail = loginId.includes('@');
  const to = byMail ? { mail: loginId } : { mobile: loginId };
  expect((await request.post(byMail ? '/api/mail/send' : '/api/sms/send', { data: to })).ok()).toBe(true);
  const answer = await request.post('/api/quick/login', {
    data: {
      loginType: byMail ? 1 : 0,
      loginId,
      code: await codeFor(page, loginId.slice(-9), folder),
      region,
    },
  });
  return ((await answer.json()) as { userId: string }).userId;
}

/** An email that nobody has had before. */
export const newMail = () => `kamala.${newMobile()}@example.com`;
