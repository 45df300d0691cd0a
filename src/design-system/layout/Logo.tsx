type LogoProps = {
  /** The door alone, for narrow headers. */
  markOnly?: boolean;
  className?: string;
};

/** The mall's door, with or without its name; whoever links it says where it leads. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <svg aria-hidden viewBox={markOnly ? '0 0 32 34' : '0 0 188 34'} className={className}>
      <path
        className="fill-primary"
        d="M3 31V15.5C3 8.04 8.82 2 16 2s13 6.04 13 13.5V31H18.8V19.6a2.8 2.8 0 0 0-5.6 0V31Z"
      />
      <circle cx="16" cy="11.2" r="3.3" className="fill-deal" />
      {!markOnly && (
        <g transform="translate(42 1)">
          <g fill="none" stroke="currentColor" strokeWidth={4.6}>
            <path d="M2.4 13.2V30" />
            <path d="M28.48 10.38A10.4 10.4 0 1 0 28.48 24.82" />
            <path d="M46.8 21.6A6.2 6.2 0 1 1 46.8 21.59" />
            <path d="M46.8 13.2V30" />
            <path d="M55.4 30V13.2M55.4 21.3a6 6 0 0 1 12 0V30" />
            <path d="M80.4 30V13.7a6.4 6.4 0 0 1 12.8 0V30M93.2 13.7a6.4 6.4 0 0 1 12.8 0V30" />
            <path d="M126.1 21.6A6.2 6.2 0 1 1 126.1 21.59" />
            <path d="M126.1 13.2V30" />
            <path d="M134.7 4.8V30" />
            <path d="M143.2 4.8V30" />
          </g>
          <circle cx="2.4" cy="6.6" r="3" className="fill-deal" />
        </g>
      )}
    </svg>
  );
}
