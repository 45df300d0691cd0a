import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Agreement, AgreementLang, AgreementType } from '#openapi/schema.gen.ts';
import { projectRoot } from '#service/db/project-root.ts';

const titles: Record<AgreementType, Record<AgreementLang, string>> = {
  service: { 'en-US': 'Terms of service', 'zh-CN': '服务条款' },
  privacy: { 'en-US': 'Privacy policy', 'zh-CN': '隐私政策' },
  refund: { 'en-US': 'Refund and return policy', 'zh-CN': '退款与退货政策' },
};

/** The wording that is in force; a change of the texts changes both. */
const version = '2026-11';
const updatedAt = '2026-11-01T00:00:00Z';

/** One of the agreements (S2.89–S2.91), written by the mall itself; there are two languages (S2.93). */
export async function agreementOf(type: AgreementType, lang: AgreementLang): Promise<Agreement> {
  const file = join(projectRoot(), 'service/content/agreements', `${type}.${lang}.html`);
  const bodyHtml = (await readFile(file, 'utf8')).trim();
  return { type, lang, title: titles[type][lang], bodyHtml, version, updatedAt };
}
