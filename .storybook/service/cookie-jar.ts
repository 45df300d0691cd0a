/**
 * The cookies of the browser that shops in the workbench. No script can set one that scripts may not read: those are kept
 * here and shown to the service alone; all others are the page's own.
 */
const hidden = new Map<string, string>();

/** Those of the shop that a page can read. */
const readable = ['__Host-mall_rt', 'mall_lang', 'mall_region'];

function keepHidden(line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('='));
  if (attributes.some((one) => /^max-age=0$/i.test(one))) hidden.delete(name);
  else hidden.set(name, pair.slice(name.length + 1));
}

export const cookieJar = {
  /** Keeps what an answer sets: lines as in `Set-Cookie`. */
  keep(lines: readonly string[]) {
    for (const line of lines) {
      if (/;\s*httponly/i.test(line)) keepHidden(line);
      else document.cookie = line;
    }
  },
  /** The header `Cookie` of a request. */
  header: () => [document.cookie, ...[...hidden].map((pair) => pair.join('='))].filter(Boolean).join('; '),
  /** A browser that was never here. */
  empty() {
    hidden.clear();
    for (const name of readable) document.cookie = `${name}=; Path=/; Secure; SameSite=Strict; Max-Age=0`;
  },
};
