/** Whom a token names: what may be shown before the service has looked at it, and is therefore only a claim. */
export type ClaimedPerson = {
  name?: string | undefined;
  /** A mail or number of which most is hidden. */
  contact?: string | undefined;
};

const nameMax = 60;

/** The payload of a signed token, or nothing where there is none to read. Checks no signature. */
function payloadOf(token: string): Record<string, unknown> {
  try {
    const text = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** nimal@example.com → n…@example.com; +94771234567 → …4567. */
const masked = (contact: string) =>
  contact.includes('@') ? contact.replace(/^(.).*(?=@)/u, '$1…') : `…${contact.slice(-4)}`;

const text = (claim: unknown) => {
  const shown = typeof claim === 'string' ? claim.replaceAll(/[\p{C}\s]+/gu, ' ').trim() : '';
  return shown === '' ? undefined : [...shown].slice(0, nameMax).join('');
};

/** The person that a token names by its claims `name`, `email` and `phone_number`, the last two only where proven. */
export function claimedPerson(token: string): ClaimedPerson {
  const payload = payloadOf(token);
  const contact =
    (payload.email_verified === true ? text(payload.email) : undefined) ??
    (payload.phone_number_verified === true ? text(payload.phone_number) : undefined);
  return { name: text(payload.name), contact: contact && masked(contact) };
}
