import { loopbackNames } from '#service/http/visitor.ts';

type Known = {
  /** `PUBLIC_ORIGIN`, the address that shoppers type; undefined when it is not configured. */
  publicOrigin: string | undefined;
  port: number | string;
};

/**
 * The mall's origin for links in pages, robots.txt and the sitemap. Without a public origin a request may only choose between the
 * three names of this machine at our own port; every other Host header is ignored and gives `http://localhost`.
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
