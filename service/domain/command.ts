/** A request with an Idempotency-Key: requests with the same key are repeats of one command. */
export type Command = {
  userId: string;
  operationId: string;
  key: string;
  bodyHash: string;
  /** Id of this run, new for each request: only the run that holds the key can finish the command. */
  runId: string;
};

/** A stored answer, so that a repeat gets the same bytes. */
export type KeptAnswer = { status: number; text: string };
