import { defineMessages } from 'react-intl';

/** What a number of stars means. */
export const ratingWords = defineMessages({
  1: { id: 'ratingInput.one', defaultMessage: 'Bad', description: 'One star means' },
  2: { id: 'ratingInput.two', defaultMessage: 'Poor', description: 'Two stars mean' },
  3: { id: 'ratingInput.three', defaultMessage: 'Fair', description: 'Three stars mean' },
  4: { id: 'ratingInput.four', defaultMessage: 'Good', description: 'Four stars mean' },
  5: { id: 'ratingInput.five', defaultMessage: 'Excellent', description: 'Five stars mean' },
});
