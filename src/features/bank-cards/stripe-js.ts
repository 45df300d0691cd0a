/** The part of Stripe.js that the mall uses. */
type StripeElement = {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'change', done: () => void): void;
};
export type StripeElements = {
  create(kind: 'payment', options?: object): StripeElement;
  update(options: { locale?: string; appearance?: object }): void;
};
type Stripe = {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements;
  confirmSetup(options: {
    elements: StripeElements;
    redirect: 'if_required';
    confirmParams: { return_url: string };
  }): Promise<{
    error?: { type?: string; message?: string };
    setupIntent?: { payment_method: string | null };
  }>;
};

type WithStripe = { Stripe?: (publishableKey: string) => Stripe };
type ScriptPolicy = { createScriptURL: (source: string) => string };
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
};

const source = 'https://js.stripe.com/v3/';
/**
 * Whatever is asked of it, this policy gives Stripe's address and no other. It is made when the script is wanted: the pages
 * of a mall without Stripe do not allow it.
 */
const makePolicy = () =>
  (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('card-fields', {
    createScriptURL: () => source,
  });
let policy: ScriptPolicy | undefined;
let coming: Promise<NonNullable<WithStripe['Stripe']>> | undefined;

/** Stripe's own script; it is fetched when its fields are wanted and never before. */
export function loadStripe(): Promise<NonNullable<WithStripe['Stripe']>> {
  const { Stripe: there } = globalThis as WithStripe;
  if (there) return Promise.resolve(there);
  coming ??= new Promise<NonNullable<WithStripe['Stripe']>>((resolve, reject) => {
    const script = document.createElement('script');
    policy ??= makePolicy();
    script.src = policy ? policy.createScriptURL(source) : source;
    script.addEventListener('load', () => {
      const { Stripe: make } = globalThis as WithStripe;
      if (make) resolve(make);
      else reject(new Error('Stripe did not come'));
    });
    script.addEventListener('error', () => reject(new Error('Stripe did not come')));
    document.head.append(script);
  }).catch((fault: unknown) => {
    coming = undefined;
    throw fault;
  });
  return coming;
}
