import type { WebConfig } from '#openapi/schema.gen.ts';

const stores = [
  { key: 'iosUrl', name: 'App Store' },
  { key: 'androidUrl', name: 'Google Play' },
] as const;

/** The stores that have the mall's app; nothing where there is none (S2.97). */
export function AppStores({ apps }: { apps: WebConfig['apps'] | undefined }) {
  return stores.map(({ key, name }) => {
    const url = apps?.[key];
    return (
      url && (
        <a
          key={key}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center rounded-md bg-inv px-4 font-semibold text-fg-inv"
        >
          {name}
        </a>
      )
    );
  });
}
