import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { control, inner } from './control.variants.ts';
import { Field } from './Field.tsx';

const messages = defineMessages({
  copy: { id: 'copyField.copy', defaultMessage: 'Copy', description: 'Button beside a link or code' },
  copied: { id: 'copyField.copied', defaultMessage: 'Copied', description: 'The same button afterwards' },
  byHand: {
    id: 'copyField.byHand',
    defaultMessage: 'Copying is blocked here. The text is selected, copy it by hand.',
    description: 'The browser refused to copy',
  },
});

type CopyFieldProps = {
  label: ReactNode;
  /** A link or a code to hand on. */
  value: string;
  /** Called when it is on the clipboard. */
  onCopied?: () => void;
};

/** A link or a code with the button that copies it. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState(false);
  const done = copied === value;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setRefused(false);
      setCopied(value);
      onCopied?.();
    } catch {
      setRefused(true);
      box.current?.select();
    }
  };
  const Icon = done ? Check : Copy;
  return (
    <Field id={id} label={label} hint={refused && <FormattedMessage {...messages.byHand} />}>
      <span className={control({ shape: 'group' })}>
        <input
          ref={box}
          id={id}
          readOnly
          value={value}
          aria-describedby={refused ? `${id}-hint` : undefined}
          onFocus={(event) => event.target.select()}
          className={`${inner} px-2.5 text-ellipsis`}
        />
        <Button tone="soft" size="md" onClick={() => void copy()} className="shrink-0">
          <Icon aria-hidden className="size-4" strokeWidth={2} />
          <span aria-live="polite">
            <FormattedMessage {...messages[done ? 'copied' : 'copy']} />
          </span>
        </Button>
      </span>
    </Field>
  );
}
