import type { Shelf } from './storage.ts';

/** Form values that survive a reload, a refused token or an expired checkout; never a password, code or card. */
export type Drafts = {
  read<T>(form: string): T | undefined;
  keep(form: string, values: unknown): void;
  drop(form: string): void;
  /** Forgets every form: another reader comes, or this one has logged out. */
  dropAll(): void;
  /** The moment (ms since 1970) from which a code may be asked for again at this destination (S4.7). */
  codeUntil(destination: string): number;
  keepCodeUntil(destination: string, until: number): void;
};

const codeKey = 'mall.codeUntil';
const namesKey = 'mall.drafts';

export function createDrafts(shelf: Shelf): Drafts {
  const key = (form: string) => `mall.draft.${form}`;
  const names = () => shelf.read<string[]>(namesKey) ?? [];
  const deadlines = () => shelf.read<Record<string, number>>(codeKey) ?? {};
  return {
    read: <T>(form: string) => shelf.read<T>(key(form)),
    keep(form, values) {
      shelf.write(namesKey, [...new Set([...names(), form])]);
      shelf.write(key(form), values);
    },
    drop: (form) => shelf.remove(key(form)),
    dropAll() {
      for (const form of names()) shelf.remove(key(form));
      shelf.remove(namesKey);
    },
    codeUntil: (destination) => deadlines()[destination] ?? 0,
    keepCodeUntil: (destination, until) =>
      void shelf.write(codeKey, { ...deadlines(), [destination]: until }),
  };
}
