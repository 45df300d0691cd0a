import { Check, Copy, PenLine } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import type { ReturnAddress } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';

const messages = defineMessages<{
  title: {};
  copy: {};
  copied: {};
  byHand: {};
  write: { number: PrimitiveType };
}>({
  title: {
    id: 'returnAddressCard.title',
    defaultMessage: 'Return address',
    description: 'Heading of the address of a shop that goods go back to',
  },
  copy: { id: 'returnAddressCard.copy', defaultMessage: 'Copy address', description: 'Button' },
  copied: {
    id: 'returnAddressCard.copied',
    defaultMessage: 'Copied',
    description: 'The same button afterwards',
  },
  byHand: {
    id: 'returnAddressCard.byHand',
    defaultMessage: 'Copying is blocked here',
    description: 'The same button when the browser refused to copy',
  },
  write: {
    id: 'returnAddressCard.write',
    defaultMessage: 'Write {number} on the box, so the shop finds you.',
    description: 'Below the address; the number of the refund',
  },
});

type ReturnAddressCardProps = {
  address: ReturnAddress;
  /** The refund that the goods belong to. */
  refundSn: string;
};

/** Where goods go back to, to be copied, and what stands on the box. */
export function ReturnAddressCard({ address: { receiver, mobile, text }, refundSn }: ReturnAddressCardProps) {
  const [done, setDone] = useState<'copied' | 'byHand'>();
  const phone = phoneText(mobile);
  const copy = () =>
    navigator.clipboard.writeText([receiver, text, phone].join('\n')).then(
      () => setDone('copied'),
      () => setDone('byHand'),
    );
  const Icon = done === 'copied' ? Check : Copy;
  return (
    <Panel
      title={<FormattedMessage {...messages.title} />}
      action={
        <Button tone="soft" size="md" onClick={() => void copy()}>
          <Icon aria-hidden className="size-4" strokeWidth={2} />
          <span aria-live="polite">
            <FormattedMessage {...messages[done ?? 'copy']} />
          </span>
        </Button>
      }
    >
      <div className="grid gap-3">
        <address className="grid gap-0.5 rounded-md bg-sunken p-4 text-base wrap-anywhere not-italic">
          <bdi className="font-semibold">{receiver}</bdi>
          <span dir="auto">{text}</span>
          <span className="tabular-nums">{phone}</span>
        </address>
        <p className="flex items-start gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-sm">
          <PenLine aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0 wrap-anywhere">
            <FormattedMessage
              {...messages.write}
              values={{ number: <b className="font-semibold">{refundSn}</b> }}
            />
          </span>
        </p>
      </div>
    </Panel>
  );
}
