import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Agreement, WebConfig } from '#openapi/schema.gen.ts';
import { frameOf } from '#service/content/frame.ts';
import { frameSettings } from '#service/content/frame-settings.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

const config = (regionId: number, language: string) =>
  mall.get<WebConfig>('/webConfig/getPcWebConfig', { regionId }, language);

test('each region says how it is reached, in the language of the reader', async () => {
  const lanka = await config(regionIds.LK, 'ru-RU');
  expect(lanka.contact).toMatchObject({ phone: '+94 11 234 5678', hours: 'Ежедневно, 8:00–22:00' });
  const turkey = await config(regionIds.TR, 'tr-TR');
  expect(turkey.contact.email).toBe('destek@ican.example');
  expect(turkey.copyright).toContain('Tüm hakları saklıdır.');
});

test('what the mall does not have is not named: no socials, no stores, an ICP link without its number (Z15)', async () => {
  const { socials, apps, icp, policies } = await config(regionIds.LK, 'en-US');
  expect(socials).toEqual([]);
  expect(apps).toEqual({ iosUrl: null, androidUrl: null, qrImg: null });
  expect(icp).toEqual({ text: 'ICP', url: 'https://beian.miit.gov.cn/' });
  expect(policies.map(({ type }) => type)).toEqual(['service', 'privacy', 'refund']);
});

test('the operator names contacts, stores, socials and the filing; what is no secure address is left out (S2.96)', () => {
  const settings = frameSettings({
    CONTACT_EMAIL: 'hello@shop.example',
    APP_STORE_URL: 'https://apps.example/1',
    GOOGLE_PLAY_URL: 'javascript:alert(1)',
    SOCIAL_LINKS: 'YOUTUBE=https://tube.example/a?b=c, MYSPACE=https://my.example, X=http://x.example',
    ICP_NUMBER: '沪ICP备2025123456号',
  });
  const frame = frameOf({ countryCode: 'LK' }, 'en', { settings, version: '1.0.0', now: new Date(0) });
  expect(frame.contact).toMatchObject({ email: 'hello@shop.example', phone: '+94 11 234 5678' });
  expect(frame.apps).toEqual({ iosUrl: 'https://apps.example/1', androidUrl: null, qrImg: null });
  expect(frame.socials).toEqual([{ kind: 'YOUTUBE', url: 'https://tube.example/a?b=c' }]);
  expect(frame.icp?.text).toBe('沪ICP备2025123456号');
});

test.each([
  ['service', '', 'tr-TR', 'en-US', 'Terms of service'],
  ['service', '', 'zh-CN', 'zh-CN', '服务条款'],
  ['privacy', 'zh-CN', 'en-US', 'zh-CN', '隐私政策'],
  ['refund', 'en-US', 'zh-CN', 'en-US', 'Refund and return policy'],
])(
  'the agreement %s, asked for in "%s" by a reader of %s (S2.93, Z14)',
  async (type, lang, reader, is, title) => {
    const found = await mall.get<Agreement>(`/agreement/${type}`, lang ? { lang } : {}, reader);
    expect(found).toMatchObject({ type, lang: is, title });
    expect(found.bodyHtml).toMatch(/^<h2>[^<]+<\/h2>\n<p>/);
    expect(found.bodyHtml).not.toMatch(/<(?!\/?(?:h2|p|ol|li)>)/);
  },
);
