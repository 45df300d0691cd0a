import { get, type IncomingMessage } from 'node:http';

/** What a stream heard: the name of an event and its data. */
export type Heard = (event: string, data: string) => void;

/** An open stream of a member; `close` hangs up. */
export type OpenStream = { close: () => void };

/** Opens a member's stream on a connection of its own and waits until it is greeted. */
export function openStream(url: string, token: string, heard: Heard): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const request = get(`${url}/api/p/chat/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`no stream: ${answer.statusCode}`));
        return;
      }
      const open = { close: () => void answer.destroy() };
      read(answer, (event, data) => {
        if (event === 'ready') resolve(open);
        else heard(event, data);
      });
    });
    request.on('error', reject);
  });
}

function read(answer: IncomingMessage, heard: Heard) {
  let rest = '';
  answer.setEncoding('utf8');
  // A line that is cut when the shop stops is no fault of the measurement.
  answer.on('error', () => {});
  answer.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event) heard(event, /^data: (.*)$/m.exec(block)?.[1] ?? '');
    }
  });
}
