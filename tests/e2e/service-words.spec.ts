import { expect } from '@playwright/test';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import pt from '../../src/i18n/messages/pt.json' with { type: 'json' };
import ru from '../../src/i18n/messages/ru.json' with { type: 'json' };
import tr from '../../src/i18n/messages/tr.json' with { type: 'json' };
import zh from '../../src/i18n/messages/zh.json' with { type: 'json' };
import { test } from './journey.ts';

const languages = { 'en-US': en, 'zh-CN': zh, 'tr-TR': tr, 'ru-RU': ru, 'pt-PT': pt };

test('the built service says its refusals and field faults in the words of the translators’ files', async ({
  request,
}) => {
  for (const [tag, words] of Object.entries(languages)) {
    const headers = { 'Accept-Language': tag };
    const visitor = await request.get('/api/p/address/list', { headers });
    expect(await visitor.json()).toMatchObject({ desc: words['refusal.auth.login_required'] });
    const empty = await request.post('/api/quick/login', { headers, data: {} });
    expect(await empty.json()).toMatchObject({
      desc: words['refusal.request.invalid'],
      fields: expect.arrayContaining([
        expect.objectContaining({ field: '/code', desc: words['fieldFault.missing'] }),
      ]),
    });
  }
});
