import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { mockedService } from '#mocks/node.ts';
import { mutationCases } from './mutation-cases.ts';
import { queryCases } from './query-cases.ts';
import { aClient, aShop } from './service.ts';

/** What each change makes old: whole nouns, or single questions. Nothing for those that are not named. */
const old: Record<string, string[]> = {
  'addressMutations.save': ['address'],
  'addressMutations.save of an old one': ['address', 'checkout'],
  'addressMutations.setDefault': ['address', 'checkout'],
  'addressMutations.remove': ['address', 'checkout'],
  'bankCardMutations.save': ['bank-card'],
  'bankCardMutations.setDefault': ['bank-card'],
  'bankCardMutations.remove': ['bank-card'],
  'cartMutations.change': ['cart'],
  'cartRemovalMutations.remove': ['cart'],
  'cartRemovalMutations.clear': ['cart'],
  'chatMutations.open': ['chat conversations'],
  'chatMutations.send': ['chat conversations', 'chat messages'],
  'chatMutations.read': ['chat conversations', 'chat unread'],
  'checkoutMutations.submit': ['cart', 'orders', 'group-buy'],
  'favouriteMutations.set': ['favourites'],
  'favouriteMutations.remove': ['favourites'],
  'favouriteMutations.putBack': ['favourites'],
  'mailMutations.set': [],
  'mailMutations.setByLink': [],
  'stockWatchMutations.set': ['stock-watches'],
  'followMutations.set': ['follows'],
  'footprintMutations.recordAll': ['footprint'],
  'footprintMutations.record': ['footprint'],
  'footprintMutations.remove': ['footprint'],
  'footprintMutations.clear': ['footprint'],
  'notificationMutations.readOrders': ['notifications orders', 'notifications unread'],
  'notificationMutations.readOrders, all': ['notifications orders', 'notifications unread'],
  'notificationMutations.readAnnouncements': ['notifications announcements'],
  'orderMutations.cancel': ['orders'],
  'orderMutations.confirmReceipt': ['orders'],
  'orderMutations.remove': ['orders'],
  'orderMutations.restore': ['orders'],
  'orderMutations.buyAgain': ['cart'],
  'paymentMutations.pay': ['payment info', 'orders', 'group-buy'],
  'paymentMutations.confirm': ['payment info', 'orders', 'group-buy'],
  'paymentMutations.cancel': ['payment info', 'orders', 'group-buy'],
  'refundMutations.apply': ['refunds page', 'refunds detail', 'orders'],
  'refundMutations.cancel': ['refunds page', 'refunds detail', 'orders'],
  'refundMutations.sendExpress': ['refunds page', 'refunds detail', 'orders'],
  'reviewMutations.create': ['reviews', 'orders'],
  'userMutations.update': ['user'],
  'userMutations.changeContact': ['user'],
  'userMutations.changePassword': ['user'],
  'userMutations.askDeletion': ['user'],
  'userMutations.cancelDeletion': ['user'],
  'sessionMutations.end': ['sessions'],
  'sessionMutations.endOthers': ['sessions'],
  'voucherMutations.collect': ['vouchers mine', 'checkout', 'cart total'],
  'voucherMutations.redeem': ['vouchers mine', 'checkout', 'cart total'],
};

/** A refusal may tell that what is shown is old: then that is asked for again, too. */
const alsoRefused = new Set([
  'cartMutations.change',
  'cartRemovalMutations.remove',
  'cartRemovalMutations.clear',
  'favouriteMutations.set',
  'favouriteMutations.remove',
  'favouriteMutations.putBack',
  'followMutations.set',
  'stockWatchMutations.set',
  'footprintMutations.remove',
  'footprintMutations.clear',
  'orderMutations.cancel',
  'orderMutations.confirmReceipt',
  'orderMutations.remove',
  'orderMutations.restore',
  'orderMutations.buyAgain',
  'paymentMutations.pay',
  'paymentMutations.confirm',
  'paymentMutations.cancel',
  'refundMutations.apply',
  'refundMutations.cancel',
  'refundMutations.sendExpress',
  'sessionMutations.end',
  'sessionMutations.endOthers',
]);

/** What a refusal puts in doubt beside it. */
const more: Record<string, string[]> = {
  'voucherMutations.collect': ['vouchers'],
  'paymentMutations.confirm': ['payment attempt'],
  'paymentMutations.cancel': ['payment attempt'],
};

const inDoubt = (name: string) => [
  ...(alsoRefused.has(name) ? (old[name] ?? []) : []),
  ...(more[name] ?? []),
];

const service = mockedService(() => undefined);
beforeAll(() => service.listen({ onUnhandledRequest: 'error' }));
afterAll(() => service.close());

const keys = Object.values(queryCases).map((question) => question(aShop()).queryKey);

/** A client that has an answer to every question. */
function fullClient() {
  const client = aClient();
  const cart = { shops: [], invalid: [], kinds: [] };
  for (const queryKey of keys)
    client.setQueryData(queryKey, queryKey.includes('ids') ? [] : { kept: true, ...cart });
  return client;
}

/** The questions that are old or gone now, by noun, or by noun and question. */
function oldIn(client: ReturnType<typeof aClient>): string[] {
  const stale = keys.filter((queryKey) => {
    const state = client.getQueryState(queryKey);
    return !state || state.isInvalidated || state.data === undefined;
  });
  return stale.map((queryKey) => queryKey.map(String).join(' '));
}

const reached = (names: string[] = []) => {
  const words = names.map((name) => name.split(' '));
  return keys
    .map((queryKey) => queryKey.map(String))
    .filter((parts) =>
      words.some(([noun = '', part]) => parts[0] === noun && (!part || parts.includes(part))),
    )
    .map((parts) => parts.join(' '));
};

describe('a change makes old what it changes, and nothing else', () => {
  test.each(Object.entries(mutationCases))('%s', async (name, change) => {
    const client = fullClient();
    await change(aShop(), client);
    expect(oldIn(client).toSorted()).toEqual(reached(old[name]).toSorted());
  });
});

describe('a refused change makes old only what the refusal puts in doubt', () => {
  test.each(Object.entries(mutationCases))('%s', async (name, change) => {
    const client = fullClient();
    const problem = { status: 409, code: 'order.closed', desc: 'Too late', traceId: 't' };
    service.use(http.all('*/api/*', () => HttpResponse.json(problem, { status: 409 })));
    await change(aShop(), client).catch(() => undefined);
    service.resetHandlers();
    expect(oldIn(client).toSorted()).toEqual(reached(inDoubt(name)).toSorted());
  });
});
