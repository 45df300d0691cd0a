import { loopbackNames } from '#service/http/visitor.ts';

type Known = {
  /** The address that shoppers type; undefined where none is configured. */
  publicOrigin: string | undefined;
  port: number | string;
};

/**
 * The origin that pages, robots.txt and the sitemap name as their own. Without a public one it is this machine's: a request
 * chooses only between its three names at our own port, and whatever else it says of its host is mirrored nowhere.
 */
export function ownOrigin({ publicOrigin, port }: Known): (request: Request) => string {
  if (publicOrigin !== undefined) return () => publicOrigin;
  const own = new Set(loopbackNames.map((name) => new URL(`http://${name}:${port}`).origin));
  const standard = new URL(`http://localhost:${port}`).origin;
  return (request) => {
    const { origin } = new URL(request.url);
    return own.has(origin) ? origin : standard;
  };
}
