import { expect, test } from 'vitest';
import { paymentSearch, readPayment } from '#src/domain/payment/payment-address.ts';

const read = (search: string) => readPayment(new URLSearchParams(search));

test('what is paid for survives its address', () => {
  const address = {
    orderNumbers: ['260504080000000001', '260504080000000011'],
    payNo: 'pay_8d1f42c6a97b',
    back: true,
  };
  expect(read(paymentSearch(address))).toEqual(address);
  expect(read(paymentSearch({ orderNumbers: ['260504080000000001'], back: false }))).toEqual({
    orderNumbers: ['260504080000000001'],
    payNo: undefined,
    back: false,
  });
});

test('a bank puts its number behind the address that it was given', () => {
  const back = paymentSearch({ orderNumbers: ['260504080000000001'], back: true });
  expect(read(`${back}&payNo=pay_1`)).toMatchObject({ payNo: 'pay_1', back: true });
});

test.each(['orders=', 'orders=<b>1</b>,abc', 'orders=12', 'lines=9001', ''])(
  '"%s" names no order',
  (search) => {
    expect(read(search).orderNumbers).toEqual([]);
  },
);

test('at most twenty orders are paid at once, each once', () => {
  const many = Array.from({ length: 30 }, (_, index) => String(260_504_080_000 + index));
  expect(read(`orders=${many.join(',')},${many[0]}`).orderNumbers).toEqual(many.slice(0, 20));
  expect(read(`orders=${many[0]},${many[0]}`).orderNumbers).toEqual([many[0]]);
});

test.each(['pay no', '../secret', 'x'.repeat(41), '<b>'])('"%s" is no number of a payment', (payNo) => {
  expect(read(`orders=260504080000000001&payNo=${encodeURIComponent(payNo)}`).payNo).toBeUndefined();
});
