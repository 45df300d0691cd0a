import { expect, test } from 'vitest';
import { bundle, exampleOf, operations, resolved } from './bundle.ts';

type Schema = {
  enum?: string[];
  required?: string[];
  properties?: Record<string, object>;
  allOf?: object[];
  oneOf?: object[];
};

const schemaOf = (name: string) => resolved<Schema>(bundle.components.schemas?.[name] as Schema);

/** Every field that a schema may have, those of its parts among them. */
function fieldsOf(schema: object): string[] {
  const { properties = {}, allOf = [], oneOf = [] } = resolved(schema) as Schema;
  return [...Object.keys(properties), ...[...allOf, ...oneOf].flatMap(fieldsOf)];
}

/** The fields that the specification names (section 3), under the names of the contract. */
test.each([
  ['S3.1', 'LoginResponse', 'access_token refresh_token expires_in pic userId nickName enabled'],
  ['S3.3', 'UserInfoUpdate', 'avatarUrl birthDate nickName sex'],
  ['S3.4', 'UserInfo', 'userMail userMobile sex birthDate'],
  ['S3.5', 'Region', 'regionId regionName flag countryCode phoneCode'],
  ['S3.7', 'CartChange', 'basketId count prodId shopId skuId'],
  ['S3.8', 'Region', 'phoneCode regionName'],
  ['S3.10', 'HotSearch', 'content'],
  ['S3.11', 'Registration', 'code invite loginPassword nickName regionId userMobile userMail'],
  [
    'S3.12',
    'Address',
    'receiver countryCode province district town addr postCode mobile altMobile commonAddr',
  ],
  ['S3.13', 'ProductDetail', 'itemCode categoryPath soldNum totalStocks stockState ratingAvg warrantyMonths'],
  ['S3.13', 'ProductDetail', 'shipFrom shipFromText overseas delivery'],
  ['S3.13', 'DeliveryEstimate', 'from to'],
  ['S3.14', 'OrderDetail', 'orderNumber courier createTime payTime remarks amounts cancel'],
  ['S3.14', 'OrderCourier', 'courierName trackingNumber'],
  ['S3.14', 'Amounts', 'insurance shopDiscount subtotal deliveryFee total'],
  ['S3.14', 'OrderCancelInfo', 'cancelledAmount refundAmount'],
  ['S3.15', 'OrderCancelInfo', 'reason cancelledAmount'],
  ['S3.16', 'ReviewCreate', 'score content pics isAnonymous'],
  ['S3.17', 'MyVoucher', 'type percentOff capAmount endTime status'],
  ['S3.19', 'GroupBuy', 'needed endTime serverTime status'],
  ['S3.20', 'Invitation', 'invitedCount confirmedCount rank'],
  ['S3.20', 'LeaderboardPlace', 'rank name'],
  ['S3.21', 'BankCard', 'brand last4 expMonth expYear'],
])('%s: %s has %s', (_line, name, fields) => {
  const known = fieldsOf(schemaOf(name));
  expect(fields.split(' ').filter((field) => !known.includes(field))).toEqual([]);
});

test.each([
  ['S3.18, Z19: kinds of vouchers', 'VoucherScope', 'PRODUCT SHOP MALL'],
  ['S4.23: states of a group buy', 'GroupBuyStatus', 'UPCOMING IN_PROGRESS COMPLETED TIME_OUT'],
  ['S4.24: states of the stock', 'StockState', 'IN_STOCK LOW OUT_OF_STOCK'],
  [
    'S9.16–S9.21: reasons to cancel',
    'CancelReason',
    'DUPLICATE WRONG_SPEC ADDRESS CHANGED_MIND CHEAPER TOO_SLOW',
  ],
])('%s', (_line, name, values) => {
  expect(schemaOf(name).enum).toEqual(values.split(' '));
});

test('the count of a cart’s change is a difference, and none is no change (S3.7, Z18)', () => {
  const { count } = schemaOf('CartChange').properties as Record<string, Record<string, unknown>>;
  expect(count).toMatchObject({ minimum: -999, maximum: 999, not: { const: 0 } });
});

test('money comes from the service with its currency; of kip and rupees no decimals are shown (S9.29, Z38)', () => {
  expect(fieldsOf(schemaOf('Money'))).toEqual(['amount', 'currency']);
  const regions = exampleOf('listRegions', 'ok') as { currency: { code: string; displayDecimals: number } }[];
  const decimals = regions.map(({ currency }) => [currency.code, currency.displayDecimals]);
  expect(Object.fromEntries(decimals)).toEqual({ LKR: 0, CNY: 2, LAK: 0, TRY: 2 });
});

test('what the specification names without its calls has calls of its own (S7.47)', () => {
  const own = operations.filter(({ operation }) => operation['x-source'] !== 'spec');
  const nouns = new Set(own.flatMap(({ operation }) => operation.tags));
  const asked = 'orders address vouchers favourites footprint coins invitation checkout payment';
  expect(asked.split(' ').filter((noun) => !nouns.has(noun))).toEqual([]);
});

test('nobody but visitors and members is served: no call is a seller’s or an administrator’s (S6.13)', () => {
  expect(new Set(operations.flatMap(({ operation }) => operation.security.flatMap(Object.keys)))).toEqual(
    new Set(['bearerAuth']),
  );
  const ofOthers = operations.filter(({ path }) =>
    /^\/(admin|seller|merchant|platform|desk|dev)\b/.test(path),
  );
  expect(ofOthers).toEqual([]);
});
