/** Seconds that a process has for one try; then another one may try. */
export const claimSeconds = 30;

/** Seconds after which others look whether the process that wrote a message has sent it. */
export const safetyNetSeconds = 10;

/** Minutes for which a message that was sent nowhere can be read in the development mailbox. */
export const mailboxMinutes = 60;

/** Days for which it is known that there was a message. */
export const keptDays = 30;

const firstPauseSeconds = 30;
const triesMax = 9;

/** Seconds from the try with this number to the next: 30, then twice as many each time; undefined after two hours. */
export const nextTrySeconds = (tries: number): number | undefined =>
  tries < triesMax ? firstPauseSeconds * 2 ** (tries - 1) : undefined;

/** What stays of a message that was sent: nothing that says to whom, or what. */
export const blank = { destination: '', subject: '', text: '', html: null, code: null };
