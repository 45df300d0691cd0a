import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** What this shop signs and hashes with; made at the first start and kept in the database. */
export type ShopKeys = {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  keyId: string;
  /** Names this installation, so that a token of another one is not good here. */
  audience: string;
  /** Key of the hashes of codes and refresh tokens: a stolen table alone cannot be searched for them. */
  hashKey: KeyObject;
};

type KeptKeys = { privateKey: JWK; publicKey: JWK; keyId: string; audience: string; secret: string };

/** Keeps a value under a name unless one is there already, and answers the one that is there. */
export type KeepSetting = (name: string, value: () => Promise<unknown>) => Promise<unknown>;

/** The keys of this shop; two processes that start at once end up with the same ones. */
export async function openKeys(keep: KeepSetting): Promise<ShopKeys> {
  const kept = (await keep('signing-keys', makeKeys)) as KeptKeys;
  return {
    privateKey: (await importJWK(kept.privateKey, 'ES256')) as CryptoKey,
    publicKey: (await importJWK(kept.publicKey, 'ES256')) as CryptoKey,
    keyId: kept.keyId,
    audience: kept.audience,
    hashKey: createSecretKey(
      Buffer.from(hkdfSync('sha256', Buffer.from(kept.secret, 'base64url'), '', 'mall-hashes', 32)),
    ),
  };
}

async function makeKeys(): Promise<KeptKeys> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    privateKey: await exportJWK(privateKey),
    publicKey: await exportJWK(publicKey),
    keyId: randomBytes(6).toString('base64url'),
    audience: `ican-mall-${randomBytes(6).toString('base64url')}`,
    secret: randomBytes(32).toString('base64url'),
  };
}
