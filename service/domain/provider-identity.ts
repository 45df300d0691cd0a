/** Who signs people in for the mall: Google, Facebook, and the mall's own app (S7.32, S7.34, S7.35). */
export type IdentityProvider = 'google' | 'facebook' | 'app';

/** What an identity provider says of a person; mail and mobile only where the provider has proven them. */
export type Identity = {
  /** The provider's id of the person, which never changes. */
  subject: string;
  name: string | undefined;
  mail: string | undefined;
  /** As the contract writes it (S5.23). */
  mobile: string | undefined;
};
