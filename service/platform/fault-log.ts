/**
 * Writes a fault into the log as an event with some facts; answers its message without anything personal, to be kept with
 * what failed. `service/http/fault-log.ts` makes one.
 */
export type FaultLog = (event: string, fault: unknown, facts?: Record<string, unknown>) => string;
