import type { SocialLink } from '#openapi/schema.gen.ts';

/** The operator's settings of header and footer; for undefined ones the sample mall's contacts are shown, or nothing. */
export type FrameSettings = {
  /** Contacts that replace those of the region (`contacts.ts`). */
  email: string | undefined;
  phone: string | undefined;
  addressText: string | undefined;
  /** Addresses of the app; undefined when there is none. */
  iosUrl: string | undefined;
  androidUrl: string | undefined;
  socials: readonly SocialLink[];
  /** ICP filing number of the site in China (Z15). */
  icpNumber: string | undefined;
  /** The mall's ids at Google and Facebook; undefined when nobody can sign in by them. */
  googleClientId: string | undefined;
  facebookAppId: string | undefined;
};

type FrameVariables = Partial<
  Record<
    | 'CONTACT_EMAIL'
    | 'CONTACT_PHONE'
    | 'CONTACT_ADDRESS'
    | 'APP_STORE_URL'
    | 'GOOGLE_PLAY_URL'
    | 'SOCIAL_LINKS'
    | 'ICP_NUMBER'
    | 'GOOGLE_CLIENT_ID'
    | 'FACEBOOK_APP_ID',
    string | undefined
  >
>;

const kinds: readonly string[] = ['FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'TIKTOK', 'WECHAT', 'X', 'YOUTUBE'];

const isKind = (kind: string): kind is SocialLink['kind'] => kinds.includes(kind);

/** Reads `FACEBOOK=https://…,YOUTUBE=https://…`; what is not a known network with a secure address is left out. */
export const socialsOf = (value = ''): SocialLink[] =>
  value.split(',').flatMap((pair) => {
    const [kind = '', ...rest] = pair.trim().split('=');
    const url = rest.join('=');
    return isKind(kind.toUpperCase()) && URL.canParse(url) && url.startsWith('https://')
      ? [{ kind: kind.toUpperCase() as SocialLink['kind'], url }]
      : [];
  });

const secure = (url: string | undefined) =>
  url && URL.canParse(url) && url.startsWith('https://') ? url : undefined;

/** The settings that the environment holds; the README lists the variables. */
export const frameSettings = (env: FrameVariables): FrameSettings => ({
  email: env.CONTACT_EMAIL,
  phone: env.CONTACT_PHONE,
  addressText: env.CONTACT_ADDRESS,
  iosUrl: secure(env.APP_STORE_URL),
  androidUrl: secure(env.GOOGLE_PLAY_URL),
  socials: socialsOf(env.SOCIAL_LINKS),
  icpNumber: env.ICP_NUMBER,
  googleClientId: env.GOOGLE_CLIENT_ID || undefined,
  facebookAppId: env.FACEBOOK_APP_ID || undefined,
});
