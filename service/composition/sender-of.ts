import { devMailbox } from '#service/platform/dev-mailbox.ts';
import type { Channel, Senders } from '#service/platform/sender.ts';

/**
 * The senders, with the development mailbox for the channels that it shows (`openTools`). A message whose channel has neither is given up.
 * @param print prints a line for the person who started the shop
 */
export function senderOf(
  senders: Senders,
  shownInMailbox: readonly Channel[],
  print: (line: string) => void,
): Senders {
  if (shownInMailbox.length === 0) return senders;
  const mailbox = devMailbox(print);
  return { ...Object.fromEntries(shownInMailbox.map((channel) => [channel, mailbox])), ...senders };
}
