import type { KeyValueStorage } from './storage.ts';

/** Form values that survive a reload, a refused token or an expired checkout; never a password, code or card. */
export type Drafts = {
  read<T>(form: string): T | undefined;
  keep(form: string, values: unknown): void;
  drop(form: string): void;
  /** Forgets every form, because the reader logs out or another one signs in. */
  dropAll(): void;
  /** Time (ms since 1970) from which a new code may be requested for this mobile number or email (S4.7). */
  codeUntil(destination: string): number;
  keepCodeUntil(destination: string, until: number): void;
};

const codeKey = 'mall.codeUntil';
const namesKey = 'mall.drafts';

export function createDrafts(storage: KeyValueStorage): Drafts {
  const key = (form: string) => `mall.draft.${form}`;
  const names = () => storage.read<string[]>(namesKey) ?? [];
  const deadlines = () => storage.read<Record<string, number>>(codeKey) ?? {};
  return {
    read: <T>(form: string) => storage.read<T>(key(form)),
    keep(form, values) {
      storage.write(namesKey, [...new Set([...names(), form])]);
      storage.write(key(form), values);
    },
    drop: (form) => storage.remove(key(form)),
    dropAll() {
      for (const form of names()) storage.remove(key(form));
      storage.remove(namesKey);
    },
    codeUntil: (destination) => deadlines()[destination] ?? 0,
    keepCodeUntil: (destination, until) =>
      void storage.write(codeKey, { ...deadlines(), [destination]: until }),
  };
}
