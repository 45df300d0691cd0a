import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that open requests get to finish after the listener has closed. */
const partingMs = 20_000;

/** Milliseconds without a new connection after which the listener closes, and the longest time to wait for that. */
const noArrivalMs = 150;
const settlingMsMax = 3_000;

/** When an event-loop turn takes no longer than this (ms), no connection is waiting to be accepted. */
const shortTurnMs = 3;
const turnsMax = 500;

/** Milliseconds of silence after which an idle keep-alive connection is closed; a request that is on its way arrives sooner. */
const quietMs = 1_000;

/**
 * Stops a server without cutting a request. First every response says `Connection: close`, for as long as load
 * balancers need to notice; then the listener closes, at a time when no new connection arrives; then each
 * connection, after its last response.
 */
export function gracefulStop(server: Server) {
  const sockets = new Map<Socket, { read: number; since: number }>();
  const answering = new Set<ServerResponse>();
  let leaving = false;
  let lastArrival = 0;

  const sayGoodbye = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
    lastArrival = performance.now();
    sockets.set(socket, { read: 0, since: lastArrival });
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (leaving) sayGoodbye(response);
  });

  /** Closes connections without an open request that have been silent for this many milliseconds. */
  function closeQuiet(forMs: number) {
    const now = performance.now();
    const busy = new Set([...answering].map(({ socket, req }) => socket ?? req.socket));
    for (const [socket, seen] of sockets) {
      if (busy.has(socket) || socket.bytesRead !== seen.read) {
        sockets.set(socket, { read: socket.bytesRead, since: now });
      } else if (now - seen.since >= forMs) {
        socket.end();
      }
    }
  }

  async function noArrivals() {
    const until = performance.now() + settlingMsMax;
    do {
      await pause(10);
      await shortTurn();
    } while (performance.now() - lastArrival < noArrivalMs && performance.now() < until);
  }

  /** `graceMs`: milliseconds for load balancers to notice the stop; with 0 only open requests are waited for. */
  return async function stop(graceMs: number): Promise<void> {
    leaving = true;
    for (const response of answering) sayGoodbye(response);
    if (graceMs > 0) {
      await pause(graceMs);
      // Keep-alive is allowed again, so that clients do not open new connections while the listener closes.
      leaving = false;
      await noArrivals();
      leaving = true;
    } else {
      await shortTurn();
    }
    // The HTTP server's own `close` would also close idle keep-alive connections at once.
    Listener.prototype.close.call(server);
    const until = performance.now() + partingMs;
    while (sockets.size > 0 && performance.now() < until) {
      closeQuiet(graceMs > 0 ? quietMs : 0);
      await pause(50);
    }
    server.closeAllConnections();
  };
}

/** Resolves after the event loop has accepted all waiting connections. */
async function shortTurn() {
  for (let turns = 0; turns < turnsMax; turns += 1) {
    const began = performance.now();
    await turn();
    if (turns > 0 && performance.now() - began < shortTurnMs) return;
  }
}
