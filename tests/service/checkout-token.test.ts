import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MyVoucher } from '#openapi/schema.gen.ts';
import { type CheckoutAsked, intentOf, readCheckout, signCheckout } from '#service/checkout/token.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { newPhone, openShop, type Shop } from './shop.ts';
import { insertVoucher } from './voucher-world.ts';
import { goods } from './world.ts';

const { maxLength } = contract.components.schemas.SubmitRequest.properties.checkoutToken;
const now = new Date('2026-05-04T08:00:00Z');
/** So many different ids of as many digits as ids may have. */
const ids = (many: number) => Array.from({ length: many }, (_, index) => Number.MAX_SAFE_INTEGER - index);

test('the token of the greatest checkout that may be asked for fits its field', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keyId = 'a-key-of-the-tests-with-a-long-name-0123456789';
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'ES256' };
  const keys = { privateKey, keyId, publicKeys: createLocalJWKSet({ keys: [jwk] }) };
  const [id = 0] = ids(1);
  const asked: CheckoutAsked = {
    regionId: id,
    addrId: id,
    checkoutId: 'c'.repeat(64),
    basketIds: ids(100),
    picked: ids(30),
    autoApply: false,
    coins: 2 ** 31 - 1,
    insuranceShopIds: ids(100),
    useWallet: true,
    walletUsed: id,
  };
  const userId = 'u'.repeat(40);
  const snapshot = { userId, jti: intentOf(userId, 'c'.repeat(64)), asked, shown: 's'.repeat(32) };
  const token = await signCheckout(snapshot, keys, now);
  expect(token.length).toBeLessThanOrEqual(maxLength);
  expect(await readCheckout(token, userId, keys, now)).toEqual(snapshot);
});

describe('the token of a checkout with vouchers', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop()));
  afterAll(() => shop.close());

  test('names each of them once, whoever has picked it', async () => {
    const shopper = await shop.logIn(newPhone());
    await shopper.moveTo('colombo');
    await insertVoucher(shop.db, { couponId: 801 });
    const { body: held } = await shopper.post<MyVoucher>('/p/myCoupon/receive', { couponId: 801 });
    const { prodId, skuId, shopId } = goods.kettle;
    const orderItem = { prodId, skuId, shopId, prodCount: 1 };
    for (const wish of [{ couponUserIds: [held.couponUserId] }, { autoApply: true }]) {
      const { body } = await shopper.confirm({ ...wish, orderItem });
      const { asked } = decodeJwt<{ asked: CheckoutAsked }>(body.checkoutToken);
      expect(asked).toMatchObject({ picked: [held.couponUserId], autoApply: false });
      expect(asked).not.toHaveProperty('couponUserIds');
    }
  });
});
