import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import {
  createLocalJWKSet,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { KeySet } from './key-set.ts';
import type { SettingsStore } from './settings.ts';

/** The mall's keys for signing and hashing: given by the operator, else made at the first start and stored in the database. */
export type ShopKeys = {
  /** Signs tokens; its public key is one of `publicKeys`. */
  privateKey: CryptoKey;
  keyId: string;
  /** Finds the public key by the key id that a token names. */
  publicKeys: JWTVerifyGetKey;
  /** Id of this installation; tokens of other installations are refused. */
  audience: string;
  /** Key for the hashes of codes and refresh tokens; without it nobody can find a code in a stolen table. */
  hashKey: KeyObject;
};

export type KeptKeys = { privateKey: JWK; publicKey: JWK; keyId: string; audience: string; secret: string };

/** Names of the settings that hold the keys and the id of the installation. */
const keptName = 'signing-keys';
const installationName = 'installation';

/** The keys in the database; undefined when there are none, because the operator gives them or the mall has never started. */
export const keptKeys = async (settings: Pick<SettingsStore, 'read'>) =>
  (await settings.read(keptName)) as KeptKeys | undefined;

/** The keys of this mall; processes that start at the same time get the same keys. Given keys replace those in the database. */
export async function openKeys(settings: SettingsStore, given?: KeySet): Promise<ShopKeys> {
  const known = await keptKeys(settings);
  const audience = String(
    await settings.keep(
      installationName,
      async () => known?.audience ?? `ican-mall-${randomBytes(6).toString('base64url')}`,
    ),
  );
  if (given) {
    if (known) await settings.remove(keptName);
    return givenKeys(given, audience);
  }
  const kept = (await settings.keep(keptName, () => makeKeys(audience))) as KeptKeys;
  return {
    privateKey: (await importJWK(kept.privateKey, 'ES256')) as CryptoKey,
    publicKeys: createLocalJWKSet({ keys: [{ ...kept.publicKey, kid: kept.keyId, alg: 'ES256' }] }),
    keyId: kept.keyId,
    audience: kept.audience,
    hashKey: hashKeyOf(kept.secret),
  };
}

/** The operator's keys. Without a hashing key in the set, the oldest signing key is used for hashes. */
async function givenKeys({ signing, hashing }: KeySet, audience: string): Promise<ShopKeys> {
  const [newest] = signing;
  const oldest = signing.at(-1);
  if (!newest || !oldest) throw new Error('a set of keys without any');
  return {
    privateKey: await importJWK(newest, 'ES256'),
    publicKeys: createLocalJWKSet({
      keys: signing.map(({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid, alg: 'ES256' })),
    }),
    keyId: newest.kid,
    audience,
    hashKey: hashKeyOf(hashing?.k ?? oldest.d),
  };
}

const hashKeyOf = (secret: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'mall-hashes', 32)));

async function makeKeys(audience: string): Promise<KeptKeys> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    privateKey: await exportJWK(privateKey),
    publicKey: await exportJWK(publicKey),
    keyId: randomBytes(6).toString('base64url'),
    audience,
    secret: randomBytes(32).toString('base64url'),
  };
}
