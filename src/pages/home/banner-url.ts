import type { HomeLink } from '#openapi/schema.gen.ts';
import { categoryUrl, tagUrl } from '#src/domain/urls.ts';

const toCategory = 1;

/** Where a button of a banner leads. */
export const bannerUrl = ({ type, relation, name, text }: HomeLink): string =>
  type === toCategory ? categoryUrl(relation, name ?? text) : tagUrl(relation, name ?? text);
