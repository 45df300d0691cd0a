import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { type ChromaticModes, paidModes } from '#storybook/chromatic-modes.ts';
import { partModes, screenModes, stateModes } from '#storybook/modes.ts';
import { chromaticArguments } from '../../../scripts/chromatic-arguments.ts';
import { hearChromatic } from '../../../scripts/chromatic-said.ts';
import { picturesOf } from '../../../scripts/count-chromatic.ts';

const chromatic = (...args: string[]) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/chromatic.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' } },
  );
  return { status, lines: stdout.trim().split('\n') };
};

test('without a token the pictures are skipped in one line, and nothing has failed', () => {
  expect(chromatic()).toEqual({
    status: 0,
    lines: ['Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.'],
  });
});

test('without a token it fails where it is asked for', () => {
  expect(chromatic('--required').status).toBe(1);
});

describe('the looks that are paid for', () => {
  const looks = (id: string, modes: ChromaticModes, pinned: Parameters<typeof paidModes>[2] = {}) =>
    Object.keys(paidModes(id, modes, pinned));

  test('a part is seen in light, its sheet in dark, too', () => {
    expect(looks('design-system-primitives-action-button--disabled', partModes)).toEqual(['1280']);
    expect(looks('design-system-primitives-action-button--default', partModes)).toEqual(['1280']);
    expect(looks('design-system-primitives-action-button--all-variants', partModes)).toEqual([
      '1280',
      '1280 dark',
    ]);
  });

  test('a screen is seen at every width, and in dark as it mostly is', () => {
    const screen = { ...partModes, ...stateModes, ...screenModes };
    expect(looks('pages-cart-cartpage--default', screen)).toEqual(['390', '834', '835', '1280', '1280 dark']);
    expect(looks('pages-cart-cartpage--error', { ...partModes, ...stateModes })).toEqual(['390', '1280']);
  });

  test('what a story pins is its look, once', () => {
    const phone = { viewport: { value: 'phone' } } as const;
    expect(paidModes('x--small', partModes, phone)).toEqual({ '390': { viewport: 390 } });
    expect(paidModes('x--night', partModes, { theme: 'dark' })).toEqual({ '1280': { viewport: 1280 } });
    expect(paidModes('x--all-variants', partModes, { theme: 'dark' })).toEqual({
      '1280': { viewport: 1280 },
    });
  });

  test('a look that is switched off costs nothing', () => {
    const off = Object.fromEntries(Object.keys(partModes).map((name) => [name, { disable: true }]));
    expect(looks('x--all-variants', off)).toEqual([]);
  });
});

test('pictures are counted as they are taken', () => {
  const story = (looks?: object) => ({ parameters: { ...(looks && { chromatic: looks }) } });
  expect(
    picturesOf({
      none: story({ disableSnapshot: true, modes: { a: {} } }),
      three: story({ modes: { a: {}, b: {}, c: {}, d: { disable: true } } }),
      plain: story(),
    }),
  ).toBe(4);
});

describe('what Chromatic is asked for', () => {
  test('the build of this code, of a change what it reaches, and unaccepted looks fail', () => {
    const asked = chromaticArguments([]);
    expect(asked).toEqual(
      expect.arrayContaining([
        '--storybook-build-dir=storybook-static',
        '--only-changed',
        '--externals=.storybook/public/**',
        '--externals=openapi/**',
      ]),
    );
    expect(asked.join(' ')).not.toContain('exit-zero');
  });

  test('on request changes do not fail, or all pictures are taken', () => {
    expect(chromaticArguments(['--allow-changes'])).toContain('--exit-zero-on-changes');
    expect(chromaticArguments(['--all'])).toEqual(['--storybook-build-dir=storybook-static']);
  });
});

describe('what is said of a token', () => {
  /** Answers as Chromatic's own address answers a token that it does not know. */
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        errors: [
          {
            message: 'No app with code found',
            path: ['createAppToken'],
            locations: [{ line: 1, column: 1 }],
          },
        ],
      }),
    );
  });
  afterAll(() => void server.close());

  test('one line says that it is not known, in place of all that the program prints', async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    let said = '';
    const { hear, end } = hearChromatic((text) => (said += text));
    const status = await new Promise<number>((ended) => {
      const sent = execFile(
        'node_modules/.bin/chromatic',
        [...chromaticArguments([]), '--no-file-hashing'],
        {
          env: {
            ...process.env,
            CHROMATIC_PROJECT_TOKEN: 'chpt_0000000000',
            CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
            CHROMATIC_DISABLE_ANALYTICS: '1',
          },
        },
        (fault) => ended(fault ? Number(fault.code) : 0),
      );
      for (const stream of [sent.stdout, sent.stderr]) stream?.on('data', hear);
    });
    end();
    expect(status).not.toBe(0);
    expect(said.trim().split('\n')).toEqual([
      'Chromatic does not know this CHROMATIC_PROJECT_TOKEN: it stands on the page Manage of the project.',
    ]);
  });

  test('once it is known everything is given on, and another fault is said as it is', () => {
    const said: string[] = [];
    const known = hearChromatic((text) => said.push(text));
    known.hear('Chromatic CLI\n');
    known.hear('Authenticated with Chromatic\n');
    known.hear('Build 1\n');
    known.end();
    const lost = hearChromatic((text) => said.push(text));
    lost.hear('fetch failed\n');
    lost.end();
    expect(said).toEqual(['Chromatic CLI\nAuthenticated with Chromatic\n', 'Build 1\n', 'fetch failed\n']);
  });
});
