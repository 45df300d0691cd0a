type AvatarProps = {
  /** The person's name; its first letter is shown. */
  name: string;
};

/** A person, as a circle. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-on-primary-soft"
    >
      {[...name.trim()][0]?.toLocaleUpperCase() ?? ''}
    </span>
  );
}
