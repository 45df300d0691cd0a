import { lazy } from 'react';

/** The docs page of every component. */
export const DocsPage = lazy(async () => ({ default: (await import('./ComponentDocs.tsx')).ComponentDocs }));
