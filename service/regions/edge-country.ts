/** Codes by which edges say that they do not know. */
const unknown = new Set(['XX', 'ZZ']);

/** The country that the edge before the service names in a header, or null when it names none (D22). */
export function edgeCountry(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !unknown.has(code) ? code : null;
}
