import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from './error-log.ts';
import { securityHeaders } from './answer-headers.ts';

type ConnectionLimits = {
  log: Log;
  /** Connections of one process. */
  connections?: number;
  /** Milliseconds in which a connection must take or give at least one byte while something is under way. */
  stalledMs?: number;
};

/**
 * 2,000 connections: a few times what a process can answer in the time that a browser waits, and with a connection's buffers
 * (some 50 KiB) about 100 MB. What comes on top is closed at once, so that a balancer asks the next process.
 */
const connectionsMax = 2_000;
const stalledAfterMs = 30_000;
/** Refused connections are logged at most once in ten seconds. */
const sayDroppedMs = 10_000;

/** HTTP's own names of what the parser refuses. */
const parserAnswers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Bounds what clients can hold of a server: how many connections there are, and how long an answer that nobody reads (or a
 * request that stops in its middle) keeps its memory. Such a connection is destroyed.
 */
export function limitConnections(
  server: Server,
  { log, connections = connectionsMax, stalledMs = stalledAfterMs }: ConnectionLimits,
): Server {
  server.maxConnections = connections;
  let saidAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - saidAt < sayDroppedMs) return;
    saidAt = performance.now();
    log({ level: 'warn', event: 'connection.dropped', connections });
  });
  // Node counts a write as progress only while the peer takes bytes; between requests keepAliveTimeout counts instead.
  server.setTimeout(stalledMs, (socket) => {
    log({ level: 'debug', event: 'connection.stalled', bytesWaiting: socket.writableLength });
    socket.destroy();
  });
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Duplex) => {
    log({ level: 'debug', event: 'connection.unreadable', code: fault.code });
    const answering = (socket as Duplex & { _httpMessage?: { headersSent: boolean } })._httpMessage;
    if (!socket.writable || fault.code === 'ECONNRESET' || answering?.headersSent) {
      socket.destroy();
      return;
    }
    const status = parserAnswers[fault.code ?? ''] ?? '400 Bad Request';
    const headers = {
      ...securityHeaders,
      'Cache-Control': 'no-store',
      Connection: 'close',
      'Content-Length': 0,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  });
  return server;
}
