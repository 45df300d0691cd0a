import { theDay } from '#mocks/quiet-day.ts';
import contract from '#openapi/contract.gen.json';
import { type DataSet, inDataSet } from './data-sets.ts';

type Operation = {
  responses: Record<string, { content?: Record<string, { schema?: { maxItems?: number } }> }>;
};
const paths = contract.paths as unknown as Record<string, Record<string, Operation>>;

/** The longest list that an operation may answer with; a page of one holds no more than 50. */
const roomIn = (path: string, method: string): number | undefined =>
  paths[path]?.[method]?.responses['200']?.content?.['application/json']?.schema?.maxItems;

let set: DataSet = 'story';

export const setDataSet = (next: DataSet) => {
  set = next;
};

/** The quiet day, whose answers are of the chosen data set; what a story answers itself stays as it says. */
export const dayInDataSet = theDay(({ path, method, body }) => inDataSet(body, set, roomIn(path, method)));
