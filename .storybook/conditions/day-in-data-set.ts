import { answers } from '#mocks/contract-examples.ts';
import { theDay } from '#mocks/default-handlers.ts';
import { type DataSet, inDataSet } from './data-sets.ts';
import { maxItemsOf } from './max-items.ts';

let set: DataSet = 'story';

export const setDataSet = (next: DataSet) => {
  set = next;
};

type Answer = Pick<(typeof answers)[number], 'path' | 'method' | 'body'>;

const bodyOf = ({ path, method, body }: Answer) => inDataSet(body, set, maxItemsOf(path, method));

/** The quiet day, whose answers are of the chosen data set; what a story answers itself stays as it says. */
export const dayInDataSet = theDay(bodyOf);

/** What the quiet day answers to a question (GET) at `path`, without asking it. */
export function answerOfDay(path: string): unknown {
  const answer = answers.find((one) => one.path === path && one.method === 'get');
  if (!answer) throw new Error(`The contract has no question at ${path}`);
  return bodyOf(answer);
}
