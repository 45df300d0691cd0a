import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from './error-log.ts';
import { securityHeaders } from './answer-headers.ts';

type ConnectionLimits = {
  log: Log;
  /** Connections of one process. */
  connections?: number;
  /** Milliseconds in which a connection must read or write at least one byte while a request is open. */
  stalledMs?: number;
};

/**
 * 2,000 connections: a few times what a process can answer while browsers wait; with buffers of about 50 KiB each they take about
 * 100 MB. Further connections are closed at once, so that a load balancer asks the next process.
 */
const connectionsMax = 2_000;
const stalledAfterMs = 30_000;
/** Refused connections are logged at most once in ten seconds. */
const sayDroppedMs = 10_000;

/** Status lines for requests that Node's parser refuses, by its error code. */
const parserAnswers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Limits the connections of a server, and how long a stalled one (the client does not read the answer, or stops in the middle of its
 * request) may occupy memory. A stalled connection is destroyed.
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
