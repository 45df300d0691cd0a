/** Seconds that a process has for one attempt; then another process may try. */
export const claimSeconds = 30;

/** Seconds after which other processes check whether a message was sent by the one that wrote it. */
export const safetyNetSeconds = 10;

/** Minutes for which a message without a sender can be read in the development mailbox. */
export const mailboxMinutes = 60;

/** Days for which the record of a message is kept, without its content. */
export const keptDays = 30;

const firstPauseSeconds = 30;
const triesMax = 9;

/** Seconds from the attempt with this number to the next: 30, then doubled each time; undefined after the last attempt. */
export const nextTrySeconds = (tries: number): number | undefined =>
  tries < triesMax ? firstPauseSeconds * 2 ** (tries - 1) : undefined;

/** The columns that are cleared once a message is sent: address and content. */
export const blank = { destination: '', subject: '', text: '', html: null, code: null, stopUrl: null };
