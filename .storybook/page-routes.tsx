import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { RouteError } from '#src/app/RouteError.tsx';
import { LoginHost } from '#src/features/auth/LoginHost.tsx';
import { OfflineHost } from '#src/features/shell/OfflineHost.tsx';
import { ToastHost } from '#src/features/shell/ToastHost.tsx';

/** What a screen's `*.route.ts` exports. */
export type PageModule = Pick<RouteObject, 'Component'> & { loader?: RouteObject['loader'] };

/** The place of a screen, with what may lie over it. */
function Place() {
  return (
    <>
      <OfflineHost />
      <main id="main" className="page-width min-h-[60vh]">
        <Outlet />
      </main>
      <LoginHost />
      <ToastHost />
    </>
  );
}

/** A screen with its loader, as the shop mounts it; every other address says where it leads. */
export function pageRoutes(path: string, { Component, loader }: PageModule): RouteObject[] {
  return [
    {
      Component: Place,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { path, Component, loader },
            { path: '*', Component: Elsewhere },
          ],
        },
      ],
    },
  ];
}

/** Where a story's link or button led to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}
