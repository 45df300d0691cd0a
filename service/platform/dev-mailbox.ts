import type { Message, Sender } from './sender.ts';

/**
 * The development mailbox replaces a sender that is not configured: the message stays in the outbox, can be read at `/dev/outbox`,
 * and its code is printed in the terminal of the shop.
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
