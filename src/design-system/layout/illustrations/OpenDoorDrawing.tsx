/** The door stands open, the parcels are on the doorstep; it stands on the region's ground in both themes. */
export function OpenDoorDrawing() {
  return (
    <svg aria-hidden viewBox="60 0 320 312" width={358} height={349} className="block h-auto max-w-full">
      <path d="M148 258L76 312H364L292 258Z" fill="var(--od-light)" />
      <path d="M128 258V132A92 92 0 0 1 312 132V258Z" fill="var(--od-frame)" />
      <g stroke="var(--od-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M144 258V132A76 76 0 0 1 296 132V258Z" fill="var(--od-room)" />
        <path
          d="M220 26V12M172 38L165 26M268 38L275 26M134 70L123 61M306 70L317 61M112 112L98 108M328 112L342 108"
          fill="none"
          stroke="var(--od-sun)"
          strokeWidth="4"
        />
        <path d="M178 186H262V258H178Z" fill="var(--od-sun)" />
        <path d="M208 186V212L220 203L232 212V186Z" fill="var(--white)" />
        <path d="M188 247H204" fill="none" />
        <path d="M190 142H242V186H190Z" fill="var(--white)" />
        <path d="M209 142V160L216 154L223 160V142Z" fill="var(--od-jade)" />
        <path d="M250 214H288V272H250Z" fill="var(--od-jade)" />
        <path d="M258 214A11 13 0 0 1 280 214" fill="none" />
        <circle cx="269" cy="240" r="6" fill="var(--od-sun)" stroke="none" />
        <path d="M144 258V132C140 104 124 72 96 54V286Z" fill="var(--white)" />
        <path d="M134 246V140C130 118 121 98 107 84V262Z" fill="var(--od-glass)" />
        <circle cx="106" cy="186" r="5" fill="var(--od-sun)" />
        <path d="M296 258V132C300 104 316 72 344 54V286Z" fill="var(--white)" />
        <path d="M306 246V140C310 118 319 98 333 84V262Z" fill="var(--od-glass)" />
        <circle cx="334" cy="186" r="5" fill="var(--od-sun)" />
      </g>
    </svg>
  );
}
