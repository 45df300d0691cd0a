import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lateComponent } from '#src/domain/late-component.tsx';

const Word = ({ word }: { word: string }) => <b>{word}</b>;

test('what was brought is shown at once; something else stands in its place before', async () => {
  const Late = lateComponent(async () => Word, { waiting: <i>soon</i> });
  expect(renderToStaticMarkup(<Late word="now" />)).toBe('<i>soon</i>');
  await Late.bring();
  expect(renderToStaticMarkup(<Late word="now" />)).toBe('<b>now</b>');
});

test('it is not shown before what it is told to wait for', async () => {
  let open = () => {};
  const Late = lateComponent(async () => Word, { until: new Promise<void>((opened) => (open = opened)) });
  const brought = Late.bring();
  await Promise.resolve();
  expect(renderToStaticMarkup(<Late word="now" />)).toBe('');
  open();
  await brought;
  expect(renderToStaticMarkup(<Late word="now" />)).toBe('<b>now</b>');
});

test('what could not be had is asked for again', async () => {
  let asked = 0;
  const Late = lateComponent(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no line');
    return Word;
  });
  await expect(Late.bring()).rejects.toThrow('no line');
  expect(renderToStaticMarkup(<Late word="now" />)).toBe('');
  await Late.bring();
  expect(renderToStaticMarkup(<Late word="now" />)).toBe('<b>now</b>');
});
