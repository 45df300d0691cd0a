const delays = ['', '[animation-delay:140ms]', '[animation-delay:280ms]'];

type TypingDotsProps = {
  /** Who is writing, in words; heard in place of the dots. */
  label: string;
};

/** Somebody is writing: three dots in a bubble that take turns; they stand still where motion is unwelcome. */
export function TypingDots({ label }: TypingDotsProps) {
  return (
    <p
      data-slot="typing-dots"
      className="flex w-fit items-center gap-1 rounded-lg rounded-bl-xs bg-sunken px-3.5 py-3.5"
    >
      <span className="sr-only">{label}</span>
      {delays.map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={`size-[7px] animate-pulse rounded-full bg-fg-3 motion-reduce:animate-none ${delay}`}
        />
      ))}
    </p>
  );
}
