/** The widths (px) at which the service answers a picture. */
const served = [160, 240, 320, 480, 640, 960, 1280, 1600];
const fallback = 640;

/** The addresses of a picture at every width up to twice the room that it takes (px). */
export function sourceSet(src: string, room: number): { src: string; srcSet?: string } {
  if (!src.startsWith('/media/') || src.endsWith('.svg')) return { src };
  const widths = served.filter((width, index) => width <= room * 2 || (served[index - 1] ?? 0) < room);
  return {
    src: `${src}?w=${widths.includes(fallback) ? fallback : widths.at(-1)}`,
    srcSet: widths.map((width) => `${src}?w=${width} ${width}w`).join(', '),
  };
}
