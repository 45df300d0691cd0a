export type Channel = 'sms' | 'mail';

/**
 * A message to one person; mails have HTML beside the text. A one-time code is in `text` too; it stands alone for the
 * development mailbox of a shop without senders.
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
  /** Of a mail that its reader may do without: an address that takes a POST and stops mails of its kind (RFC 8058). */
  stopUrl?: string | undefined;
};

/** Sends a message; throws when the server did not accept it. */
export type Sender = {
  send(message: Message): Promise<void>;
  /** The message goes nowhere and stays to be read: the development mailbox. */
  keeps?: boolean;
};

/** One sender per channel; messages for a channel without sender are given up. */
export type Senders = Partial<Record<Channel, Sender>>;
