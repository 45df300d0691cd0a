import { expect, test } from 'vitest';
import { files, text } from './source.ts';

/** What `npm run new` leaves to a person (scripts/new/change.ts); put together here, so that this file has none. */
const mark = ['FILL', 'IN:'].join(' ');

const made = ['src', 'service', 'stories', 'mocks', 'openapi', 'tests']
  .flatMap((folder) => files(folder, '.ts', '.tsx', '.json', '.yaml', '.txt'))
  .filter((file) => !file.endsWith('tests/unit/scripts/new-files.test.ts'));

test('nothing that "npm run new" made is left to be filled in', () => {
  const left = made.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, at) => (line.includes(mark) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(left, 'write what each of these lines asks for').toEqual([]);
});
