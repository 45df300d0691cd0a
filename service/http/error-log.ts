/** One line of the log; a person's data never enters it. */
export type LogLine = {
  time: string;
  level: 'error' | 'warn' | 'info';
  event: string;
  traceId?: string;
  operationId?: string;
  [fact: string]: unknown;
};

export type Log = (line: LogLine) => void;

/** One JSON line on standard error, cut at 2 kB. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${JSON.stringify(line).slice(0, 2_000)}\n`);
};

/** An error as facts: name, code, constraint, message without mails, numbers or values, and where it happened. */
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

function withoutPersonalData(message: string) {
  return message
    .slice(0, 600)
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '<mail>')
    .replaceAll(/"[^"]*"|'[^']*'/g, '<value>')
    .replaceAll(/\d{5,}/g, '<number>');
}

/** 57014 is a statement that the database stopped because it took too long. */
const away =
  /^(?:08|53|57P0|57014|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOSPC)/;

/** How the driver says that a connection could not be made, was lost, or was given up. */
const lost =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client was closed|client has encountered a connection error|database did not answer/i;

/** True when the database is away, hangs or is full, so that it is worth asking again soon. */
export function isDatabaseAway(error: unknown): boolean {
  for (let next = error; next instanceof Error; next = next.cause) {
    const { code } = next as { code?: unknown };
    if (typeof code === 'string' && away.test(code)) return true;
    if (lost.test(next.message)) return true;
  }
  return false;
}
