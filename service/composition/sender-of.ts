import type { ServiceOptions } from '#service/config/options.ts';
import { devMailbox } from '#service/platform/dev-mailbox.ts';
import type { Senders } from '#service/platform/sender.ts';

/** The senders; without `PUBLIC_ORIGIN` the development mailbox replaces missing ones, with it messages without sender are given up. */
export function senderOf(
  senders: Senders,
  { publicOrigin, print }: Pick<ServiceOptions, 'publicOrigin' | 'print'>,
): Senders {
  if (publicOrigin !== undefined) return senders;
  const mailbox = devMailbox(print);
  return { sms: mailbox, mail: mailbox, ...senders };
}
