import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { NextSteps } from '#src/design-system/primitives/feedback/NextSteps.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{
  title: {};
  paid: { amount: string };
  wallet: { amount: string };
  ordered: {};
  codNote: { amount: string };
  group: {};
  groupNote: {};
  pack: { count: number };
  packNote: {};
  leave: { count: number };
  leaveNote: {};
  door: {};
  doorNote: { address: string; phone: string };
  back: {};
  coins: { coins: number };
}>({
  title: { id: 'whatHappensNext.title', defaultMessage: 'What happens next', description: 'Heading' },
  paid: { id: 'whatHappensNext.paid', defaultMessage: 'Paid, {amount}', description: 'First step' },
  wallet: {
    id: 'whatHappensNext.wallet',
    defaultMessage: 'And {amount} from your wallet',
    description: 'Below the first step: the part that the wallet paid',
  },
  ordered: { id: 'whatHappensNext.ordered', defaultMessage: 'Ordered', description: 'First step' },
  codNote: {
    id: 'whatHappensNext.codNote',
    defaultMessage: 'You pay {amount} at your door',
    description: 'Below the first step, with cash on delivery',
  },
  group: { id: 'whatHappensNext.group', defaultMessage: 'The group fills', description: 'Step' },
  groupNote: {
    id: 'whatHappensNext.groupNote',
    defaultMessage: 'Invite friends to fill it faster',
    description: 'Below the step "The group fills"',
  },
  pack: {
    id: 'whatHappensNext.pack',
    defaultMessage: '{count, plural, one {The shop packs} other {The shops pack}}',
    description: 'Step',
  },
  packNote: {
    id: 'whatHappensNext.packNote',
    defaultMessage: 'You can cancel for free until it leaves',
    description: 'Below the step "The shop packs"',
  },
  leave: {
    id: 'whatHappensNext.leave',
    defaultMessage: '{count, plural, one {The parcel leaves} other {The parcels leave}}',
    description: 'Step',
  },
  leaveNote: {
    id: 'whatHappensNext.leaveNote',
    defaultMessage: 'You get the courier and the tracking number',
    description: 'Below the step "The parcel leaves"',
  },
  door: { id: 'whatHappensNext.door', defaultMessage: 'At your door', description: 'Step' },
  doorNote: {
    id: 'whatHappensNext.doorNote',
    defaultMessage: '{address}. The courier calls {phone}',
    description: 'Below the step "At your door"',
  },
  back: { id: 'whatHappensNext.back', defaultMessage: 'Seven days to return it', description: 'Last step' },
  coins: {
    id: 'whatHappensNext.coins',
    defaultMessage: 'Then {coins, plural, one {# coin is} other {# coins are}} yours',
    description: 'Below the last step: what the orders earn',
  },
});

type WhatHappensNextProps = { orders: readonly OrderDetail[]; grouping: boolean };

/** From the payment to the door and back again, if need be. */
export function WhatHappensNext({ orders, grouping }: WhatHappensNextProps) {
  const intl = useIntl();
  const [first] = orders;
  if (!first) return null;
  const count = orders.length;
  const cod = first.payType.startsWith('COD');
  // Of several orders each says its own: nothing is added up here.
  const { due, walletUsed } = first.amounts;
  const byWallet = due.amount === 0 && walletUsed.amount > 0;
  const said = count === 1 ? moneyParts(intl, byWallet ? walletUsed : due).plain : undefined;
  const coins = count === 1 ? (first.coins?.coins ?? 0) : 0;
  const notes = [
    cod && said ? intl.formatMessage(messages.codNote, { amount: said }) : undefined,
    count === 1 && walletUsed.amount > 0 && !byWallet
      ? intl.formatMessage(messages.wallet, { amount: moneyParts(intl, walletUsed).plain })
      : undefined,
  ].filter((note) => note !== undefined);
  const steps = [
    {
      id: 'placed',
      title:
        !cod && said ? (
          <FormattedMessage {...messages.paid} values={{ amount: said }} />
        ) : (
          <FormattedMessage {...messages.ordered} />
        ),
      note: (
        <>
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
          <span className="block text-xs text-fg-3 tabular-nums">
            <DateText value={first.createTime} withTime />
          </span>
        </>
      ),
    },
    ...(grouping
      ? [
          {
            id: 'group',
            title: <FormattedMessage {...messages.group} />,
            note: <FormattedMessage {...messages.groupNote} />,
          },
        ]
      : []),
    {
      id: 'pack',
      title: <FormattedMessage {...messages.pack} values={{ count }} />,
      note: <FormattedMessage {...messages.packNote} />,
    },
    {
      id: 'leave',
      title: <FormattedMessage {...messages.leave} values={{ count }} />,
      note: <FormattedMessage {...messages.leaveNote} />,
    },
    {
      id: 'door',
      title: <FormattedMessage {...messages.door} />,
      note: (
        <FormattedMessage
          {...messages.doorNote}
          values={{ address: first.addr.text, phone: phoneText(first.addr.mobile) }}
        />
      ),
    },
    {
      id: 'back',
      title: <FormattedMessage {...messages.back} />,
      ...(coins > 0 && { note: <FormattedMessage {...messages.coins} values={{ coins }} /> }),
    },
  ];
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <NextSteps label={intl.formatMessage(messages.title)} steps={steps} current={1} />
    </Panel>
  );
}
