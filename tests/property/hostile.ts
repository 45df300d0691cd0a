import * as fc from 'fast-check';

const samples = [
  `'`,
  `"; drop table orders; --`,
  `' or 1=1 --`,
  `$$; select pg_sleep(9); $$`,
  '%',
  '%%%_\\',
  '\\',
  '../../../etc/passwd',
  '..\\..\\secret',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '${jndi:ldap://x}{{7*7}}',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'İıŞğ ſ ß ﬃ',
  '\u202Eoverride\u202C',
  'e\u0301'.repeat(40),
  '\u0000\u0001\u0007\u001B[31m',
  'line\r\nX-Injected: 1',
  '\uFEFF\u200B\u2028',
  '٣٤٥',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  'null',
  'true',
  '[]',
  '{}',
  '',
  ' ',
];
/** NUL and halves of pairs, which no database can keep. */
const unstorable = ['\0', 'a\0b', 'a\uD83D', '\uDE00\uD83D'];
const lengths = [13, 61, 101, 201, 501, 2_049, 5_000, 300_000];

/** Texts that break what is careless with texts; the long ones are written short. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...samples) },
  { weight: 2, arbitrary: fc.constantFrom(...unstorable) },
  { weight: 1, arbitrary: fc.constantFrom(...lengths).map((length) => `⟦x ${length} times⟧`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** A hostile text in its full length. */
export const fullLength = (text: string): string =>
  text.replace(/^⟦x (\d+) times⟧$/, (_, times: string) => 'x'.repeat(Number(times)));

/** Values of every kind, each wrong somewhere. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  {},
  [],
  [[]],
  'x',
  '',
  '1',
  -1,
  0,
  1.5,
  1e21,
  -0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  1000,
  { $ne: null },
  [null],
];

/** Ways to write a number that no JSON has. */
export const oddNumbers = [
  '0x10',
  '+7',
  ' 7',
  '7 ',
  '07',
  '',
  '7,0',
  '1_000',
  '٧',
  '7e',
  '--7',
  '1/1',
  'Infinity',
  '7n',
];

/** The text of a header; other characters cannot be sent. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[^\u0020-\u007E\u00A1-\u00FF]/gu, '~')
    .slice(0, 9_000)
    .trim();
