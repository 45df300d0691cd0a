/** True where shoppers reach the shop by https (`PUBLIC_ORIGIN`): then pages and answers insist on it. */
export const isSecureOrigin = (publicOrigin: string | undefined): boolean =>
  publicOrigin?.startsWith('https:') ?? false;
