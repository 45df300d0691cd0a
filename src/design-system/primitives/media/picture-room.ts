import type { PictureLook } from '#openapi/schema.gen.ts';

/** How many times larger than its pixels a picture is shown at most, as the utility `sharp` says. */
const sharpest = 1.25;

/**
 * How many times larger than on a stage of so many px a picture that fills it may be shown, between 1 and `most`. Where the
 * picture's size is not known, `most`.
 */
export function enlargement(
  look: PictureLook | undefined,
  stage: { width: number; height: number },
  most: number,
): number {
  if (!look) return most;
  const filling = Math.max(stage.width / look.width, stage.height / look.height);
  const shown = Math.min(sharpest, filling);
  return Math.min(most, Math.max(1, sharpest / shown));
}
