import type { StaticHandlerContext } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { catalogueModule } from '#src/i18n/message-files.ts';
import type { Language } from '#src/i18n/languages.ts';
import { mainAnswerFailed } from './main-answer.ts';
import type { PageState } from './page-state.ts';
import { pageStatus, unavailable } from './page-status.ts';
import { screenModule } from './screen-modules.ts';
import { type ScreenHandle, wordsOf } from './screen.ts';

const handleOf = ({ matches }: StaticHandlerContext) =>
  matches.at(-1)?.route.handle as ScreenHandle | undefined;

/** The HTTP status of a page: of its error, or of the answer that it cannot do without. */
export function statusOf(context: StaticHandlerContext, regionId: number, answers: QueryClient): number {
  const [error] = Object.values(context.errors ?? {}) as unknown[];
  if (error !== undefined) return pageStatus(error);
  return mainAnswerFailed(handleOf(context)?.name, regionId, answers) ? unavailable : context.statusCode;
}

/** The source modules whose files a page needs besides those of every page: its screen's code and its words. */
export const modulesOf = (context: StaticHandlerContext, language: Language): string[] => [
  ...context.matches
    .map(({ route }) => screenModule((route.handle as ScreenHandle | undefined)?.name))
    .filter((file) => file !== undefined),
  // An address that no screen has needs the words of any screen.
  ...wordsOf(handleOf(context) ?? {}).map((part) => catalogueModule(language, part)),
];

/** Serialises errors for the browser's router, without internal messages or stacks. */
export function errorsOf({ errors }: StaticHandlerContext): PageState['router']['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, unknown]) => {
      return [
        id,
        {
          status: pageStatus(error),
          statusText: '',
          data: null,
          internal: false,
          __type: 'RouteErrorResponse',
        },
      ];
    }),
  );
}
