import { cx } from 'class-variance-authority';
import { CircleAlert, Clock, type LucideIcon, Timer, Truck, Wallet } from 'lucide-react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import type { RefundSummary } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';

type Values = { day: PrimitiveType };

const messages = defineMessages<{
  answers: Values;
  sendBack: Values;
  travels: Values;
  received: Values;
  paying: Values;
  refused: Values;
  again: Values;
}>({
  answers: {
    id: 'refundNote.answers',
    defaultMessage: 'An answer by {day}. No answer means yes',
    description: 'What comes next: the shop answers',
  },
  sendBack: {
    id: 'refundNote.sendBack',
    defaultMessage: 'Hand it to a courier by {day}, or the request closes',
    description: 'What comes next: the buyer sends the goods back',
  },
  travels: {
    id: 'refundNote.travels',
    defaultMessage: 'On its way back to the shop, then your refund follows',
    description: 'What comes next',
  },
  received: {
    id: 'refundNote.received',
    defaultMessage: 'The shop has it, your refund is next',
    description: 'What comes next',
  },
  paying: {
    id: 'refundNote.paying',
    defaultMessage: 'Sent. Banks take 3 to 5 working days',
    description: 'What comes next: the money arrives',
  },
  refused: {
    id: 'refundNote.refused',
    defaultMessage: 'The shop said no; see the details for its reason',
    description: 'What happened',
  },
  again: {
    id: 'refundNote.again',
    defaultMessage: 'The shop said no; see the details for its reason. You can ask once more',
    description: 'What happened, and what can be done',
  },
});

type Note = { words: keyof typeof messages; Icon: LucideIcon; tone?: 'deal' | 'danger' };

function noteOf({ status, deadline, actions }: RefundSummary): Note | undefined {
  if (status === 'APPLIED' && deadline) return { words: 'answers', Icon: Clock };
  if (status === 'ACCEPTED' && deadline) return { words: 'sendBack', Icon: Timer, tone: 'deal' };
  if (status === 'RETURN_SHIPPED') return { words: 'travels', Icon: Truck };
  if (status === 'RETURN_RECEIVED') return { words: 'received', Icon: Wallet };
  if (status === 'REFUNDING') return { words: 'paying', Icon: Wallet };
  if (status !== 'REJECTED') return undefined;
  return { words: actions.includes('REAPPLY') ? 'again' : 'refused', Icon: CircleAlert, tone: 'danger' };
}

const tones = {
  neutral: 'bg-sunken text-fg',
  deal: 'bg-deal-soft text-on-deal-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
};

type RefundNoteProps = { refund: RefundSummary };

/** What comes next with a refund, in one line with its day; nothing where nothing comes any more. */
export function RefundNote({ refund }: RefundNoteProps) {
  const note = noteOf(refund);
  if (!note) return null;
  const { words, Icon, tone = 'neutral' } = note;
  const day = refund.deadline && (
    <b className="font-semibold">
      <DateText value={refund.deadline} near withTime={words === 'answers'} />
    </b>
  );
  return (
    <p className={cx('flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm wrap-anywhere', tones[tone])}>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0">
        <FormattedMessage {...messages[words]} values={{ day }} />
      </span>
    </p>
  );
}
