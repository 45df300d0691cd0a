import { queryOptions } from '@tanstack/react-query';
import type { AgreementLang, AgreementType } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const hourMs = 3_600_000;

export const contentKeys = {
  all: ['content'] as const,
  config: (regionId: number) => ['content', regionId, 'config'] as const,
  help: () => ['content', 'help'] as const,
  agreement: (type: AgreementType, lang?: AgreementLang) => ['content', 'agreement', type, lang] as const,
};

export const contentQueries = {
  /** Contacts, social links, app images and policies of the region (S2.88–S2.100). */
  config: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: contentKeys.config(regionId),
      staleTime: hourMs,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/webConfig/getPcWebConfig', { params: { query: { regionId } }, signal })),
    }),
  /** What shoppers ask, by topics, with the answers (S2.55). */
  help: ({ api }: Shop) =>
    queryOptions({
      queryKey: contentKeys.help(),
      staleTime: hourMs,
      queryFn: async ({ signal }) => unwrap(await api.GET('/help/topics', { signal })),
    }),
  /** An agreement, in the language of its link (Z14) or, without one, of the interface (S2.52–S2.54). */
  agreement: ({ api }: Shop, type: AgreementType, lang?: AgreementLang) =>
    queryOptions({
      queryKey: contentKeys.agreement(type, lang),
      staleTime: hourMs,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/agreement/{type}', { params: { path: { type }, query: { lang } }, signal })),
    }),
};
