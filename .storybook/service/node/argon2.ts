/**
 * Passwords in the workbench: PBKDF2 of the browser in place of Argon2, which browsers do not have. What is kept so ends
 * with the page, and nobody else's password is ever in it.
 */
import { base64url } from 'jose';

const rounds = 10_000;

async function derived(password: string, salt: Uint8Array<ArrayBuffer>) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  );
  return base64url.encode(new Uint8Array(bits));
}

export async function hash(password: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `$pbkdf2$${base64url.encode(salt)}$${await derived(password, salt)}`;
}

export async function verify(kept: string, password: string) {
  const [, , salt = '', right] = kept.split('$');
  return (await derived(password, new Uint8Array(base64url.decode(salt)))) === right;
}

/** Says of every hash that it is at today's cost (`isOutdated` in service/account/passwords.ts). */
export const parseOptions = () => ({ algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
