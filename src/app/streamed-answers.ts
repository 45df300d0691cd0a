import type { DehydratedState } from '@tanstack/react-query';
import { Unreachable } from '#src/data/refusal.ts';
import type { StreamedAnswer } from './page-state.ts';

type Settling = {
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/** Gives every question that was open when the shell was sent a promise, which the scripts behind it settle. */
export function attachStreamedAnswers(state: DehydratedState): DehydratedState {
  const waiting = new Map<string, Settling>();
  for (const query of state.queries) {
    if (query.state.status !== 'pending') continue;
    const answer = withResolvers();
    query.promise = answer.promise;
    waiting.set(query.queryHash, answer);
    answer.promise.catch(() => undefined);
  }
  const settle = ([hash, ok, data]: StreamedAnswer) => {
    const answer = waiting.get(hash);
    if (ok) answer?.resolve(data);
    else answer?.reject(new Unreachable('This part of the page could not be loaded'));
  };
  const early = Array.isArray(window.__ANSWERS__) ? window.__ANSWERS__ : [];
  window.__ANSWERS__ = {
    push(...answers) {
      answers.forEach(settle);
      return answers.length;
    },
  };
  early.forEach(settle);
  return state;
}

/** `Promise.withResolvers` for browsers that do not have it yet. */
function withResolvers(): Settling {
  let resolve!: (value: unknown) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
