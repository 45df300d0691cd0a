import { cx } from 'class-variance-authority';
import { Heart } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';

const messages = defineMessages<{ name: { name: string } }>({
  name: {
    id: 'heartButton.name',
    defaultMessage: 'Favourite: {name}',
    description: 'Toggle: whether a product is a favourite; a screen reader adds pressed or not',
  },
});

type HeartButtonProps = {
  /** What is kept, such as the product's name. */
  name: string;
  on: boolean;
  /** The change is on its way: takes no second click. */
  busy?: boolean;
  /** On the glass of a photo, as a white disc, bare on the page, or framed beside the large buttons. */
  tone?: 'onPhoto' | 'bare' | 'outline';
  onChange: (on: boolean) => void;
};

/** Keeps something as a favourite, or lets it go; a kept one is filled jade. */
export function HeartButton({ name, on, busy = false, tone = 'onPhoto', onChange }: HeartButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      tone={tone}
      size={tone === 'outline' ? 'xl' : 'md'}
      aria-label={formatMessage(messages.name, { name })}
      aria-pressed={on}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onChange(!on);
      }}
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className={cx('size-5', on && 'fill-primary text-primary', busy && 'opacity-45')}
      />
    </IconButton>
  );
}
