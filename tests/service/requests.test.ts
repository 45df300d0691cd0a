import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods } from './world.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openShop();
  shopper = await shop.logIn(newPhone());
});
afterAll(() => shop.close());

const kettle = {
  basketId: 0,
  count: 1,
  prodId: goods.kettle.prodId,
  skuId: goods.kettle.skuId,
  shopId: goods.kettle.shopId,
};
const change = (raw: BodyInit, headers: Record<string, string> = {}) =>
  shop.ask('/api/p/shopCart/changeItem', {
    method: 'POST',
    raw,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${shopper.session.access_token}`,
      ...headers,
    },
  });

describe('a body', () => {
  const asUtf16 = Buffer.from(JSON.stringify(kettle), 'utf16le');
  test.each<[string, BodyInit, number, string]>([
    ['that is cut off', '{"basketId":0', 400, 'request.malformed'],
    ['with a comma too many', '{"basketId":0,}', 400, 'request.malformed'],
    ['of brackets', '['.repeat(100_000), 400, 'request.malformed'],
    ['nested too deep', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, 400, 'request.malformed'],
    [
      'of ten thousand keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [key, 1]))),
      400,
      'request.malformed',
    ],
    ['in UTF-16', asUtf16, 400, 'request.malformed'],
    ['with a byte order mark', `\uFEFF${JSON.stringify(kettle)}`, 400, 'request.malformed'],
    ['with broken UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'request.malformed'],
    ['that is empty', '', 400, 'request.malformed'],
    ['of 300 kB', JSON.stringify({ text: 'x'.repeat(300_000) }), 413, 'request.too_large'],
    ['that is a text', '"kettle"', 422, 'request.invalid'],
    ['that is null', 'null', 422, 'request.invalid'],
    ['that is a list', '[]', 422, 'request.invalid'],
    ['with a text for a number', JSON.stringify({ ...kettle, count: '1' }), 422, 'request.invalid'],
    ['with half a piece', JSON.stringify({ ...kettle, count: 1.5 }), 422, 'request.invalid'],
    [
      'with 1e400 pieces',
      JSON.stringify(kettle).replace('"count":1', '"count":1e400'),
      422,
      'request.invalid',
    ],
    [
      'with an id beyond 2^53',
      JSON.stringify(kettle).replace('"basketId":0', '"basketId":9007199254740993'),
      422,
      'request.invalid',
    ],
    [
      'with a lone surrogate',
      JSON.stringify({ ...kettle, note: '?' }).replace('?', String.raw`\ud800`),
      422,
      'request.invalid',
    ],
  ])('%s is refused', async (_title, raw, status, code) => {
    const refused = await change(raw);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/json; charset=latin1'],
    ['multipart/form-data; boundary=x'],
    [''],
  ])('of type %s is refused', async (type) => {
    const refused = await change(JSON.stringify(kettle), { 'Content-Type': type });
    expect([refused.status, refused.body.code]).toEqual([415, 'request.unsupported_type']);
  });

  test('that is packed is refused', async () => {
    expect((await change(JSON.stringify(kettle), { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  test('names every wrong field once, in the reader’s language', async () => {
    const refused = await change(JSON.stringify({ basketId: -1, count: 'x', prodId: 0, skuId: null }), {
      'Accept-Language': 'zh-CN',
    });
    expect(refused.body.fields).toEqual([
      { field: '/shopId', code: 'required', desc: '请填写此项' },
      { field: '/basketId', code: 'too_small', desc: '请检查此项' },
      { field: '/prodId', code: 'too_small', desc: '请检查此项' },
      { field: '/skuId', code: 'type', desc: '请检查此项' },
      { field: '/count', code: 'type', desc: '请检查此项' },
    ]);
  });

  test('may say more than is asked, without effect, and nothing it says is merged into objects', async () => {
    const answer = await change(
      `{"__proto__":{"admin":true},"price":1,"userId":"u_x",${JSON.stringify(kettle).slice(1)}`,
    );
    expect(answer.body).toMatchObject({ lineTotal: { amount: 125_000 } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('an address line', () => {
  test('with NUL is refused, a long one too', async () => {
    expect((await shopper.get('/p/myOrder/myOrder?status=ALL&key=%00')).body).toMatchObject({
      status: 422,
      code: 'request.invalid',
    });
    const long = await shopper.get(`/p/myOrder/myOrder?status=ALL&key=${'x'.repeat(5_000)}`);
    expect(long.status).toBe(413);
  });
});
