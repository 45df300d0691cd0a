import { theDay } from '#mocks/quiet-day.ts';
import { type DataSet, inDataSet } from './data-sets.ts';
import { roomIn } from './room-in.ts';

let set: DataSet = 'story';

export const setDataSet = (next: DataSet) => {
  set = next;
};

/** The quiet day, whose answers are of the chosen data set; what a story answers itself stays as it says. */
export const dayInDataSet = theDay(({ path, method, body }) => inDataSet(body, set, roomIn(path, method)));
