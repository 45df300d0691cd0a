/** A picture of the design: what a screen is meant to look like. */
export type DesignPicture = {
  /** File below `.storybook/public/design/`. */
  file: string;
  /** Width of the drawn page, px. */
  width: number;
  theme?: 'light' | 'dark';
  /** The state that it shows, where it is not the screen's usual one. */
  state?: string;
};

const wide = 1280;
const phone = 390;

/** The pictures of a screen at both widths. */
export const designOf = (
  screen: string,
  more: Pick<DesignPicture, 'theme' | 'state'> = {},
): DesignPicture[] => [wide, phone].map((width) => ({ file: `${screen}-${width}.webp`, width, ...more }));
