import { defineMessages, type PrimitiveType } from 'react-intl';

/** What the form of a refund says. */
export const refundFormMessages = defineMessages<{
  which: {};
  until: { day: PrimitiveType };
  kind: {};
  goesBack: {};
  goesBackNote: {};
  stays: {};
  staysNote: {};
  why: {};
  desc: {};
  descHint: {};
  tooLong: { max: number };
  phone: {};
  back: {};
  total: {};
  waiting: {};
  faulty: {};
  send: {};
  answer: { day: PrimitiveType };
  policy: {};
}>({
  which: {
    id: 'refundForm.which',
    defaultMessage: 'Which products?',
    description: 'Heading of the products of an order',
  },
  until: {
    id: 'refundForm.until',
    defaultMessage: 'You can ask until {day}.',
    description: 'Below the heading: the last day on which a refund can be asked for',
  },
  kind: {
    id: 'refundForm.kind',
    defaultMessage: 'What would you like?',
    description: 'Heading of the two kinds',
  },
  goesBack: {
    id: 'refundForm.goesBack',
    defaultMessage: 'Return it for a refund',
    description: 'Kind of refund',
  },
  goesBackNote: {
    id: 'refundForm.goesBackNote',
    defaultMessage:
      'The shop agrees and gives you an address, you hand it to a courier, then you get your money.',
    description: 'Below it',
  },
  stays: {
    id: 'refundForm.stays',
    defaultMessage: 'Keep it and get a refund',
    description: 'Kind of refund',
  },
  staysNote: {
    id: 'refundForm.staysNote',
    defaultMessage: 'For a missing or broken part, or something that never came. The shop decides.',
    description: 'Below it',
  },
  why: { id: 'refundForm.why', defaultMessage: 'Why?', description: 'Heading of the reasons' },
  desc: {
    id: 'refundForm.desc',
    defaultMessage: 'What happened?',
    description: 'Label of a text for the shop',
  },
  descHint: {
    id: 'refundForm.descHint',
    defaultMessage: 'Say what the shop will see in the pictures.',
    description: 'Below the text',
  },
  tooLong: {
    id: 'refundForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The text is too long',
  },
  phone: {
    id: 'refundForm.phone',
    defaultMessage: 'Phone number for questions',
    description: 'Heading of the phone number by which shop and courier reach the buyer',
  },
  back: { id: 'refundForm.back', defaultMessage: 'You get back', description: 'Heading of the amounts' },
  total: {
    id: 'refundForm.total',
    defaultMessage: 'You get back',
    description: 'Above the amount in the bar at the foot of a phone',
  },
  waiting: {
    id: 'refundForm.waiting',
    defaultMessage: 'Some pictures are still uploading, or failed. Wait, or send them again.',
    description: 'Above the button when the request is sent too early',
  },
  faulty: {
    id: 'refundForm.faulty',
    defaultMessage: 'Oops! It looks like you missed a few fields or entered invalid data.',
    description: 'Above the button when something is missing; the words of the specification (S5.26)',
  },
  send: { id: 'refundForm.send', defaultMessage: 'Send request', description: 'Button' },
  answer: {
    id: 'refundForm.answer',
    defaultMessage: 'The shop answers by {day}. No answer means yes.',
    description: 'Below the button',
  },
  policy: {
    id: 'refundForm.policy',
    defaultMessage: 'Refund and return policy',
    description: 'Link after that line: the agreement',
  },
});
