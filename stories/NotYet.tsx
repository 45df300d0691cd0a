import { Table } from './foundations/Table.tsx';
import list from './owed/not-yet.txt?raw';
import { notYet } from './owed/read-owed.ts';

/** What is owed and has no story, with its reason, read from the list that a test holds against the stories. */
export function NotYet() {
  const lines = notYet(list).map(({ screens, states, reason }) => [
    screens.join(', '),
    states.includes('*') ? 'the whole screen' : states.join(', '),
    reason,
  ]);
  return <Table lines={[['screen', 'state', 'why'], ...lines]} />;
}
