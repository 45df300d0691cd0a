import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Address } from '#openapi/schema.gen.ts';
import { address, newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { places, sriLanka, turkiye } from './world.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => void (shopper = await shop.logIn(newPhone())));

const list = async () => (await shopper.get<Address[]>('/p/address/list')).body;

describe('an address', () => {
  test('is kept with the names of its areas, and the first one is the default', async () => {
    const { status, body } = await shopper.moveTo('colombo');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      province: 'Western',
      district: 'Colombo',
      town: 'Nugegoda',
      commonAddr: true,
    });
    expect((await shopper.get(`/p/address/addrInfo/${body.addrId}`)).body).toEqual(body);
    expect(await list()).toEqual([body]);
  });

  test('that is made the default takes the place of the one before', async () => {
    await shopper.moveTo('colombo');
    const { body: second } = await shopper.moveTo('kandy');
    expect(second.commonAddr).toBe(false);
    const { body: third } = await shopper.moveTo('istanbul', { commonAddr: true });
    expect((await list()).map((one) => [one.addrId, one.commonAddr])).toEqual([
      [third.addrId, true],
      [second.addrId, false],
      [expect.any(Number), false],
    ]);
  });

  test('is written anew, and the default one stays the default', async () => {
    const { body: first } = await shopper.moveTo('colombo');
    const { body } = await shopper.put<Address>('/p/address/updateAddr', {
      ...address,
      ...places.kandy,
      addrId: first.addrId,
      receiver: '林晓雨',
    });
    expect(body).toMatchObject({ receiver: '林晓雨', town: 'Peradeniya', commonAddr: true });
  });

  test('is made the default when it is written anew', async () => {
    await shopper.moveTo('colombo');
    const { body: second } = await shopper.moveTo('kandy');
    await shopper.put('/p/address/updateAddr', {
      ...address,
      ...places.kandy,
      addrId: second.addrId,
      commonAddr: true,
    });
    expect((await list()).map((one) => one.commonAddr)).toEqual([true, false]);
    expect((await list())[0]?.addrId).toBe(second.addrId);
  });

  test('is one of twenty at most', async () => {
    for (let number = 0; number < 20; number += 1) expect((await shopper.moveTo('colombo')).status).toBe(200);
    const refused = await shopper.moveTo('colombo');
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
      409,
      'address.limit',
    ]);
  });

  test('is added once for one key, however often it is sent', async () => {
    const key = { 'Idempotency-Key': 'one-and-the-same-key' };
    const add = () => shopper.post<Address>('/p/address/addAddr', { ...address, ...places.colombo }, key);
    const [first, again] = [await add(), await add()];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await list()).toHaveLength(1);
  });

  test('has one default however many are made the default at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => shopper.moveTo('colombo', { commonAddr: true })));
    expect((await list()).filter((one) => one.commonAddr)).toHaveLength(1);
  });
});

