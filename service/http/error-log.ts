export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One line of the log; a person's data never enters it. */
export type LogLine = {
  /** The shop's own clock, which tests and the desk can move; a log written to a stream has the machine's time instead. */
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

/** 57014 is a statement that the database stopped because it took too long. */
const away =
  /^(?:08|53|57P0|57014|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOSPC)/;

/** A connection that was cut: the database's under a failed query or while connecting, else a shopper's. */
const cut = /^(?:ECONNRESET|EPIPE)/;

/** How the driver says that a connection could not be made, was lost, or was given up. */
const lost =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client was closed|client has encountered a connection error|database did not answer/i;

/**
 * True when the database is away, hangs or is full, so that it is worth asking again soon. A connection that was cut counts
 * only where it was the database's; a shopper's connection is cut every day.
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
