import { useSyncExternalStore } from 'react';

/**
 * An observable value for `useSyncExternalStore`. Made per tab, never at module scope, so that requests on the
 * server do not share it.
 */
export type Store<T> = {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  subscribe(onChange: () => void): () => void;
  /** The value that server rendering and hydration see. */
  initial: T;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      const changed = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
