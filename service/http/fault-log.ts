import type { FaultLog } from '#service/platform/fault-log.ts';
import { errorFacts, type Log } from './error-log.ts';

/** Logs errors of work without a request (jobs, messages); returns the redacted message. */
export const faultLog =
  (log: Log): FaultLog =>
  (event, fault, facts = {}) => {
    const told = errorFacts(fault);
    log({ level: 'error', event, ...facts, ...told });
    return String(told.message ?? told.error).slice(0, 300);
  };
