import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { PlainLayout } from '#src/app/PlainLayout.tsx';
import { routes } from '#src/app/routes.ts';

/** What a screen's `*.route.ts` exports. */
export type PageModule = Pick<RouteObject, 'Component'> & { loader?: RouteObject['loader'] };

/** The shop's routes from the frame down to the screen of an address. */
function wayTo(path: string, among: RouteObject[] = routes): RouteObject[] | undefined {
  for (const route of among) {
    if (route.path === path) return [route];
    const below = wayTo(path, route.children ?? []);
    if (below) return [route, ...below];
  }
  return undefined;
}

/** A frame whose code comes later in the shop is there at once. */
const atOnce = ({ lazy, ...route }: RouteObject): RouteObject =>
  lazy && route.id === 'plain' ? { ...route, Component: PlainLayout } : route;

/** A screen with its loader in the shop's own frame; every other address says where it leads. */
export function pageRoutes(path: string, { Component, loader }: PageModule): RouteObject[] {
  const way = wayTo(path);
  const screen = way?.pop();
  if (!way || !screen) throw new Error(`The shop has no screen at ${path}`);
  const own: RouteObject[] = [{ id: screen.id, path, handle: screen.handle as unknown, Component, loader }];
  if (path !== '*') own.push({ path: '*', Component: Elsewhere });
  return way.reduceRight<RouteObject[]>(
    (children, route) => [{ ...atOnce(route), index: false, children }],
    own,
  );
}

/** The frame's own answers come with the page (`frame-answers.ts`), so its loader need not run. */
export const framesAreLoaded = { loaderData: Object.fromEntries(routes.map(({ id }) => [id, null])) };

/** Where a story's link or button led to. A picture of it would be none of the story's screen (tests/visual/place.ts). */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1 data-elsewhere>{pathname + search}</h1>
      <button type="button" className="underline" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
