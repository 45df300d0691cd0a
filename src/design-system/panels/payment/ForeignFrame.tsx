import { Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageTag } from 'react-intl';

const messages = defineMessages<{ processor: { b: MessageTag }; bank: {} }>({
  processor: {
    id: 'foreignFrame.processor',
    defaultMessage: '<b>Our payment processor</b> reads these fields. iCan Mall never sees them.',
    description: 'Head of the frame with the fields of a card',
  },
  bank: {
    id: 'foreignFrame.bank',
    defaultMessage: 'Your bank’s page',
    description: 'Head of the frame with the page of a bank',
  },
});

type ForeignFrameProps = {
  of: 'processor' | 'bank';
  /** Whose page it is, as its address says. */
  host?: string;
  children: ReactNode;
};

const bold = (words: ReactNode) => <strong className="font-semibold text-fg">{words}</strong>;

/** The rim around a page of somebody else's: our house ends here. */
export function ForeignFrame({ of, host, children }: ForeignFrameProps) {
  const Icon = of === 'bank' ? Lock : ShieldCheck;
  return (
    <div className="overflow-hidden rounded-lg border border-line-2">
      <p className="flex items-start gap-2 border-b border-line-2 bg-[repeating-linear-gradient(135deg,var(--c-bg-sunken)_0_8px,transparent_8px_16px)] px-4 py-2.5 text-sm text-fg-2">
        <Icon aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
        {host && <bdi className="min-w-0 grow font-semibold text-fg wrap-anywhere">{host}</bdi>}
        <span className="min-w-0">
          {of === 'bank' ? (
            <FormattedMessage {...messages.bank} />
          ) : (
            <FormattedMessage {...messages.processor} values={{ b: bold }} />
          )}
        </span>
      </p>
      {children}
    </div>
  );
}
