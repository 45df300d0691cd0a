import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers } from '#mocks/contract-examples.ts';
import { mockedService } from '#mocks/node.ts';
import { exampleOf, operations } from './bundle.ts';

const faults: string[] = [];
const service = mockedService((fault) => void faults.push(fault));
const origin = 'http://localhost:3000/api';

beforeAll(() => service.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  service.resetHandlers();
  faults.length = 0;
});
afterAll(() => service.close());

const settled = () => vi.waitFor(() => expect(faults.length).toBeGreaterThan(0));

test('the default answers every operation', () => {
  expect(answers).toHaveLength(operations.length);
});

test('what fits the contract is not told', async () => {
  const response = await fetch(`${origin}/prod/skuList?prodId=100003&regionId=659006000343`);
  expect(await response.json()).toEqual(exampleOf('listSkus', 'ok'));
  await new Promise((later) => setTimeout(later, 50));
  expect(faults).toEqual([]);
});

test('a field that the contract does not know is told', async () => {
  await fetch(`${origin}/prod/skuList?prodId=100003&regionId=659006000343&color=red`);
  await settled();
  expect(faults).toEqual(['GET /api/prod/skuList: query must NOT have additional properties']);
});

test('a body that does not fit is told', async () => {
  await fetch(`${origin}/sms/send`, { method: 'POST', body: JSON.stringify({ mobile: '77' }) });
  await settled();
  expect(faults.join()).toMatch(/^POST \/api\/sms\/send: body \/mobile must match pattern/);
});

test('an answer that does not fit is told', async () => {
  service.use(http.get('*/api/p/shopCart/prodCount', () => HttpResponse.json('three')));
  await fetch(`${origin}/p/shopCart/prodCount`);
  await settled();
  expect(faults).toEqual(['GET /api/p/shopCart/prodCount: answer 200 must be integer']);
});

test('a refusal that the operation does not have is told', async () => {
  service.use(http.get('*/api/salesRegions/all', () => HttpResponse.json({}, { status: 404 })));
  await fetch(`${origin}/salesRegions/all`);
  await settled();
  expect(faults.join()).toMatch(/answer 404/);
});
