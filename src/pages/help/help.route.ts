import { contentQueries } from '#src/data/content/content.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { askedHelp } from './find-answers.ts';

export { HelpPage as Component } from './HelpPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  const [topics] = await Promise.all([need(contentQueries.help(shop)), need(contentQueries.config(shop))]);
  if (askedHelp(topics, new URL(args.request.url).searchParams).missing) {
    throw new Response(null, { status: 404 });
  }
  return null;
}
