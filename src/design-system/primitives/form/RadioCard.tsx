import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  /** A second line: what it means, or why it cannot be chosen. */
  note?: ReactNode;
  /** At the far end, beside the words. */
  icon?: ReactNode;
};

/** One of a few, each a card; radios of one `name` are one group to the keyboard. */
export function RadioCard({ title, note, icon, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cx(
        'relative flex items-start gap-3 rounded-md border-[1.5px] border-line-2 bg-canvas p-3.5 transition-colors duration-(--d-fast) not-has-disabled:hover:border-control has-checked:border-primary has-checked:bg-primary-soft/35 has-checked:inset-ring-[0.5px] has-checked:inset-ring-primary has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-on-disabled has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input type="radio" className="peer covers-label" {...rest} />
      <span
        aria-hidden
        className="mt-px size-[22px] shrink-0 rounded-full border-[1.5px] border-control bg-canvas peer-checked:border-[6.5px] peer-checked:border-primary peer-disabled:border-line-2 peer-disabled:bg-disabled"
      />
      <span className="min-w-0 grow text-base">
        <span className="block font-semibold">{title}</span>
        {note && <span className="block text-fg-2">{note}</span>}
      </span>
      {icon}
    </label>
  );
}
