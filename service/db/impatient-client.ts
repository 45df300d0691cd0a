import { Client, type ClientConfig } from 'pg';

/** Milliseconds for reaching the database, and for one answer of it. */
const connectMs = 2_000;
const answerMs = 5_000;

/**
 * A connection that is thrown away when the database does not answer on it. The driver's own limit gives up waiting but
 * leaves the statement on the connection, so that whatever comes next, a rollback as well, would wait behind it.
 */
export class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({
      ...config,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    });
    // A connection lost between two statements of a transaction has no one else who listens; the next statement fails.
    this.on('error', () => {});
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown;
    this.query = ((...asked: unknown[]) => {
      const answer = ask(...asked);
      if (answer instanceof Promise) answer.catch((fault: unknown) => this.leaveWhenLate(fault));
      return answer;
    }) as typeof this.query;
  }

  /** With a statement in flight, `end` cuts the connection at once; a pool takes no such connection back. */
  private leaveWhenLate(fault: unknown) {
    if (isLate(fault)) void this.end();
  }
}

const isLate = (fault: unknown) => fault instanceof Error && fault.message === 'Query read timeout';
