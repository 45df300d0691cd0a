import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { codeFor, newMobile, region, signedInAs, untilReloaded } from './shopper.ts';

test('strangers who guess and ask leave the owner’s code good; the browser is known from then on', async ({
  page,
  request,
}) => {
  const mobile = newMobile();
  const loginId = `0094${mobile}`;
  const guess = async (code: string) => {
    const answer = await request.post('/api/quick/login', { data: { loginType: 0, loginId, code, region } });
    return ((await answer.json()) as { code?: string }).code;
  };
  const known = async () => (await page.context().cookies()).find(({ name }) => name === '__Host-mall_known');

  await page.goto('/Cart');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const code = await codeFor(page, mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  const said = [];
  for (let tried = 0; tried < 6; tried += 1) said.push(await guess(wrong));
  expect(said).toEqual([...Array<string>(5).fill('code.invalid'), 'code.exhausted']);
  expect(await guess(code)).toBe('code.exhausted');
  expect(await known()).toBeUndefined();

  await dialog.getByLabel('Verification code').fill(code);
  await untilReloaded(page, () => dialog.getByRole('button', { name: 'Log in' }).click());
  expect(await signedInAs(page)).toBeTruthy();
  expect(await known()).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });

  // The minute between two codes is the strangers' own: this browser has just used one up, and they wait for theirs.
  const others = await request.post('/api/sms/send', { data: { mobile: loginId } });
  expect(others.status()).toBe(429);
  const own = await page.evaluate(
    (to) =>
      fetch('/api/sms/send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ mobile: to }),
      }).then(({ status }) => status),
    loginId,
  );
  expect(own).toBe(200);
});
