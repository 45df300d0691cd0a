import type { Message, Sender } from './sender.ts';

/**
 * The development mailbox stands in for a sender that is not configured: it leaves the message where it is, to be read at
 * `/dev/outbox`, and prints its code in the terminal of the shop.
 */
export const devMailbox = (print: (line: string) => void): Sender => ({
  keeps: true,
  async send(message) {
    if (message.code !== undefined) print(`code for ${shortened(message)}: ${message.code}`);
  },
});

/** A masked address: enough to tell two or three testers apart, not enough to write to them. */
const shortened = ({ channel, to }: Message) =>
  channel === 'sms' ? `…${to.slice(-4)}` : to.replace(/^(.).*@/, '$1…@');
