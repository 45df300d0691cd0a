import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Identity } from '#src/state/session.ts';
import { createStore } from '#src/state/store.ts';
import { whoReads } from '#src/state/who-reads.ts';

const member: Identity = { state: 'member', nickName: 'Nimal', pic: null, userId: 'u1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who is known already is told at once', async () => {
  expect(await whoReads(createStore<Identity>(member))).toEqual(member);
  expect(await whoReads(createStore<Identity>({ state: 'visitor' }))).toEqual({ state: 'visitor' });
});

test.each<Identity>([member, { state: 'visitor' }])(
  'a new tab is waited for until its session is there or is not: $state',
  async (found) => {
    const identity = createStore<Identity>({ state: 'unknown' });
    const told = vi.fn<(identity: Identity) => void>();
    void whoReads(identity).then(told);
    identity.set({ state: 'resuming' });
    await vi.advanceTimersByTimeAsync(500);
    expect(told).not.toHaveBeenCalled();
    identity.set(found);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledWith(found);
    identity.set({ state: 'visitor' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toHaveBeenCalledOnce();
  },
);

test('a session that never comes is not waited for longer than was said', async () => {
  const identity = createStore<Identity>({ state: 'resuming' });
  const told = vi.fn<(identity: Identity) => void>();
  void whoReads(identity, 10_000).then(told);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith({ state: 'resuming' });
});
