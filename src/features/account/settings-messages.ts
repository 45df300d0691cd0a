import { defineMessages } from 'react-intl';
import type { AccountTab } from '#src/domain/account/account-tabs.ts';

/** The names of the parts of the account screen. */
export const tabMessages = defineMessages({
  profile: { id: 'settings.profile', defaultMessage: 'Personal profile', description: 'Part of the account' },
  addresses: {
    id: 'settings.addresses',
    defaultMessage: 'Addresses',
    description: 'Part of the account (S2.44)',
  },
  cards: {
    id: 'settings.cards',
    defaultMessage: 'Cards',
    description: 'Part of the account: bank cards that are kept (S3.21)',
  },
  security: {
    id: 'settings.security',
    defaultMessage: 'Account and security',
    description: 'Part of the account (S2.48)',
  },
  password: {
    id: 'settings.password',
    defaultMessage: 'Password',
    description: 'Part of the account (S2.49)',
  },
  mails: {
    id: 'settings.mails',
    defaultMessage: 'Emails',
    description: 'Part of the account: which mails come',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Language and region',
    description: 'Part of the account (S2.56)',
  },
}) satisfies Record<AccountTab, unknown>;

export const settingsMessages = defineMessages({
  account: {
    id: 'settings.account',
    defaultMessage: 'My account',
    description: 'Heading of the account screen',
  },
  menu: {
    id: 'settings.menu',
    defaultMessage: 'Account',
    description: 'Name of the menu beside the account screen',
  },
  orders: { id: 'settings.orders', defaultMessage: 'My orders', description: 'Link and heading' },
  vouchers: { id: 'settings.vouchers', defaultMessage: 'Vouchers', description: 'Link' },
  favourites: {
    id: 'settings.favourites',
    defaultMessage: 'Favourites',
    description: 'Link; below a number',
  },
  footprint: { id: 'settings.footprint', defaultMessage: 'Footprint', description: 'Link and heading' },
  groupBuys: { id: 'settings.groupBuys', defaultMessage: 'Group buys', description: 'Link' },
  reviews: { id: 'settings.reviews', defaultMessage: 'My reviews', description: 'Link' },
  wallet: { id: 'settings.wallet', defaultMessage: 'Wallet', description: 'Link' },
  coins: { id: 'settings.coins', defaultMessage: 'Coins', description: 'Link' },
  invitation: {
    id: 'settings.invitation',
    defaultMessage: 'Invite friends',
    description: 'Link and heading',
  },
  back: { id: 'settings.back', defaultMessage: 'My account', description: 'Way back, on phones' },
});
