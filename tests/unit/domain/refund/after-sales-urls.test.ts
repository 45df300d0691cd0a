import { describe, expect, test } from 'vitest';
import {
  askRefundUrl,
  rateUrl,
  readRefunds,
  readReviews,
  refundsUrl,
  refundTabs,
  reviewsUrl,
} from '#src/domain/refund/after-sales-urls.ts';
import { refundUrl } from '#src/domain/order/order-urls.ts';

const searchOf = (address: string) => new URL(address, 'https://mall.example').searchParams;

describe('addresses of refunds say what they are read as (Z5)', () => {
  test.each(refundTabs)('the tab %s', (tab) => {
    expect(readRefunds(searchOf(refundsUrl(tab)))).toEqual({ tab });
  });

  test('one refund, and the form for a product of an order', () => {
    expect(readRefunds(searchOf(refundUrl('RF2605040005')))).toMatchObject({ refundSn: 'RF2605040005' });
    expect(readRefunds(searchOf(askRefundUrl('260504080000000004', 70_009)))).toMatchObject({
      orderNumber: '260504080000000004',
      orderItemId: 70_009,
    });
  });

  test('anything unknown is the whole list', () => {
    expect(readRefunds(new URLSearchParams('show=<b>&item=-1'))).toEqual({ tab: 'all' });
  });
});

describe('addresses of reviews say what they are read as', () => {
  test('the form of a product, with stars that are chosen', () => {
    const item = { prodId: 100_001, orderItemId: 70_013 };
    expect(readReviews(searchOf(rateUrl('260504080000000005', item, 4)))).toEqual({
      tab: 'toRate',
      orderNumber: '260504080000000005',
      prodId: 100_001,
      orderItemId: 70_013,
      stars: 4,
    });
  });

  test('there are five stars, and two tabs', () => {
    expect(readReviews(new URLSearchParams('stars=6')).stars).toBeUndefined();
    expect(readReviews(searchOf(reviewsUrl('rated'))).tab).toBe('rated');
    expect(readReviews(new URLSearchParams('show=all')).tab).toBe('toRate');
  });
});
