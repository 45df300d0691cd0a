import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '../primitives/IconButton.tsx';

const messages = defineMessages({
  pause: { id: 'bannerPlayer.pause', defaultMessage: 'Pause the banners', description: 'Button' },
  play: { id: 'bannerPlayer.play', defaultMessage: 'Play the banners', description: 'Button' },
});

type BannerPlayerProps = {
  /** Shows the next banner. */
  onNext: () => void;
};

const turnMs = 6000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const stays = () => () => undefined;

/** Turns the banners until it is stopped; waits while one points at them or is in them, and starts still for who wants no motion. */
export function BannerPlayer({ onNext }: BannerPlayerProps) {
  const { formatMessage } = useIntl();
  const still = useSyncExternalStore(stays, wantsStillness, () => true);
  const [chosen, choose] = useState<boolean>();
  const playing = chosen ?? !still;
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const band = button.current?.closest('section');
      if (!band?.matches(':hover, :focus-within')) next.current();
    }, turnMs);
    return () => clearInterval(timer);
  }, [playing]);
  const Icon = playing ? Pause : Play;
  return (
    <IconButton
      ref={button}
      tone="onHero"
      size="md"
      aria-label={formatMessage(playing ? messages.pause : messages.play)}
      onClick={() => choose(!playing)}
    >
      <Icon aria-hidden className="size-4 fill-current" strokeWidth={2} />
    </IconButton>
  );
}
