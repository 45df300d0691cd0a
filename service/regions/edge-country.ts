/** Country codes that proxies send for "unknown". */
const unknown = new Set(['XX', 'ZZ']);

/** The country code in the header of the proxy in front of the service; null when it is missing or unknown (D22). */
export function edgeCountry(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !unknown.has(code) ? code : null;
}
