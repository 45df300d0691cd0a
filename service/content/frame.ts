import type { AgreementType, WebConfig } from '#openapi/schema.gen.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { contacts, hours, rights } from './contacts.ts';
import type { FrameSettings } from './frame-settings.ts';
import { limits } from './limits.ts';

const icpUrl = 'https://beian.miit.gov.cn/';
const agreements: readonly AgreementType[] = ['service', 'privacy', 'refund'];

/** What header and footer show in a region, in a language (S2.87–S2.100). */
export function frameOf(
  { countryCode }: { countryCode: string },
  language: Language,
  { settings, version, now }: { settings: FrameSettings; version: string; now: Date },
): WebConfig {
  const own = contacts[countryCode] ?? { email: '', phone: '', addressText: '' };
  return {
    version,
    contact: {
      email: settings.email ?? own.email,
      phone: settings.phone ?? own.phone,
      hours: inLanguage(hours, language),
      addressText: settings.addressText ?? own.addressText,
    },
    socials: [...settings.socials],
    apps: { iosUrl: settings.iosUrl ?? null, androidUrl: settings.androidUrl ?? null, qrImg: null },
    icp: { text: settings.icpNumber ?? 'ICP', url: icpUrl },
    copyright: `© ${now.getUTCFullYear()} iCan Mall. ${inLanguage(rights, language)}`,
    policies: agreements.map((type) => ({ type, url: `/agreements/${type}` })),
    features: {
      googleLogin: settings.googleClientId !== undefined,
      facebookLogin: settings.facebookAppId !== undefined,
      wallet: true,
      coins: true,
      groupBuy: true,
      chat: true,
    },
    signIn: {
      googleClientId: settings.googleClientId ?? null,
      facebookAppId: settings.facebookAppId ?? null,
    },
    limits,
  };
}
