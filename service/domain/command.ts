/** One intent of a shopper: the same key means the same intent. */
export type Command = { userId: string; operationId: string; key: string; bodyHash: string };

/** An answer as it was given, so that a repeat gets the same bytes. */
export type KeptAnswer = { status: number; text: string };
