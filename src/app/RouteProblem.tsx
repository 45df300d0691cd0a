import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { MissingCode } from '#src/domain/late-code.ts';
import { paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { footerMessages } from '#src/features/shell/footer-messages.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';

const messages = defineMessages({
  notFound: {
    id: 'routeError.notFound',
    defaultMessage: 'Page not found',
    description: 'Browser title',
  },
  wrong: {
    id: 'routeError.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Browser title and heading',
  },
  closed: {
    id: 'routeError.closed',
    defaultMessage: 'We are working on the mall. It opens again soon.',
    description: 'In place of a screen while the service is closed for work on it',
  },
});

/** Further links besides home: all categories, and help. */
const ways = [
  { to: paths.categories, name: footerMessages.categories },
  { to: paths.help, name: footerMessages.support },
];

const notFound = 404;
const unavailable = 503;

/** The words for a screen that does not exist or could not be shown. */
export function RouteProblem() {
  const error = useRouteError();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === notFound;
  // The router does not load a failed chunk again, so the page is reloaded.
  const again = () => (error instanceof MissingCode ? browserNavigation.reload() : void revalidate());
  const closed = isRouteErrorResponse(error) && error.status === unavailable;
  const title = formatMessage(missing ? messages.notFound : messages.wrong);
  return (
    <div className="py-6">
      <title>{title}</title>
      {missing ? (
        <NotFoundState
          whole
          href={paths.home}
          ways={ways.map(({ to, name }) => (
            <LinkButton key={to} to={to} tone="ghost">
              <FormattedMessage {...name} />
            </LinkButton>
          ))}
        />
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <LoadFailed onRetry={again} text={closed ? formatMessage(messages.closed) : undefined} />
        </>
      )}
    </div>
  );
}
