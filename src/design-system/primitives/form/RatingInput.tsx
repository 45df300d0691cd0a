import { cx } from 'class-variance-authority';
import { CircleAlert, Star } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ratingWords } from './rating-words.ts';

const messages = defineMessages<{ star: { stars: number; word: string }; none: {} }>({
  star: {
    id: 'ratingInput.star',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}: {word}',
    description: 'Name of a star, for a screen reader: “4 stars: Good”',
  },
  none: {
    id: 'ratingInput.none',
    defaultMessage: 'Choose a star',
    description: 'Beside the stars until one is chosen',
  },
});

const all = [1, 2, 3, 4, 5] as const;
type Stars = (typeof all)[number];

type RatingInputProps = {
  /** What is rated. */
  label: ReactNode;
  /** 1 to 5, never a half; nothing is chosen without it. */
  value?: Stars;
  onChange: (stars: Stars) => void;
  onBlur?: () => void;
  /** The first star, or the chosen one: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
  /** Why the rating is refused. */
  error?: ReactNode;
  disabled?: boolean;
};

/** Whole stars to choose, and the word that the choice means; arrows walk, the choice follows. */
export function RatingInput({ label, value, onChange, onBlur, ref, error, disabled }: RatingInputProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const [hovered, setHovered] = useState<Stars>();
  const shown = (disabled ? undefined : hovered) ?? value;
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${name}-error` : undefined}
      className="grid min-w-0"
    >
      <legend className="mb-1.5 text-h3">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-1 flex gap-0.5" onPointerLeave={() => setHovered(undefined)}>
          {all.map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(stars)}
              className="relative grid size-11 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                ref={stars === (value ?? 1) ? ref : undefined}
                aria-label={formatMessage(messages.star, { stars, word: formatMessage(ratingWords[stars]) })}
                onChange={() => onChange(stars)}
                onBlur={onBlur}
                className="covers-label"
              />
              <Star
                aria-hidden
                className={cx(
                  'size-8 stroke-none nav:size-9',
                  shown !== undefined && stars <= shown ? 'fill-star' : 'fill-star-off',
                )}
              />
            </label>
          ))}
        </div>
        <p aria-hidden className={cx('leading-[44px]', shown ? 'text-h3' : 'text-base text-fg-2')}>
          <FormattedMessage {...(shown ? ratingWords[shown] : messages.none)} />
        </p>
      </div>
      {error && (
        <p
          id={`${name}-error`}
          role="alert"
          className="mt-1 flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
