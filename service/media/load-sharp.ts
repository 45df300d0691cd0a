/** The package sharp (libvips), loaded when the first picture needs it: most starts have all their smaller pictures on disk. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache({ memory: 32, files: 0, items: 50 });
  return sharp;
}
