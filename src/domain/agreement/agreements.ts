import type { AgreementLang, AgreementType } from '#openapi/schema.gen.ts';

const types: readonly string[] = ['service', 'privacy', 'refund'] satisfies AgreementType[];
const languages: Readonly<Record<string, AgreementLang>> = { en: 'en-US', zh: 'zh-CN' };

/** Whether there is an agreement of this name (S2.89–S2.91). */
export const isAgreement = (type: string | undefined): type is AgreementType =>
  type !== undefined && types.includes(type);

/** The language that the link asks for (Z14); without one the service takes the reader's. */
export const agreementLang = (search: URLSearchParams): AgreementLang | undefined =>
  languages[search.get('lang') ?? ''];

/** The page of an agreement, in Chinese for Chinese readers and in English for all others (S2.93, Z14). */
export const agreementUrl = (url: string, locale: string) =>
  `${url}${url.includes('?') ? '&' : '?'}lang=${locale.startsWith('zh') ? 'zh' : 'en'}`;
