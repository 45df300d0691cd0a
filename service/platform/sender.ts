export type Channel = 'sms' | 'mail';

/**
 * A message to one person; mails have HTML beside the text. A one-time code is in `text` too; it stands alone for the
 * development mailbox of a shop without senders.
 */
export type Message = {
  /** The same at every try, so that whoever takes it can drop a repeat. */
  id: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  code?: string | undefined;
};

/** Takes a message to the network, or throws when it was not taken. */
export type Sender = {
  send(message: Message): Promise<void>;
  /** The message goes nowhere and stays to be read: the development mailbox. */
  keeps?: boolean;
};

/** One sender a channel; a message of a channel without one is given up. */
export type Senders = Partial<Record<Channel, Sender>>;
