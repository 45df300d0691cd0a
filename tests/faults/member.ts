import type { LoginResponse, UserInfo } from '#openapi/schema.gen.ts';
import type { ShopProcess } from '../service/shop-process.ts';
import { sriLanka } from '../service/world.ts';

const password = 'Kandy-Lake-2026!x';

/** Where the code that was sent last to a number can be read. */
export type CodeReader = (to: string) => Promise<string>;

export type Member = Awaited<ReturnType<typeof newMember>>;

/** A member who asks for the account to be erased and takes it back, again and again: each is told to the owner. */
export async function newMember(shop: ShopProcess, mobile: string, codeFor: CodeReader) {
  await shop.ask('POST', '/api/sms/send', { mobile, purpose: 'register' });
  const made = await shop.ask<LoginResponse>('POST', '/api/user/register', {
    userMobile: mobile,
    code: await codeFor(`+${mobile.slice(2)}`),
    nickName: 'Sena',
    loginPassword: password,
    invite: '',
    regionId: sriLanka,
  });
  if (made.status !== 200) throw new Error(`no member: ${made.status} ${JSON.stringify(made.body)}`);
  const { userId } = made.body;
  let headers = { Authorization: `Bearer ${made.body.access_token}` };
  let until: string | null = null;
  /** What the shop has confirmed, as the causes of what is told. */
  const confirmed: string[] = [];
  const odd: string[] = [];

  async function act() {
    const was = until;
    const { status, body } = was
      ? await shop.ask<UserInfo>('DELETE', '/api/p/user/deletion', undefined, headers)
      : await shop.ask<UserInfo>(
          'POST',
          '/api/p/user/deletion',
          { proof: 'PASSWORD', secret: password },
          headers,
        );
    if (status !== 200) odd.push(`${status} ${JSON.stringify(body)}`);
    else {
      until = body.deletionAt;
      confirmed.push(was ? `deletionCancelled ${userId} ${was}` : `deletionRequested ${userId} ${until}`);
    }
    return status;
  }

  return {
    confirmed,
    odd,
    act,
    /** Goes on until the shop is gone. */
    async actUntilGone() {
      try {
        while ((await act()) < 500);
      } catch {
        // The shop is gone.
      }
    },
    /** Signs in again and sees what became of what was not answered. */
    async comeBack() {
      const body = { userMobile: mobile, loginPassword: password };
      const { body: session } = await shop.ask<LoginResponse>('POST', '/api/web/login', body);
      headers = { Authorization: `Bearer ${session.access_token}` };
      const { body: info } = await shop.ask<UserInfo>('GET', '/api/p/user/userInfo', undefined, headers);
      until = info.deletionAt;
    },
  };
}
