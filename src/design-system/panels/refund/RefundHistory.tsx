import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RefundDetail, RefundStatus } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Timeline } from '#src/design-system/primitives/feedback/Timeline.tsx';
import { PictureStrip } from '#src/design-system/panels/review/PictureStrip.tsx';
import { refundReasonMessages } from '#src/design-system/cards/refund/refund-reason-messages.ts';

type Words = { shop: string };

const messages = defineMessages<
  Record<Exclude<RefundStatus, 'APPLIED'>, Words> & {
    label: {};
    asked: {};
    askedBack: {};
    pictures: {};
    quote: { words: string };
    about: { reason: string; words: string };
  }
>({
  label: {
    id: 'refundHistory.label',
    defaultMessage: 'So far',
    description: 'Name of the list of what happened to a refund',
  },
  asked: {
    id: 'refundHistory.asked',
    defaultMessage: 'You asked for a refund',
    description: 'What happened: a refund without goods',
  },
  askedBack: {
    id: 'refundHistory.askedBack',
    defaultMessage: 'You asked to return it',
    description: 'What happened: a refund for which goods go back',
  },
  ACCEPTED: {
    id: 'refundHistory.accepted',
    defaultMessage: '{shop} accepted',
    description: 'What happened: the shop said yes',
  },
  RETURN_SHIPPED: {
    id: 'refundHistory.returnShipped',
    defaultMessage: 'You handed it to a courier',
    description: 'What happened: the parcel number was entered',
  },
  RETURN_RECEIVED: {
    id: 'refundHistory.returnReceived',
    defaultMessage: '{shop} has it',
    description: 'What happened: the goods are back',
  },
  REFUNDING: {
    id: 'refundHistory.refunding',
    defaultMessage: 'The money is on its way',
    description: 'What happened',
  },
  REFUNDED: {
    id: 'refundHistory.refunded',
    defaultMessage: 'The money is back',
    description: 'What happened',
  },
  REJECTED: {
    id: 'refundHistory.rejected',
    defaultMessage: '{shop} said no',
    description: 'What happened: the shop refused',
  },
  WITHDRAWN: {
    id: 'refundHistory.withdrawn',
    defaultMessage: 'You withdrew it',
    description: 'What happened: the buyer does not want it any more',
  },
  CLOSED: {
    id: 'refundHistory.closed',
    defaultMessage: 'It was closed',
    description: 'What happened: it ended without money',
  },
  quote: {
    id: 'refundHistory.quote',
    defaultMessage: '“{words}”',
    description: 'The words of a person, in the quotation marks of the language',
  },
  about: {
    id: 'refundHistory.about',
    defaultMessage: '{reason}: {words}',
    description: 'Why a buyer wants the money back: the reason from a list, then own words',
  },
  pictures: {
    id: 'refundHistory.pictures',
    defaultMessage: 'Your pictures',
    description: 'Name of the pictures of a refund',
  },
});

const lost: readonly string[] = ['REJECTED', 'CLOSED'];
const ended: readonly string[] = ['REFUNDED', 'WITHDRAWN', ...lost];

type RefundHistoryProps = { refund: RefundDetail };

/** What happened to a refund, the latest first, with the words and pictures of both sides. */
export function RefundHistory({ refund }: RefundHistoryProps) {
  const { formatMessage } = useIntl();
  const { timeline, status, rejectReason, shopName: shop, applyType, kind, reason, desc, pics } = refund;
  const why =
    kind === 'AFTER_SALES' && reason && reason in refundReasonMessages
      ? formatMessage(refundReasonMessages[reason as keyof typeof refundReasonMessages])
      : '';
  const about = why && desc ? formatMessage(messages.about, { reason: why, words: desc }) : why || desc;
  return (
    <Timeline
      label={formatMessage(messages.label)}
      ended={ended.includes(status)}
      events={timeline.toReversed().map(({ status: step, time, note }, index) => {
        const words = note ?? (step === 'REJECTED' ? rejectReason : null);
        return {
          id: timeline.length - index,
          title:
            step === 'APPLIED' ? (
              <FormattedMessage {...messages[applyType === 'RETURN_REFUND' ? 'askedBack' : 'asked']} />
            ) : (
              <bdi>{formatMessage(messages[step], { shop })}</bdi>
            ),
          failed: lost.includes(step),
          time: <DateText value={time} near withTime />,
          note: (words || step === 'APPLIED') && (
            <div className="grid gap-1">
              {words && (
                <bdi className="text-sm text-fg-2">
                  {step === 'REJECTED' ? formatMessage(messages.quote, { words }) : words}
                </bdi>
              )}
              {step === 'APPLIED' && about && <bdi className="text-sm text-fg-2">{about}</bdi>}
              {step === 'APPLIED' && pics.length > 0 && (
                <PictureStrip label={formatMessage(messages.pictures)} pictures={[...new Set(pics)]} />
              )}
            </div>
          ),
        };
      })}
    />
  );
}
