/**
 * The only door to what a browser keeps. Every read and write may fail (blocked storage, full quota);
 * then the mall goes on from memory for this tab.
 */
export type Shelf = {
  /** The stored value, or undefined when there is none, it is broken, or storage is shut. */
  read<T>(key: string): T | undefined;
  /** False when the browser refused to keep it. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
};

function shelfOver(open: () => Storage): Shelf {
  const memory = new Map<string, unknown>();
  return {
    read<T>(key: string) {
      try {
        const text = open().getItem(key);
        return text === null ? (memory.get(key) as T | undefined) : (JSON.parse(text) as T);
      } catch {
        return memory.get(key) as T | undefined;
      }
    },
    write(key, value) {
      memory.set(key, value);
      try {
        open().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        return;
      }
    },
  };
}

/** Kept for the browser: history, region, language. Never tokens or personal data. */
export const localShelf = () => shelfOver(() => window.localStorage);
/** Kept for the tab: session, drafts, the action to go on with after signing in. */
export const tabShelf = () => shelfOver(() => window.sessionStorage);
/** The shelf of the server's rendering: always empty. */
export const emptyShelf = (): Shelf => ({
  read: () => undefined,
  write: () => false,
  remove: () => undefined,
});

/** A readable cookie's value. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
}

/** Drops a readable cookie; the hidden half goes by the service's answer. */
export function dropCookie(name: string) {
  if (typeof document !== 'undefined')
    document.cookie = `${name}=; Path=/; Secure; SameSite=Strict; Max-Age=0`;
}

const yearInSeconds = 31_536_000;

/** Writes a choice that the server may read when it renders the next page (language, region). */
export function writeChoice(name: 'mall_lang' | 'mall_region', value: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${yearInSeconds}${secure}`;
}
