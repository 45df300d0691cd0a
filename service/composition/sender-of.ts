import type { ServiceOptions } from '#service/config/options.ts';
import { devMailbox } from '#service/platform/dev-mailbox.ts';
import type { Senders } from '#service/platform/sender.ts';

/** Where strangers reach the shop, a message without a sender is given up; else the development mailbox takes it. */
export function senderOf(
  senders: Senders,
  { publicOrigin, print }: Pick<ServiceOptions, 'publicOrigin' | 'print'>,
): Senders {
  if (publicOrigin !== undefined) return senders;
  const mailbox = devMailbox(print);
  return { sms: mailbox, mail: mailbox, ...senders };
}
