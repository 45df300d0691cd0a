/** True when shoppers reach the mall by https (`PUBLIC_ORIGIN`): then pages and answers require https. */
export const isSecureOrigin = (publicOrigin: string | undefined): boolean =>
  publicOrigin?.startsWith('https:') ?? false;

/** How a shop can be reached from other machines: `PUBLIC_ORIGIN`, and how many proxies `TRUST_PROXY` counts. */
type Reach = { publicOrigin: string | undefined; trustedProxies: number };

/** True for a shop that others than this machine can reach; what is for trying the mall out is not there unless it was asked for. */
export const isPublicShop = ({ publicOrigin, trustedProxies }: Reach): boolean =>
  publicOrigin !== undefined || trustedProxies > 0;
