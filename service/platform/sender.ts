export type Channel = 'sms' | 'mail';

/**
 * A message to one person; mails have HTML beside the text. A one-time code is part of `text`; the field `code` is for the
 * development mailbox.
 */
export type Message = {
  /** The same at every attempt, so that the receiver can drop a repeat. */
  id: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  code?: string | undefined;
  /** For mails that members can stop: the address to which a mail program posts to stop the kind (RFC 8058). */
  stopUrl?: string | undefined;
};

/** Sends a message; throws when the server did not accept it. */
export type Sender = {
  send(message: Message): Promise<void>;
  /** True for the development mailbox: the message is not sent and stays readable in the outbox. */
  keeps?: boolean;
};

/** One sender per channel; messages for a channel without sender are given up. */
export type Senders = Partial<Record<Channel, Sender>>;
