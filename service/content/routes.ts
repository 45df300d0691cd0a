import { agreementOf, type AgreementText } from './agreements.ts';
import type { FrameSettings } from './frame-settings.ts';
import { frameOf } from './frame.ts';
import { helpIn } from './help/help.ts';
import type { Clock } from '#service/domain/clock.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { RegionStore } from '#service/regions/queries.ts';

type ContentParts = {
  regions: RegionStore;
  clock: Clock;
  settings: FrameSettings;
  version: string;
  agreementText: AgreementText;
};

export function contentRoutes(
  app: ServiceApp,
  { regions, clock, settings, version, agreementText }: ContentParts,
) {
  mountOperation(app, 'get', '/webConfig/getPcWebConfig', async ({ query, language }, respond) => {
    const { region } = await regions.reader(query.regionId, language);
    return respond(200, frameOf(region, language, { settings, version, now: clock() }));
  });

  mountOperation(app, 'get', '/help/topics', ({ language }, respond) =>
    Promise.resolve(respond(200, helpIn(language))),
  );

  mountOperation(app, 'get', '/agreement/{type}', async ({ path, query, language }, respond) =>
    respond(
      200,
      await agreementOf(path.type, query.lang ?? (language === 'zh' ? 'zh-CN' : 'en-US'), agreementText),
    ),
  );
}
