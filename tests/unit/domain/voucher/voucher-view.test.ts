import { expect, test } from 'vitest';
import { voucherSearch, voucherView } from '#src/domain/voucher/voucher-view.ts';

const view = (search: string) => voucherView(new URLSearchParams(search));

test.each([
  ['', { list: 'collect', scope: undefined }],
  ['list=collected', { list: 'collected', scope: undefined }],
  ['list=used&type=mall', { list: 'used', scope: 'MALL' }],
  ['type=product', { list: 'collect', scope: 'PRODUCT' }],
  ['list=stolen&type=all', { list: 'collect', scope: undefined }],
])('"%s" shows %j (S3.18)', (search, shown) => {
  expect(view(search)).toEqual(shown);
});

test('a view survives its address', () => {
  for (const list of ['collect', 'collected', 'used', 'expired'] as const)
    for (const scope of [undefined, 'PRODUCT', 'SHOP', 'MALL'] as const)
      expect(view(voucherSearch({ list, scope }))).toEqual({ list, scope });
});