describe('the default address', () => {
  const setDefault = (addrId: number) => shopper.put(`/p/address/defaultAddr/${addrId}`);
  const remove = (addrId: number) => shopper.delete(`/p/address/deleteAddr/${addrId}`);
  const listed = async () => (await list()).map((one) => [one.addrId, one.commonAddr]);

  test('is another one as soon as it is asked for, and a repeat changes nothing', async () => {
    const { body: first } = await shopper.moveTo('colombo');
    const { body: second } = await shopper.moveTo('kandy');
    for (const _time of [1, 2]) {
      expect((await setDefault(second.addrId)).status).toBe(204);
      expect(await listed()).toEqual([
        [second.addrId, true],
        [first.addrId, false],
      ]);
    }
  });

  test('is the newest one after it is deleted; a deleted address is gone', async () => {
    const { body: first } = await shopper.moveTo('colombo');
    const { body: second } = await shopper.moveTo('kandy');
    shop.time.now = new Date(shop.time.now.getTime() + 1000);
    const { body: third } = await shopper.moveTo('istanbul');
    expect((await remove(first.addrId)).status).toBe(204);
    expect(await listed()).toEqual([
      [third.addrId, true],
      [second.addrId, false],
    ]);
    expect((await remove(first.addrId)).status).toBe(404);
    expect((await setDefault(first.addrId)).status).toBe(404);
    await remove(second.addrId);
    await remove(third.addrId);
    expect(await list()).toEqual([]);
  });

  test('stays where it is when another one is deleted', async () => {
    const { body: first } = await shopper.moveTo('colombo');
    const { body: second } = await shopper.moveTo('kandy');
    await remove(second.addrId);
    expect(await listed()).toEqual([[first.addrId, true]]);
  });

  test('is exactly one after twenty calls at once (K12)', async () => {
    const kept: number[] = [];
    for (let number = 0; number < 6; number += 1) kept.push((await shopper.moveTo('colombo')).body.addrId);
    const calls = Array.from({ length: 20 }, (_, index) => {
      const addrId = kept[index % 6] ?? 0;
      return index % 5 === 4 ? remove(addrId) : setDefault(addrId);
    });
    for (const { status } of await Promise.all(calls)) expect([204, 404]).toContain(status);
    expect((await list()).filter((one) => one.commonAddr)).toHaveLength(1);
  });

  test('of somebody else can be neither made nor deleted', async () => {
    const { body: own } = await shopper.moveTo('colombo');
    const stranger = await shop.logIn(newPhone());
    expect((await stranger.put(`/p/address/defaultAddr/${own.addrId}`)).status).toBe(404);
    expect((await stranger.delete(`/p/address/deleteAddr/${own.addrId}`)).status).toBe(404);
    expect(await listed()).toEqual([[own.addrId, true]]);
  });
});

describe('an address is refused', () => {
  test.each([
    ['a town of another district', { townId: 113 }],
    ['a district of another province', { districtId: 112, townId: 113 }],
    ['a province for a town', { townId: 101 }],
    ['areas of another region', { regionId: turkiye, countryCode: 'TR' }],
    ['another country', { countryCode: 'TR' }],
    ['an unknown town', { townId: 999 }],
  ])('with %s', async (_title, more) => {
    const refused = await shopper.post('/p/address/addAddr', { ...address, ...places.colombo, ...more });
    expect([refused.status, refused.body.code]).toEqual([422, 'area.invalid']);
    expect(await list()).toEqual([]);
  });

  test.each([
    ['without a name', { receiver: '' }, { field: '/receiver', code: 'too_short' }],
    [
      'with a wrong number',
      { mobile: '771234567' },
      { field: '/mobile', code: 'phone.invalid', desc: 'Invalid mobile number' },
    ],
    ['with 501 characters', { addr: 'x'.repeat(501) }, { field: '/addr', code: 'too_long' }],
    ['without a region', { regionId: undefined }, { field: '/regionId', code: 'required' }],
    ['with half a town', { townId: 1.5 }, { field: '/townId', code: 'type' }],
    ['with a text that cannot be stored', { addr: 'a\0b' }, { field: '/addr', code: 'unreadable' }],
  ])('%s', async (_title, more, field) => {
    const refused = await shopper.post<{ code: string; fields: unknown[] }>('/p/address/addAddr', {
      ...address,
      ...places.colombo,
      ...more,
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'request.invalid']);
    expect(refused.body.fields).toEqual([expect.objectContaining(field)]);
  });

  test('when it is somebody else’s', async () => {
    const { body: own } = await shopper.moveTo('colombo');
    const stranger = await shop.logIn(newPhone());
    expect((await stranger.get(`/p/address/addrInfo/${own.addrId}`)).status).toBe(404);
    const written = await stranger.put('/p/address/updateAddr', {
      ...address,
      ...places.kandy,
      addrId: own.addrId,
    });
    expect([written.status, written.body.code]).toEqual([404, 'resource.not_found']);
    expect((await list())[0]?.town).toBe('Nugegoda');
  });

  test('keeps 500 characters of any script as they are', async () => {
    const long = '路🛵'.repeat(250);
    const { body } = await shopper.moveTo('colombo', { addr: long, regionId: sriLanka });
    expect(body.addr).toBe(long);
  });
});
