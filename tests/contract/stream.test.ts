import { expect, test } from 'vitest';
import { bundle, exampleOf, faultsOf } from './bundle.ts';

type Union = { oneOf: { $ref: string }[] };
type Event = { properties: { event: { const: string } }; examples: unknown[] };

const { StreamEvent, ...schemas } = bundle.components.schemas as { StreamEvent: Union } & Record<
  string,
  Event
>;
const events = StreamEvent.oneOf.map(({ $ref }) => $ref.replace('#/components/schemas/', ''));

test.each(events)('%s: its example fits its schema', (name) => {
  const examples = schemas[name]?.examples ?? [];
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(faultsOf(`/components/schemas/${name}`, example)).toEqual([]);
});

test('the session is a stream of known events, in order, each kind once or more', () => {
  const session = exampleOf('streamEvents', 'session') as string;
  const blocks = session.split(/\n\n/).filter((block) => block && !block.startsWith(':'));
  const read = blocks.map((block) => {
    const line = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
    return { id: line('id'), event: line('event'), data: JSON.parse(line('data')) as unknown };
  });
  for (const event of read) expect(faultsOf('/components/schemas/StreamEvent', event)).toEqual([]);
  const ids = read.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  const kinds = events.map((name) => schemas[name]?.properties.event.const ?? '');
  expect([...new Set(read.map(({ event }) => event))].toSorted()).toEqual(kinds.toSorted());
});
