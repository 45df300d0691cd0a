import type { Choices } from './choices.ts';

const buttons: Choices[string] = {
  Button: {
    when: 'for what happens here: pay, collect, send; one primary a view',
    not: 'for going somewhere else, which is a LinkButton',
  },
  LinkButton: {
    when: 'for the one way on that leads to another address and must look like a button',
    not: 'for an act that changes something; a link must not act',
  },
  IconButton: {
    when: 'where a drawing alone is understood: close, search, heart, bag; its name is said all the same',
    not: 'where words fit, or where the drawing needs explaining',
  },
  TextLink: {
    when: 'inside sentences and lists, for every address of the mall',
    not: 'for the main way on of a view, which is a LinkButton',
  },
  CopyButton: {
    when: 'beside one short thing that people carry away, such as an order number',
    not: 'for a field that is also read and selected, which is a CopyField',
  },
  CopyField: {
    when: 'for a link or a code that is shown whole and copied',
    not: 'beside a word in a line, where a CopyButton is enough',
  },
  HeartButton: { when: 'on a product, to keep it', not: 'for following a shop, which is a word on a button' },
};

const overlays: Choices[string] = {
  Dialog: {
    when: 'for one task or one decision that holds the page; it is a sheet at 834 px and below',
    not: 'for news (Toast), nor for a panel that belongs to its button (Popover)',
  },
  Drawer: {
    when: 'for a long side task, filters and address lists: from the right on desktops, from below on phones',
    not: 'for a yes or no, which is a Dialog',
  },
  FullScreenDialog: {
    when: 'where the whole glass is needed: search on a phone, pictures at full size',
    not: 'on a desktop for anything that a Dialog holds',
  },
  Popover: {
    when: 'for a panel beside its button, with the page still in use: language, region, previews',
    not: 'for a list of acts, which is a Menu; nor for what must be answered',
  },
  Menu: {
    when: 'for a few acts behind one button',
    not: 'for a value that is kept and sent, which is a SelectField',
  },
  Tooltip: {
    when: 'for a word of help that nobody needs, on hover and focus',
    not: 'for a name, a price or a fault: touch has no hover',
  },
};

const picks: Choices[string] = {
  SelectField: {
    when: 'in a form, for one of five and more known values; phones show their own list',
    not: 'for fewer than five (RadioGroup), nor where people type to find (Combobox)',
  },
  Combobox: {
    when: 'where the list is long or comes from the service and typing narrows it',
    not: 'for a short known list, which is a SelectField',
  },
  RadioGroup: {
    when: 'for one of two to five, all read before choosing: a reason, a gender',
    not: 'where each choice carries figures or pictures (RadioCard)',
  },
  ChipChoice: {
    when: 'for one of up to ten short answers, as a reason',
    not: 'where an answer needs a second line, which is a RadioCard',
  },
  RadioCard: {
    when: 'where each choice is a thing with facts: an address, a way to pay',
    not: 'for plain words, which are a RadioGroup',
  },
  Segmented: {
    when: 'for two or three short ways of the same thing, changed at once: mobile or email',
    not: 'for more than three, or for views with a place of their own (Tabs)',
  },
  Tabs: {
    when: 'for views of one subject that each have content of their own',
    not: 'for filtering one list in place (Chip), nor for steps (ProgressSteps)',
  },
  Chip: {
    when: 'for a small choice that narrows what is below, or for a suggestion',
    not: 'for a state that nobody can change, which is a Badge',
  },
  AppliedChip: {
    when: 'for a choice in force that one tap takes away',
    not: 'for offering a choice, which is a Chip',
  },
  Checkbox: {
    when: 'for any number of many, and for an agreement; it counts when the form is sent',
    not: 'for a setting that works at once, which is a Switch',
  },
  Switch: {
    when: 'for a setting that is on or off and works at once',
    not: 'in a form that is sent, where a Checkbox waits',
  },
};

const fields: Choices[string] = {
  TextField: {
    when: 'for a line of text or a figure',
    not: 'for sentences (TextArea), phones (PhoneField), passwords (PasswordField), codes (CodeField), money (PriceField)',
  },
  TextArea: {
    when: 'for sentences, with a counter where there is an end',
    not: 'for one line, which is a TextField',
  },
  PasswordField: {
    when: 'for a password, old or new',
    not: 'for a code from a message, which is a CodeField',
  },
  PhoneField: { when: 'for a mobile number with its country', not: 'for showing a number, which is text' },
  CodeField: {
    when: 'for the code that a message brought, with its resend',
    not: 'for a promotion code, which is a TextField',
  },
  PriceField: { when: 'for an amount that a person types', not: 'for showing one, which is a Price' },
  QuantityStepper: {
    when: 'for how many of one thing',
    not: 'for figures beyond some tens, which are typed',
  },
  RangeSlider: {
    when: 'for a span in which the exact end does not matter',
    not: 'alone: two fields stand beside it',
  },
  Field: {
    when: 'around a control of your own that needs a label, a hint and a fault',
    not: 'around TextField and its kin, which have it inside',
  },
};

export const choicesOfPrimitives: Choices = {
  'Something to press': buttons,
  'Something over the page': overlays,
  'One or some of several': picks,
  'Something to fill in': fields,
};
