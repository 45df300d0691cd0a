/** One intent of a shopper: the same key means the same intent. */
export type Command = {
  userId: string;
  operationId: string;
  key: string;
  bodyHash: string;
  /** This run of it, made anew for each request: only the run that holds the intent can finish it. */
  runId: string;
};

/** An answer as it was given, so that a repeat gets the same bytes. */
export type KeptAnswer = { status: number; text: string };
