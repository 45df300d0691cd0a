import type { OutboxStore } from './dev-mailbox-store.ts';
import type { Message, Sender } from './sender.ts';

type OutboxParts = {
  store: OutboxStore;
  /** Prints a line in the terminal of the shop. */
  print: (line: string) => void;
};

export type Outbox = Sender;

/** Stands in for a sender that is not configured: keeps the message and prints its code. */
export function outbox({ store, print }: OutboxParts): Outbox {
  return {
    async send(message: Message) {
      await store.keep(message);
      if (message.code !== undefined) print(`code for ${shortened(message)}: ${message.code}`);
    },
  };
}

/** Stands in for a sender in a shop that strangers reach: nothing is kept or printed, and the message is not sent. */
export const refusingSender: Sender = {
  send: ({ channel }) => Promise.reject(new Error(`no sender is configured for ${channel}`)),
};

/** Enough to know whose code it is among two or three people, not enough to write to them. */
const shortened = ({ channel, to }: Message) =>
  channel === 'sms' ? `…${to.slice(-4)}` : to.replace(/^(.).*@/, '$1…@');
