import { sanitize } from 'storybook/internal/csf';

const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** The story of a screen as it mostly is, by the folder of the screen: `group-buy` is told in `GroupBuyPage.stories.tsx`. */
export const screenStory = (screen: string): string =>
  `${sanitize(`pages/${screen}/${screen.split('-').map(capital).join('')}Page`)}--default`;
