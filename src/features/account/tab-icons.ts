import { CreditCard, Globe, KeyRound, type LucideIcon, Mail, MapPin, Shield, UserRound } from 'lucide-react';
import type { AccountTab } from '#src/domain/account/account-tabs.ts';

/** The sign of each part of the account screen. */
export const tabIcons: Record<AccountTab, LucideIcon> = {
  profile: UserRound,
  addresses: MapPin,
  cards: CreditCard,
  security: Shield,
  password: KeyRound,
  mails: Mail,
  language: Globe,
};
