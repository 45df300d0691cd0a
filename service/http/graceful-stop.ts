import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/** What is being answered when the listener ends has so long to come to its end, in milliseconds. */
const partingMs = 20_000;

/** The listener ends once nobody has come for so long, or else after the longest time. */
const noArrivalMs = 150;
const settlingMsMax = 3_000;

/** A turn of the event loop that takes no longer has left nobody standing at the door. */
const shortTurnMs = 3;
const turnsMax = 500;

/** A kept connection on which nothing has come for so long is closed; a request on its way takes less. */
const quietMs = 1_000;

/**
 * Stops a server without cutting a request, and answers how. First every answer says `Connection: close`, for as long as
 * those who send readers here need to notice; then the listener ends, in a moment in which nobody new arrives; then each
 * connection, after its last answer.
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

  /** Closes the connections that have been silent for so long and are owed no answer. */
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

  /** `graceMs` is the time for others to notice; without it nobody is waited for but those who are being answered. */
  return async function stop(graceMs: number): Promise<void> {
    leaving = true;
    for (const response of answering) sayGoodbye(response);
    if (graceMs > 0) {
      await pause(graceMs);
      // Connections are kept again, so that nobody is on the way to a new one when the listener ends.
      leaving = false;
      await noArrivals();
      leaving = true;
    } else {
      await shortTurn();
    }
    // The server's own `close` would hang up on kept connections, too.
    Listener.prototype.close.call(server);
    const until = performance.now() + partingMs;
    while (sockets.size > 0 && performance.now() < until) {
      closeQuiet(graceMs > 0 ? quietMs : 0);
      await pause(50);
    }
    server.closeAllConnections();
  };
}

/** Comes back right after the event loop has taken in, without delay, whatever stood at the door. */
async function shortTurn() {
  for (let turns = 0; turns < turnsMax; turns += 1) {
    const began = performance.now();
    await turn();
    if (turns > 0 && performance.now() - began < shortTurnMs) return;
  }
}
