import { cx } from 'class-variance-authority';

type CountProps = {
  value: number;
  /** Its place on what carries it. */
  className?: string;
};

const most = 99;

/** The marigold number on an icon, "99+" at most; whoever carries it says the number in words. */
export function Count({ value, className = 'top-[3px] right-px' }: CountProps) {
  if (value <= 0) return null;
  return (
    <span
      aria-hidden
      data-slot="count"
      className={cx(
        'absolute h-[18px] min-w-[18px] rounded-full bg-deal px-[5px] text-center text-[11px] leading-[18px] font-semibold text-on-deal tabular-nums shadow-[0_0_0_2px_var(--c-bg)]',
        className,
      )}
    >
      {value > most ? `${most}+` : value}
    </span>
  );
}
