import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayInfo, Payment } from '#openapi/schema.gen.ts';
import { PayCountdown } from '#src/design-system/panels/payment/PayCountdown.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import type { PaymentAddress } from '#src/domain/payment/payment-address.ts';
import { GoOn } from '#src/features/checkout/GoOn.tsx';
import { Challenge } from './Challenge.tsx';
import { LastTry } from './LastTry.tsx';
import { PayWords } from './PayWords.tsx';
import { ToBePaid } from './ToBePaid.tsx';
import { useChallenge } from './use-challenge.ts';
import type { Paying } from './use-paying.ts';
import { useToken } from './use-token.ts';
import { useWay } from './use-way.ts';
import { WayChoice } from './WayChoice.tsx';

const messages = defineMessages({
  method: { id: 'payForm.method', defaultMessage: 'Payment', description: 'Heading of the payment methods' },
  summary: { id: 'payForm.summary', defaultMessage: 'Summary', description: 'Heading of what is paid' },
  due: { id: 'payForm.due', defaultMessage: 'To pay now', description: 'Before what is due' },
});

type PayFormProps = {
  address: PaymentAddress;
  info: PayInfo;
  /** When the info was read, by the reader's clock, ms since 1970. */
  infoAt: number;
  /** The last try, where there was one. */
  payment: Payment | undefined;
  paying: Paying;
};

/** Orders that wait for their money: the time that is left, what became of the last try, and the way to pay now. */
export function PayForm({ address, info, infoAt, payment, paying }: PayFormProps) {
  const { orderNumbers } = address;
  const failed = payment?.status === 'FAILED' ? payment : undefined;
  const way = useWay(info.payMethods, failed ? paying.tried : undefined);
  const { token, asking } = useToken(way.door);
  const challenge = useChallenge(address, payment, paying);
  const [over, setOver] = useState(false);
  const underWay = asking || paying.asking || challenge.busy;
  const busy = underWay || way.settling;
  const declined =
    failed?.failure && paying.tried ? { cardId: paying.tried, reason: failed.failure.desc } : undefined;
  const courier = info.payMethods.some(({ payType, enabled }) => enabled && payType !== 'CARD');
  // As long as the kept cards are on their way, they are what is chosen next.
  const byCard = way.settling || way.chosen?.payType === 'CARD';
  const payNow = async () => {
    const { chosen, newCard, saveCard } = way;
    if (!chosen || busy) return;
    const { payType, cardId } = chosen;
    if (payType !== 'CARD') {
      void paying.pay({ orderNumbers, payType });
      return;
    }
    const cardToken = newCard ? await token() : undefined;
    if (newCard && !cardToken) return;
    void paying.pay({ orderNumbers, payType, ...(cardToken ? { cardToken, saveCard } : { cardId }) });
  };
  return (
    <div className="grid items-start gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {payment && <LastTry payment={payment} courier={courier} />}
        {info.payDeadline && (
          <PayCountdown
            deadline={info.payDeadline}
            serverTime={info.serverTime}
            receivedAt={infoAt}
            onEnd={() => {
              setOver(true);
              paying.look();
            }}
          />
        )}
        <Panel
          title={<FormattedMessage {...messages.method} />}
          action={<Price value={info.due} size="sm" />}
        >
          <WayChoice methods={info.payMethods} way={way} busy={underWay} declined={declined} />
        </Panel>
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <ToBePaid info={info} byCard={byCard} />
        <GoOn
          due={info.due}
          dueName={<FormattedMessage {...messages.due} />}
          busy={busy}
          disabled={!way.chosen || over}
          onClick={() => void payNow()}
        >
          <PayWords due={info.due} byCard={byCard} ordered />
        </GoOn>
      </Panel>
      {challenge.waits && payment && <Challenge payment={payment} challenge={challenge} />}
    </div>
  );
}
