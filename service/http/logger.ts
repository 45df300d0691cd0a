import { pino } from 'pino';
import { errorFacts, type Log, type LogLevel, logLevels, withoutPersonalData } from './error-log.ts';

/** Characters after which a value is cut, so that one request cannot fill the disk. */
const charactersMax = 1_000;
/** Characters that are buffered when the stream is slow; further lines are dropped. */
const waitingMax = 4_000_000;
/** Lines are written together, after so many bytes or milliseconds, because a write for each line would be slow. */
const togetherBytes = 8_192;
const togetherMs = 200;
/** Milliseconds within which the last lines of a crash are written. */
const lastWordsMs = 1_000;

export type Logger = {
  log: Log;
  /** Resolves when everything is written, or after a second. */
  flush(): Promise<void>;
};

/**
 * The level from which lines are written: `LOG_LEVEL`, else `warn` where standard error is a person's terminal, else `info`, at
 * which each request is one line.
 * @throws when the value is none of the levels
 */
function logLevelFrom(value: string | undefined, isTerminal = process.stderr.isTTY): LogLevel {
  if (!value) return isTerminal ? 'warn' : 'info';
  const level = logLevels.find((known) => known === value);
  if (!level) throw new Error(`LOG_LEVEL is one of ${logLevels.join(', ')}`);
  return level;
}

/** Writes lines as JSON to a file descriptor (2: standard error), without ever waiting for it. */
function openLogger(level: LogLevel, fd = 2): Logger {
  const stream = pino.destination({
    dest: fd,
    sync: false,
    minLength: togetherBytes,
    periodicFlush: togetherMs,
    maxLength: waitingMax,
  });
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
  return {
    log: ({ level: own, time: _shopTime, ...facts }) => logger[own](cut(facts)),
    flush: () =>
      new Promise((written) => {
        setTimeout(written, lastWordsMs).unref();
        stream.flush(() => written());
      }),
  };
}

let standard: Logger | undefined;

/** The one logger of this process, to standard error; the level of the first call counts. */
export const standardLogger = (level?: string): Logger => (standard ??= openLogger(logLevelFrom(level)));

function cut(facts: Record<string, unknown>) {
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'string' && value.length > charactersMax)
      facts[name] = value.slice(0, charactersMax);
  }
  return facts;
}

/** Logs uncaught errors, then exits with 1. */
export function logCrashes({ log, flush }: Logger) {
  process.on('uncaughtException', (fault: unknown, origin) => {
    log({ level: 'fatal', event: 'process.crashed', origin, ...errorFacts(fault) });
    void flush().finally(() => process.exit(1));
  });
}

/** Sends what packages print to the console into the log, so that standard error holds JSON lines only. */
export function logConsole(log: Log) {
  const lines = { debug: 'debug', info: 'debug', log: 'info', warn: 'warn', error: 'error' } as const;
  for (const [name, level] of Object.entries(lines)) {
    console[name as keyof typeof lines] = (first: unknown, ...rest: unknown[]) => {
      const fault = [first, ...rest].find((one) => one instanceof Error);
      const facts = fault ? errorFacts(fault) : { message: withoutPersonalData(String(first)) };
      log({ level, event: 'console', ...facts });
    };
  }
}
