import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const messages = defineMessages<{ ios: {}; android: {}; get: {} }>({
  ios: {
    id: 'storeBadge.ios',
    defaultMessage: 'Get the app in the App Store',
    description: 'Name of a link',
  },
  android: {
    id: 'storeBadge.android',
    defaultMessage: 'Get the app on Google Play',
    description: 'Name of a link',
  },
  get: {
    id: 'storeBadge.get',
    defaultMessage: 'Get it from',
    description: 'Small words above a store’s name',
  },
});

/** Names of others, the same in every language. */
const names = { ios: 'App Store', android: 'Google Play' } as const;

type StoreBadgeProps = {
  /** The store of which phones it is. */
  store: keyof typeof names;
  /** The mall's app in that store. */
  href: string;
};

/** The way to the mall's app in a store, as a picture of our own: no store's mark is used (S2.97). */
export function StoreBadge({ store, href }: StoreBadgeProps) {
  const { formatMessage } = useIntl();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(messages[store])}
      className="inline-flex min-h-12 min-w-36 items-center gap-2.5 rounded-md bg-inv px-3.5 py-1.5 text-fg-inv hover:opacity-90"
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="size-7 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <rect x="6" y="1.8" width="12" height="20.4" rx={store === 'ios' ? 3 : 2} />
        {store === 'ios' ? (
          <>
            <path d="M10.5 4.3h3" strokeLinecap="round" />
            <path d="M12 8v7m-2.8-2.8L12 15l2.8-2.8" strokeLinecap="round" strokeLinejoin="round" />
          </>
        ) : (
          <>
            <circle cx="12" cy="4.4" r=".7" fill="currentColor" stroke="none" />
            <path d="M9 10.2h6l.5 6.3h-7z" strokeLinejoin="round" />
            <path d="M10.4 10.2v-.6a1.6 1.6 0 0 1 3.2 0v.6" strokeLinecap="round" />
          </>
        )}
        <path d="M10.2 19.4h3.6" strokeLinecap="round" />
      </svg>
      <span aria-hidden className="grid text-left leading-tight">
        <span className="text-xs opacity-80">
          <FormattedMessage {...messages.get} />
        </span>
        <span className="font-semibold">{names[store]}</span>
      </span>
    </a>
  );
}
