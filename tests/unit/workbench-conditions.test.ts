import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answers } from '#mocks/contract-examples.ts';
import { misfits } from '#mocks/contract-check.ts';
import { hostile, longTexts } from '#mocks/fixtures/hostile.ts';
import contract from '#openapi/contract.gen.json';
import {
  argsIn,
  counted,
  type DataSet,
  inDataSet,
  pictured,
  roomFor,
  written,
} from '#storybook/conditions/data-sets.ts';
import { claimed } from '#storybook/conditions/media-features.ts';
import { setLongText, withLongText } from '#storybook/conditions/long-text.ts';
import { maxItemsOf } from '#storybook/conditions/max-items.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { choices } from '#storybook/docs/choosing.ts';
import { pseudo } from '#storybook/pseudo.ts';

const sets: DataSet[] = ['small', 'rich', 'hostile'];
const good = answers.filter(({ type, status }) => type === 'application/json' && status === 200);

test.each(sets.flatMap((set) => good.map((answer) => ({ set, ...answer }))))(
  'the $set data of $method $path is the contract’s',
  async ({ set, method, path, body }) => {
    const url = `http://mall.test/api${path.replaceAll(/\{\w+\}/g, '1')}`;
    const faults = await misfits(
      new Request(url, { method: method.toUpperCase() }),
      Response.json(inDataSet(body, set, maxItemsOf(path, method))),
    );
    expect(faults.filter((fault) => fault.includes('answer'))).toEqual([]);
  },
);

test('a list is one record, or many with ids of their own', () => {
  const { body } = good.find(({ path }) => path === '/indexTag/moreGoodStuff') ?? {};
  const small = inDataSet(body, 'small') as { records: unknown[]; total: number };
  const rich = inDataSet(body, 'rich') as { records: { prodId: number }[]; total: number };
  expect([small.records.length, small.total]).toEqual([1, 1]);
  expect(rich.records.length).toBe(24);
  expect(new Set(rich.records.map(({ prodId }) => prodId)).size).toBe(24);
});

test('every field that a data set changes is one of the contract', () => {
  expect(written.filter((name) => !Number.isFinite(roomFor(name)))).toEqual([]);
  const fields = JSON.stringify(contract.components.schemas);
  expect([...counted, ...pictured].filter((name) => !fields.includes(`"${name}":`))).toEqual([]);
});

test('what a story hands over is spoilt only in records, and left alone by default', () => {
  const onClick = () => undefined;
  const args = { product: { prodId: 1, prodName: 'Kettle' }, title: 'Kettles', onClick };
  expect(argsIn(args, 'story')).toBe(args);
  const spoilt = argsIn(args, 'hostile');
  expect(Object.values<string>(hostile).some((text) => text.startsWith(spoilt.product.prodName))).toBe(true);
  expect([spoilt.title, spoilt.onClick]).toEqual(['Kettles', onClick]);
});

test('a claim of the toolbar turns only the queries that ask for it', () => {
  const reduced = { motion: 'reduce' } as const;
  expect(claimed('(prefers-reduced-motion: reduce)', reduced)).toBe('(min-width: 0px)');
  expect(claimed('(prefers-reduced-motion)', reduced)).toBe('(min-width: 0px)');
  expect(claimed('screen and (prefers-reduced-motion:no-preference)', reduced)).toBe(
    'screen and (max-width: 0px)',
  );
  expect(claimed('(prefers-contrast: more)', reduced)).toBe('(prefers-contrast: more)');
  expect(claimed('(prefers-contrast: more)', { contrast: 'more' })).toBe('(min-width: 0px)');
  expect(claimed('(min-width: 835px)', reduced)).toBe('(min-width: 835px)');
});

test('the pseudo-language keeps values and plurals', () => {
  const text = JSON.stringify(pseudo('{count, plural, one {# order of {name}} other {# orders}}'));
  expect(text).toContain('"count"');
  expect(text).toContain('"name"');
  expect(text).toContain('öŕðéŕš');
  expect(pseudo('Cart')[1]).toMatchObject({ value: 'Çáŕţ~~' });
});

test('nobody is told to choose a component twice', () => {
  const names = Object.values(choices).flatMap((members) => Object.keys(members));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every picture of the design that a story names is there', () => {
  const named = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => [...readFileSync(`stories/${file}`, 'utf8').matchAll(/designOf\('([a-z-]+)'/g)])
    .flatMap(([, screen = '']) => designOf(screen));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ file }) => !existsSync(`.storybook/public/design/${file}`))).toEqual([]);
});

test('a long text is of the language of the story, wherever it is handed over', () => {
  const onClick = () => undefined;
  const given = {
    name: `1. ${hostile.long}`,
    list: [{ addr: hostile.long.slice(0, 60) }],
    word: 'long',
    onClick,
  };
  expect(withLongText(given)).toBe(given);
  setLongText('ru');
  const { name, list, word, onClick: kept } = withLongText(given);
  expect(name).toBe(`1. ${hostile.cyrillic}`);
  expect(list[0]?.addr).toBe(hostile.cyrillic.slice(0, 60));
  expect([word, kept]).toEqual(['long', onClick]);
  setLongText('en');
});

test('what is hostile has the letters of the languages that are read here', () => {
  const all = Object.values(hostile).join('');
  expect(
    [/\p{Script=Cyrillic}/u, /\p{Script=Han}/u, /\p{Script=Arabic}/u].every((script) => script.test(all)),
  ).toBe(true);
  expect(Object.values(longTexts).every(({ length }) => length > 180 && length <= 300)).toBe(true);
});
