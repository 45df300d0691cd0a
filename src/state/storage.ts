/**
 * The only code that touches localStorage and sessionStorage. Every read and write may fail (blocked storage, full
 * quota); values are then kept in memory until the page is left.
 */
export type KeyValueStorage = {
  /** The stored value; undefined when there is none, it is not JSON, or storage is blocked. */
  read<T>(key: string): T | undefined;
  /** False when the browser refused to store the value; it is then in memory only. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
};

function storageOver(open: () => Storage): KeyValueStorage {
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

/** localStorage, for search history, region and language. Never tokens or personal data. */
export const browserStorage = () => storageOver(() => window.localStorage);
/** sessionStorage, for session, drafts and the pending action. */
export const tabStorage = () => storageOver(() => window.sessionStorage);
/** Storage while rendering on the server: always empty, and writes are refused. */
export const emptyStorage = (): KeyValueStorage => ({
  read: () => undefined,
  write: () => false,
  remove: () => undefined,
});

/** The decoded value of a cookie that scripts may read. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
}

/** Deletes a cookie that scripts may read; the HttpOnly one is deleted by the service's response. */
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
