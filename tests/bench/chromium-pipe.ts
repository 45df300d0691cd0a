import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium, chromiumArgs } from '../../scripts/chromium.ts';

type Params = Record<string, unknown>;
type Answer = {
  id?: number;
  method?: string;
  params: Params;
  result: Params;
  error?: { message: string };
  sessionId?: string;
};
type Listener = (params: Params, sessionId: string | undefined) => void;

/** A Chromium that is spoken to over a pipe, by the DevTools protocol. */
export type PipedChromium = {
  send: (method: string, params?: Params, sessionId?: string) => Promise<Params>;
  on: (method: string, listener: Listener) => void;
  close: () => Promise<void>;
};

/**
 * Starts Chromium without Playwright, which attaches itself to pages in a way that makes the browser leave prerendering out
 * (`PrerenderingDisabledByDevTools`): only who attaches to tabs may see it.
 */
export function chromiumOverPipe(): PipedChromium {
  const profile = mkdtempSync(join(tmpdir(), 'mall-taps-'));
  const child = spawn(
    chromium(),
    [...chromiumArgs, '--remote-debugging-pipe', '--headless', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<
    number,
    { done: (result: Params) => void; fail: (fault: Error) => void; sessionId: string | undefined }
  >();
  const listeners: [string, Listener][] = [];
  let asked = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const said = (rest + text).split('\0');
    rest = said.pop() ?? '';
    for (const one of said) hear(JSON.parse(one) as Answer);
  });
  const hear = ({ id, method, params, result, error, sessionId }: Answer) => {
    const asker = waiting.get(id ?? -1);
    if (id !== undefined) waiting.delete(id);
    if (error) asker?.fail(new Error(error.message));
    else asker?.done(result);
    // Nobody answers for a page that has made room for a prerendered one.
    if (method === 'Target.detachedFromTarget')
      for (const one of waiting.values())
        if (one.sessionId === params.sessionId) one.fail(new Error('the page is gone'));
    for (const [name, listener] of listeners) if (name === method) listener(params, sessionId);
  };
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((done, fail) => {
        asked += 1;
        waiting.set(asked, { done, fail, sessionId });
        input.write(`${JSON.stringify({ id: asked, method, params, sessionId })}\0`);
      }),
    on: (method, listener) => void listeners.push([method, listener]),
    close: () =>
      new Promise((closed) => {
        child.once('exit', () => {
          rmSync(profile, { recursive: true, force: true });
          closed();
        });
        child.kill('SIGKILL');
      }),
  };
}
