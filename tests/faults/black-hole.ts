import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a port of this machine that can swallow everything without a word, as a broken network does. */
export async function openLine(toPort: number) {
  const sockets = new Set<Socket>();
  let broken = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!broken && !to.destroyed) to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (!broken) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    swallow: () => void (broken = true),
    /** New connections pass again; what was on the line while it was broken is lost with its connections. */
    mend() {
      broken = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
