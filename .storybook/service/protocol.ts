/** A request of the page, as it goes to the worker. */
export type Asked = {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | undefined;
  /** The moment (ms since 1970) that the toolbar's clock shows. */
  now: number;
};

/** What the service answered; cookies apart, because no answer of a script can carry them. */
export type Answered = {
  status: number;
  headers: [string, string][];
  cookies: string[];
  body: ArrayBuffer;
};

/** A message of the shop to a person: a text message or a mail. */
export type Letter = { channel: 'sms' | 'mail'; to: string; subject: string; text: string; code?: string };

/** What the worker says by itself. */
export type News = { open: true; ms: number } | { letter: Letter } | { fault: string };

/** Under this name the workbench's own window hears of all letters, the newest first. */
export const lettersEvent = 'mall/letters';
