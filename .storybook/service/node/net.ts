/** What the service asks of `node:net`, in a browser, where nobody has an address. */
export const isIPv6 = (address: string) => address.includes(':');
