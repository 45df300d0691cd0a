export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One line of the log; a person's data never enters it. */
export type LogLine = {
  /** Time by the shop's clock, which tests and the desk can move; not written to the log, whose lines have the machine's time. */
  time?: string;
  level: LogLevel;
  event: string;
  traceId?: string;
  operationId?: string;
  [fact: string]: unknown;
};

export type Log = (line: LogLine) => void;

/** The loggable facts of an error: name, code, constraint, redacted message and stack. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: 'not an Error' };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const told = cause ?? error;
  const { code, constraint } = told as { code?: unknown; constraint?: unknown };
  return {
    error: error.name,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    message: withoutPersonalData(told.message),
    at: (told.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim()),
  };
}

/** A message with mails, quoted values and long numbers taken out, 600 characters at most. */
export function withoutPersonalData(message: string) {
  return message
    .slice(0, 600)
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '<mail>')
    .replaceAll(/"[^"]*"|'[^']*'/g, '<value>')
    .replaceAll(/\d{5,}/g, '<number>');
}

/** Codes of errors that mean "the database is away or full"; 57014: it stopped a statement that took too long. */
const away =
  /^(?:08|53|57P0|57014|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOSPC)/;

/** Codes of a connection that was cut: the database's when a query failed or while connecting, else a client's. */
const cut = /^(?:ECONNRESET|EPIPE)/;

/** Messages of the driver when a connection could not be made, was lost, or was given up. */
const lost =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client was closed|client has encountered a connection error|database did not answer|thread of the database has ended/i;

/**
 * True when the database is away, hangs or is full, so that the request can be repeated soon. A cut connection counts only when it
 * was the database's; clients cut theirs all the time.
 */
export function isDatabaseAway(error: unknown): boolean {
  let isQuery = false;
  for (let next = error; next instanceof Error; next = next.cause) {
    const { code, syscall } = next as { code?: unknown; syscall?: unknown };
    isQuery ||= next.name === 'DrizzleQueryError' || 'query' in next;
    if (typeof code === 'string' && away.test(code)) return true;
    if (typeof code === 'string' && cut.test(code) && (isQuery || syscall === 'connect')) return true;
    if (lost.test(next.message)) return true;
  }
  return false;
}
