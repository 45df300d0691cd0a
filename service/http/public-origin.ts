/** True when shoppers reach the mall by https (`PUBLIC_ORIGIN`): then pages and answers require https. */
export const isSecureOrigin = (publicOrigin: string | undefined): boolean =>
  publicOrigin?.startsWith('https:') ?? false;
