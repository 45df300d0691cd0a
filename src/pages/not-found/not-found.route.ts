/** The catch-all: an address that no screen has is answered with status 404 (S2.40). */
export function loader() {
  throw new Response(null, { status: 404 });
}

/** Never shown: the loader always refuses, and the words for it stand in place of the screen. */
export const Component = () => null;
