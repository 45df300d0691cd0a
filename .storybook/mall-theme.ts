import { create } from 'storybook/theming/create';

const fonts =
  "'Geologica Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans CJK SC', sans-serif";
const brand = { brandTitle: 'iCan Mall workbench', brandUrl: './', brandTarget: '_self' } as const;

/** The workbench itself in the mall's colours, which it cannot take from the properties of a page. */
export const mallThemes = {
  light: create({
    base: 'light',
    ...brand,
    brandImage: './brand/lockup.svg',
    fontBase: fonts,
    colorPrimary: '#008160',
    colorSecondary: '#00694e',
    appBg: '#f2f5f4',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#d4dbd8',
    appBorderRadius: 8,
    textColor: '#15201c',
    textMutedColor: '#545f5b',
    barTextColor: '#545f5b',
    barSelectedColor: '#00694e',
    barHoverColor: '#00694e',
    barBg: '#ffffff',
    inputBg: '#ffffff',
    inputBorder: '#8a9390',
    inputTextColor: '#15201c',
    inputBorderRadius: 8,
  }),
  dark: create({
    base: 'dark',
    ...brand,
    brandImage: './brand/lockup-dark.svg',
    fontBase: fonts,
    colorPrimary: '#4dcca3',
    colorSecondary: '#21ae84',
    appBg: '#121c18',
    appContentBg: '#0b1411',
    appPreviewBg: '#0b1411',
    appHoverBg: '#0c3327',
    appBorderColor: '#35443e',
    appBorderRadius: 8,
    textColor: '#edf2f0',
    textInverseColor: '#09120f',
    textMutedColor: '#b3beb9',
    barTextColor: '#b3beb9',
    barSelectedColor: '#86e2c1',
    barHoverColor: '#86e2c1',
    barBg: '#0b1411',
    inputBg: '#121c18',
    inputBorder: '#67716d',
    inputTextColor: '#edf2f0',
    inputBorderRadius: 8,
  }),
};
