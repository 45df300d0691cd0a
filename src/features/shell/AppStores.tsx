import type { WebConfig } from '#openapi/schema.gen.ts';
import { StoreBadge } from '#src/design-system/primitives/media/StoreBadge.tsx';

/** The stores that have the mall's app; nothing where there is none (S2.97). */
export function AppStores({ apps }: { apps: WebConfig['apps'] | undefined }) {
  return (
    <>
      {apps?.iosUrl && <StoreBadge store="ios" href={apps.iosUrl} />}
      {apps?.androidUrl && <StoreBadge store="android" href={apps.androidUrl} />}
    </>
  );
}
