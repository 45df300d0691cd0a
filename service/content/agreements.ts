import type { Agreement, AgreementLang, AgreementType } from '#openapi/schema.gen.ts';

const titles: Record<AgreementType, Record<AgreementLang, string>> = {
  service: { 'en-US': 'Terms of service', 'zh-CN': '服务条款' },
  privacy: { 'en-US': 'Privacy policy', 'zh-CN': '隐私政策' },
  refund: { 'en-US': 'Refund and return policy', 'zh-CN': '退款与退货政策' },
};

/** Version and date of the present texts; both must be changed with the texts. */
const version = '2026-11';
const updatedAt = '2026-11-01T00:00:00Z';

/** Reads the text of an agreement, as HTML. */
export type AgreementText = (type: AgreementType, lang: AgreementLang) => Promise<string>;

/** One of the agreements (S2.89–S2.91), in one of their two languages (S2.93). */
export async function agreementOf(
  type: AgreementType,
  lang: AgreementLang,
  read: AgreementText,
): Promise<Agreement> {
  const bodyHtml = (await read(type, lang)).trim();
  return { type, lang, title: titles[type][lang], bodyHtml, version, updatedAt };
}
