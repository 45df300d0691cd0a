import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '#src/design-system/primitives/IconButton.tsx';
import { onDemand } from '#src/state/sleeping.tsx';

const messages = defineMessages<{ share: { name: string } }>({
  share: {
    id: 'shareButton.share',
    defaultMessage: 'Share: {name}',
    description: 'Button with an icon; the name of a product or a shop follows',
  },
});

const ShareDialog = onDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog);

type ShareButtonProps = {
  /** What is shared, such as the product's name. */
  name: string;
  /** Its address on this mall, without anything of the reader. */
  path: string;
};

/** Hands a page on: by the device's own sheet where it has one, else by a dialog with the link. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const [link, setLink] = useState<string>();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    const shared = { title: name, url };
    // Old browsers, and those without a secure line, know neither.
    if (!('share' in navigator) || !navigator.canShare?.(shared)) {
      setLink(url);
      return;
    }
    try {
      await navigator.share(shared);
    } catch (fault) {
      const closed = fault instanceof DOMException && fault.name === 'AbortError';
      if (!closed) setLink(url);
    }
  };
  const close = () => setLink(undefined);
  return (
    <>
      <IconButton aria-label={formatMessage(messages.share, { name })} onClick={() => void share()}>
        <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
      {link && <ShareDialog name={name} link={link} onClose={close} />}
    </>
  );
}
