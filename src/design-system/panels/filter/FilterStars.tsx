import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import { Stars } from '#src/design-system/primitives/text/Stars.tsx';
import { VisuallyHidden } from '#src/design-system/primitives/text/VisuallyHidden.tsx';
import { filterMessages } from './filter-messages.ts';

const messages = defineMessages({
  up: { id: 'filterStars.up', defaultMessage: 'and up', description: 'After four or three drawn stars' },
});

type FilterStarsProps = {
  ratings: SearchFacets['ratings'];
  /** The least that is chosen; none without it. */
  value: number | undefined;
  onChange: (stars: number | undefined) => void;
};

type LineProps = {
  group: string;
  checked: boolean;
  disabled?: boolean;
  count?: number;
  onChoose: () => void;
  children: ReactNode;
};

function Line({ group, checked, disabled = false, count, onChoose, children }: LineProps) {
  return (
    <label className="relative flex min-h-11 items-center gap-2.5 rounded-sm py-1 text-base has-disabled:text-on-disabled has-focus-visible:outline-2 has-focus-visible:outline-focus nav:min-h-9">
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="peer covers-label"
      />
      <span
        aria-hidden
        className="size-[22px] shrink-0 rounded-full border-[1.5px] border-control bg-canvas peer-checked:border-[6.5px] peer-checked:border-primary peer-disabled:border-line-2 peer-disabled:bg-disabled"
      />
      <span className="flex min-w-0 grow items-center gap-2">{children}</span>
      {count !== undefined && (
        <span className="text-xs text-fg-3 tabular-nums">
          <FormattedNumber value={count} />
        </span>
      )}
    </label>
  );
}

/** The least rating, as stars below each other. */
export function FilterStars({ ratings, value, onChange }: FilterStarsProps) {
  const group = useId();
  return (
    <div className="grid">
      {ratings.map(({ stars, count }) => (
        <Line
          key={stars}
          group={group}
          checked={value === stars}
          disabled={count === 0 && value !== stars}
          count={count}
          onChoose={() => onChange(stars)}
        >
          <Stars value={stars} />
          <span aria-hidden>
            <FormattedMessage {...messages.up} />
          </span>
          <VisuallyHidden>
            <FormattedMessage {...filterMessages.stars} values={{ stars }} />
          </VisuallyHidden>
        </Line>
      ))}
      <Line group={group} checked={value === undefined} onChoose={() => onChange(undefined)}>
        <FormattedMessage {...filterMessages.any} />
      </Line>
    </div>
  );
}
