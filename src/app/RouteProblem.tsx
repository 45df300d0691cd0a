import { defineMessages, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { paths } from '#src/domain/urls.ts';

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

/** The words for a screen that does not exist or could not be shown. */
export function RouteProblem() {
  const error = useRouteError();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === notFound;
  const title = formatMessage(missing ? messages.notFound : messages.wrong);
  return (
    <div className="py-6">
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      {missing ? <NotFoundState href={paths.home} /> : <ErrorState onRetry={() => void revalidate()} />}
    </div>
  );
}
