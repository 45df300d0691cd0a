import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';

const messages = defineMessages<{ copy: { text: string }; copied: {} }>({
  copy: { id: 'copyButton.copy', defaultMessage: 'Copy {text}', description: 'Button beside a number' },
  copied: { id: 'copyButton.copied', defaultMessage: 'Copied', description: 'Said after copying' },
});

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <IconButton
      size="md"
      aria-label={copied ? formatMessage(messages.copied) : formatMessage(messages.copy, { text })}
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
    </IconButton>
  );
}
