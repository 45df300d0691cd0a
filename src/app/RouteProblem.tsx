import { defineMessages, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

const messages = defineMessages({
  notFound: {
    id: 'routeError.notFound',
    defaultMessage: 'Page not found',
    description: 'Browser title and heading',
  },
  wrong: {
    id: 'routeError.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Browser title and heading',
  },
});

const notFound = 404;

/** A screen's code did not come. Browsers keep such a failure as long as the document lives, so only a new one helps. */
const codeMissing = (error: unknown) => error instanceof Error && /module|too long/i.test(error.message);

/** The words for a screen that does not exist or could not be shown. */
export function RouteProblem() {
  const error = useRouteError();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === notFound;
  const again = () => (codeMissing(error) ? window.location.reload() : void revalidate());
  const title = formatMessage(missing ? messages.notFound : messages.wrong);
  return (
    <div className="py-6">
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      {missing ? <NotFoundState href={paths.home} /> : <LoadFailed onRetry={again} />}
    </div>
  );
}
