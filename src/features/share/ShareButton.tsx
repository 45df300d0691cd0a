import { Share2 } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { useShare } from './use-share.tsx';

const messages = defineMessages<{ share: { name: string } }>({
  share: {
    id: 'shareButton.share',
    defaultMessage: 'Share: {name}',
    description: 'Button with an icon; the name of a product or a shop follows',
  },
});

type ShareButtonProps = {
  /** What is shared, such as the product's name. */
  name: string;
  /** Its address on this mall, without anything of the reader. */
  path: string;
};

/** Hands a page on. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const { share, dialog } = useShare();
  return (
    <>
      <IconButton
        aria-label={formatMessage(messages.share, { name })}
        onClick={() => void share({ name, path })}
      >
        <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
      {dialog}
    </>
  );
}
