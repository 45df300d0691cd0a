import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { WebConfig } from '#openapi/schema.gen.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useInBrowser } from '#src/domain/use-in-browser.ts';
import { AppStores } from './AppStores.tsx';

const QrCode = onDemand(async () => (await import('#src/design-system/primitives/media/QrCode.tsx')).QrCode);

const messages = defineMessages({
  scan: {
    id: 'appWays.scan',
    defaultMessage: 'Scan with your phone’s camera to open the mall there.',
    description: 'Beside a QR code of this shop (S2.98)',
  },
  code: { id: 'appWays.code', defaultMessage: 'QR code of iCan Mall', description: 'Heard for the QR code' },
});

/** Ways to the mall on a phone: a code for the camera, and the app where there is one (S2.87, S2.97, S2.98). */
export function AppWays({ apps }: { apps: WebConfig['apps'] | undefined }) {
  const { formatMessage } = useIntl();
  // Which address this shop has, the browser knows best.
  const origin = useInBrowser() && window.location.origin;
  return (
    <div className="flex items-start gap-4">
      <div className="size-24 shrink-0 rounded-md bg-white">
        {apps?.qrImg ? (
          <img src={apps.qrImg} alt={formatMessage(messages.code)} className="size-full rounded-md" />
        ) : (
          origin && <QrCode value={origin} label={formatMessage(messages.code)} />
        )}
      </div>
      <div className="grid justify-items-start gap-2 text-sm text-fg-2">
        <p>
          <FormattedMessage {...messages.scan} />
        </p>
        <AppStores apps={apps} />
      </div>
    </div>
  );
}
