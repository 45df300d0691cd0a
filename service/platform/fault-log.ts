/**
 * Logs an error of work without a request, and returns its redacted message, to be stored with the failed work.
 * Made by `service/http/fault-log.ts`.
 */
export type FaultLog = (event: string, fault: unknown, facts?: Record<string, unknown>) => string;
