import { contentQueries } from '#src/data/content/content.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { agreementLang, isAgreement } from '#src/domain/agreement/agreements.ts';

export { AgreementPage as Component } from './AgreementPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  const { type } = args.params;
  if (!isAgreement(type)) throw new Response(null, { status: 404 });
  await need(contentQueries.agreement(shop, type, agreementLang(new URL(args.request.url).searchParams)));
  return null;
}
