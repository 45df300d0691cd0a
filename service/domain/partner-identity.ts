/** Who signs people in for the mall: Google, Facebook, and the mall's own app (S7.32, S7.34, S7.35). */
export type Partner = 'google' | 'facebook' | 'app';

/** What a partner says of a person; mail and mobile only where the partner has proven them. */
export type Identity = {
  /** The partner's own name of the person, which never changes. */
  subject: string;
  name: string | undefined;
  mail: string | undefined;
  /** As the contract writes it (S5.23). */
  mobile: string | undefined;
};
