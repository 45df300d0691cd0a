import { create } from 'qrcode';

/** Light modules around the code, so that a camera finds its corners. */
const quiet = 4;
/** Bytes up to which the code stays coarse enough to lose its middle to the mall's mark. */
const roomForMark = 200;
const markShare = 0.2;
const markSide = 32;

type QrCodeProps = {
  /** What a camera reads: a link. */
  value: string;
  /** What the code is for; heard in place of the picture. */
  label: string;
  /** Its size; the code fills it. */
  className?: string;
};

/** A link for cameras, drawn by React on the server, too. Dark on light in both themes: not every reader takes the reverse. */
export function QrCode({ value, label, className = 'size-24' }: QrCodeProps) {
  const marked = value.length <= roomForMark;
  const { modules } = create(value, { errorCorrectionLevel: marked ? 'H' : 'L' });
  const side = modules.size + 2 * quiet;
  const markSize = modules.size * markShare;
  return (
    <span data-slot="qr-code" className={`block shrink-0 overflow-hidden rounded-md bg-white ${className}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-full"
      >
        <path d={pathOf(modules)} className="fill-door-2" />
        {marked && (
          <svg
            x={(modules.size - markSize) / 2}
            y={(modules.size - markSize) / 2}
            width={markSize}
            height={markSize}
            viewBox={`0 0 ${markSide} ${markSide}`}
            shapeRendering="auto"
          >
            <rect width={markSide} height={markSide} className="fill-white" />
            <path
              d="M3 31V15.5C3 8.04 8.82 2 16 2s13 6.04 13 13.5V31H18.8V19.6a2.8 2.8 0 0 0-5.6 0V31Z"
              className="fill-door-1"
            />
            <circle cx="16" cy="11.2" r="3.3" className="fill-deal" />
          </svg>
        )}
      </svg>
    </span>
  );
}

/** All dark modules as one path: a bar for each run of a row. */
function pathOf({ size, data }: ReturnType<typeof create>['modules']) {
  const dark = (row: number, column: number) => column < size && data[row * size + column];
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let run = 0;
      while (dark(row, column + run)) run += 1;
      if (run > 0) path += `M${column} ${row}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return path;
}
