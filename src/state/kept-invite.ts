import type { KeyValueStorage } from './storage.ts';

const key = 'mall.invite';
const longest = 12;

/** Days for which a browser remembers the code of an invitation that was opened in it; the register page says so. */
export const inviteDays = 30;
const dayMs = 86_400_000;

/** An invitation code and the time (ms since 1970) until which it is kept; nothing else of the inviter is stored. */
type KeptInvite = { code: string; until: number };

/** Normalises the code of a link; empty when the link has none. */
export const inviteOf = (search: URLSearchParams) => (search.get('invite') ?? '').trim().slice(0, longest);

/** Remembers the code of an invitation for `inviteDays`; the latest link counts. */
export const keepInvite = (local: KeyValueStorage, code: string, now: number) =>
  local.write(key, { code, until: now + inviteDays * dayMs } satisfies KeptInvite);

/** The stored code; empty when there is none or it has expired. */
export function keptInvite(local: KeyValueStorage, now: number): string {
  const kept = local.read<Partial<KeptInvite>>(key);
  const isGood = typeof kept?.code === 'string' && typeof kept.until === 'number' && kept.until > now;
  return isGood ? (kept.code ?? '').slice(0, longest) : '';
}

/** The field of a sign-in request that names the stored invitation; no field when there is none. */
export function invitedBy(local: KeyValueStorage): { invite?: string } {
  const invite = keptInvite(local, Date.now());
  return invite ? { invite } : {};
}

/** Removes the stored invitation; called after every sign-in. */
export const forgetInvite = (local: KeyValueStorage) => local.remove(key);
