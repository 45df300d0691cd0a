export type Channel = 'sms' | 'mail';

/**
 * A message to one person; mails have HTML beside the text. A one-time code is in `text` too; it stands alone for the
 * outbox of a shop without senders.
 */
export type Message = {
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  html?: string;
  code?: string;
};

/** Takes a message to the network, or throws when it was not taken. */
export type Sender = { send(message: Message): Promise<void> };

/** One sender a channel; a channel without one goes to the outbox. */
export type Senders = Partial<Record<Channel, Sender>>;
