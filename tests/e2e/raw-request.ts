import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Map<string, string>; text: string };

/** What a server answers to a request line and headers that no browser and no `fetch` would write. */
export function rawRequest(
  port: number,
  requestLine: string,
  headers: readonly string[],
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write([requestLine, ...headers, 'Connection: close', '', ''].join('\r\n')),
    );
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const whole = Buffer.concat(chunks).toString();
      const [head = '', ...rest] = whole.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      resolve({
        status: Number(first.split(' ')[1]),
        headers: new Map(
          lines.map((line) => {
            const at = line.indexOf(':');
            return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
          }),
        ),
        text: rest.join('\r\n\r\n'),
      });
    });
  });
}
