/** The mark and the name of another company, which are the same in every language and theme. */
export const facebookMark = {
  name: 'Facebook',
  colour: '#1877f2',
  sign: 'm16.7 15.5.5-3.5h-3.3V9.7c0-1 .5-1.9 2-1.9h1.5v-3s-1.4-.2-2.7-.2c-2.7 0-4.5 1.7-4.5 4.7V12h-3v3.5h3V24a12 12 0 0 0 3.7 0v-8.5z',
} as const;
