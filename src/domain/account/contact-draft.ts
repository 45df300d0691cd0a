/** Where a code goes: a phone as the service takes it (S5.23), or an email. */
export type LoginDestination = { kind: 'mobile'; mobile: string } | { kind: 'email'; mail: string };

/** Who somebody said to be, as far as it is typed: it stays while one walks between the forms. */
export type ContactDraft = {
  kind: 'mobile' | 'email';
  /** The country code of the number, digits; empty until one is known. */
  code: string;
  mobile: string;
  mail: string;
};

/** What a form that asks for a mobile number or an email begins with, and where it tells what is typed. */
export type KeptContact = {
  draft?: ContactDraft;
  onDraft?: (change: Partial<ContactDraft>) => void;
};

/** Nobody said anything yet. */
export const noContact: ContactDraft = { kind: 'mobile', code: '', mobile: '', mail: '' };
