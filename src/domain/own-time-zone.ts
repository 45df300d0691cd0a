type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/**
 * The IANA time zone of this browser (S7.4). The first use of Intl takes a phone long, up to 160 ms, so Intl is asked only where
 * the browser has no Temporal.
 */
export const ownTimeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
