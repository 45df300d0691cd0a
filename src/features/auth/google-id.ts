/** The part of Google Identity Services that the mall uses. */
export type GoogleId = {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
};

type WithGoogle = { google?: { accounts: { id: GoogleId } } };

type ScriptPolicy = { createScriptURL: (source: string) => string };
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
};

const source = 'https://accounts.google.com/gsi/client';
/**
 * Whatever is asked of it, this policy gives Google's address and no other. It is made when the script is wanted: the pages
 * of a mall without Google's sign-in do not allow it.
 */
const makePolicy = () =>
  (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('google-sign-in', {
    createScriptURL: () => source,
  });
let policy: ScriptPolicy | undefined;
let coming: Promise<GoogleId> | undefined;

/** Google's own script, fetched when the first button is shown; the content policy lets it in because a script of ours brings it. */
export function loadGoogleId(): Promise<GoogleId> {
  coming ??= new Promise<GoogleId>((resolve, reject) => {
    const script = document.createElement('script');
    policy ??= makePolicy();
    script.src = policy ? policy.createScriptURL(source) : source;
    script.addEventListener('load', () => {
      const { google } = globalThis as WithGoogle;
      if (google) resolve(google.accounts.id);
      else reject(new Error('Google did not come'));
    });
    script.addEventListener('error', () => reject(new Error('Google did not come')));
    document.head.append(script);
  }).catch((fault: unknown) => {
    coming = undefined;
    throw fault;
  });
  return coming;
}
