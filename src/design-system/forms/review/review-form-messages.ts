import { defineMessages } from 'react-intl';

/** What the form of a review says. */
export const reviewFormMessages = defineMessages<{
  score: {};
  content: {};
  tooLong: { max: number };
  photos: {};
  photosHint: {};
  unsent: {};
  anonymous: {};
  anonymousNote: {};
  faulty: {};
  cancel: {};
  post: {};
}>({
  score: { id: 'reviewForm.score', defaultMessage: 'How is it?', description: 'Heading of the stars' },
  content: {
    id: 'reviewForm.content',
    defaultMessage: 'Your thoughts',
    description: 'Label of the text (S5.21)',
  },
  tooLong: {
    id: 'reviewForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The text is too long',
  },
  photos: { id: 'reviewForm.photos', defaultMessage: 'Photos', description: 'Heading of the photos' },
  photosHint: {
    id: 'reviewForm.photosHint',
    defaultMessage: 'Up to five photos. Show it in use.',
    description: 'Below the photos',
  },
  unsent: {
    id: 'reviewForm.unsent',
    defaultMessage: 'Photos are still being sent. Post again in a moment.',
    description: 'Below the photos when the review is posted too early',
  },
  anonymous: { id: 'reviewForm.anonymous', defaultMessage: 'Post anonymously', description: 'Switch' },
  anonymousNote: {
    id: 'reviewForm.anonymousNote',
    defaultMessage: 'Your name and picture stay hidden.',
    description: 'What the switch means',
  },
  faulty: {
    id: 'reviewForm.faulty',
    defaultMessage: 'Oops! It looks like you missed a few fields or entered invalid data.',
    description: 'Above the button when something is missing; the words of the specification (S5.26)',
  },
  cancel: { id: 'reviewForm.cancel', defaultMessage: 'Cancel', description: 'Button' },
  post: { id: 'reviewForm.post', defaultMessage: 'Post review', description: 'Button' },
});
