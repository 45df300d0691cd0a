type Job = { run: () => Promise<void>; patient: boolean };

/** Pictures are encoded two at a time at most, so that answering goes on meanwhile. */
const slots = 2;

/** Of these slots, how many may encode pictures for which no request waits. */
const patientSlots = 1;

/** Waiting encodings without a request; further ones are dropped, because the next visit asks for them again. */
const patientWaitingMax = 500;

/** Runs encodings: those for which a request waits come before the others. */
export function encodingQueue() {
  const waiting: Job[] = [];
  const running = { all: 0, patient: 0 };

  function next() {
    if (running.all >= slots) return;
    const eager = waiting.findIndex(({ patient }) => !patient);
    const place = eager === -1 && running.patient < patientSlots ? 0 : eager;
    const [job] = place === -1 ? [] : waiting.splice(place, 1);
    if (!job) return;
    running.all += 1;
    if (job.patient) running.patient += 1;
    void job.run().finally(() => {
      running.all -= 1;
      if (job.patient) running.patient -= 1;
      next();
    });
    next();
  }

  return function enqueue<Result>(work: () => Promise<Result>, patient: boolean): Promise<Result> {
    if (patient && waiting.length >= patientWaitingMax) {
      return Promise.reject(new Error('too many pictures are waiting to be encoded'));
    }
    return new Promise((resolve, reject) => {
      waiting.push({ run: () => work().then(resolve, reject), patient });
      next();
    });
  };
}
