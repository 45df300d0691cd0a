import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { ShopKeys } from '#service/platform/signing-keys.ts';
import { isCanonicalToken } from '#service/domain/canonical-token.ts';

/** Minutes in which a checkout can be submitted (Limits.checkoutMinutes). */
export const checkoutMinutes = 15;

/** What was asked of the checkout; asking it again gives the preview of that moment. */
export type CheckoutAsked = {
  regionId: number;
  /** The address that was shown, or 0 when there was none. */
  addrId: number;
  /** The checkout id of the storefront, if it gave one; the same in every token of a checkout. */
  checkoutId?: string;
  basketIds?: number[];
  orderItem?: { prodId: number; skuId: number; shopId: number; prodCount: number; groupBuyId?: number };
  /** The vouchers that were chosen; never in a snapshot, where `picked` says it. */
  couponUserIds?: number[];
  /** In a snapshot: the vouchers that take something off, in the order in which they were picked. */
  picked?: number[];
  /** True to have the service pick the best of the others; never in a snapshot. */
  autoApply?: boolean;
  /** Coins that the shopper wants to use; in a snapshot, the coins that are used. */
  coins?: number;
  /** The shops whose parcels are insured. */
  insuranceShopIds?: number[];
  useWallet?: boolean;
  /** In a snapshot: what the wallet pays, in minor units. */
  walletUsed?: number;
};

/** The vouchers that are to be used: those that were chosen, in a snapshot those that were picked. */
export const chosenOf = ({ couponUserIds, picked }: CheckoutAsked): readonly number[] =>
  couponUserIds ?? picked ?? [];

export type CheckoutSnapshot = {
  userId: string;
  /** Unique key of the placed orders: the checkout id, or this token when there is none. */
  jti: string;
  asked: CheckoutAsked;
  /** Fingerprint of everything that the shopper was shown: address, lines, prices, fees. */
  shown: string;
};

/** Unique key of a checkout. It contains the member, so that two members can use the same checkout id. */
export const intentOf = (userId: string, checkoutId: string) => `${userId}.${checkoutId}`;

type Keys = Pick<ShopKeys, 'privateKey' | 'publicKeys' | 'keyId'>;

const audience = 'ican-mall-checkout';

/** A short hash of a value, to see whether it has changed. */
export const fingerprint = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32);

/** The signed snapshot that the storefront hands back instead of prices. */
export async function signCheckout(snapshot: CheckoutSnapshot, keys: Keys, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ asked: snapshot.asked, shown: snapshot.shown })
    .setProtectedHeader({ alg: 'ES256', typ: 'checkout+jwt', kid: keys.keyId })
    .setSubject(snapshot.userId)
    .setJti(snapshot.jti)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + checkoutMinutes * 60)
    .sign(keys.privateKey);
}

/** The snapshot of a token; undefined when the token has expired, was not signed by us, or is another shopper's. */
export async function readCheckout(
  token: string,
  userId: string,
  keys: Keys,
  now: Date,
): Promise<CheckoutSnapshot | undefined> {
  if (!isCanonicalToken(token)) return undefined;
  try {
    const { payload } = await jwtVerify<{ asked: CheckoutAsked; shown: string }>(token, keys.publicKeys, {
      algorithms: ['ES256'],
      typ: 'checkout+jwt',
      audience,
      subject: userId,
      currentDate: now,
      requiredClaims: ['jti', 'exp'],
    });
    return { userId, jti: String(payload.jti), asked: payload.asked, shown: payload.shown };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
