import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { DownloadPopup } from '#src/design-system/panels/mall/DownloadPopup.tsx';
import { QrCode } from '#src/design-system/primitives/media/QrCode.tsx';
import { AppStores } from './AppStores.tsx';

const messages = defineMessages({
  code: {
    id: 'downloadOffer.code',
    defaultMessage: 'QR code of iCan Mall',
    description: 'Heard for the QR code',
  },
});

/** The popup with what this mall has for phones (S2.97, S2.98). */
export function DownloadOffer({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data: config } = useQuery(contentQueries.config(useShop()));
  const label = formatMessage(messages.code);
  const apps = config?.apps;
  const drawn = apps?.qrImg;
  return (
    <DownloadPopup
      qr={
        drawn ? (
          <img src={drawn} alt={label} className="size-full" />
        ) : (
          <QrCode value={window.location.origin} label={label} className="size-full" />
        )
      }
      stores={(apps?.iosUrl || apps?.androidUrl) && <AppStores apps={apps} />}
      onClose={onClose}
    />
  );
}
