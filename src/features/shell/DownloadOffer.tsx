import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { DownloadPopup } from '#src/design-system/modals/DownloadPopup.tsx';
import { QrCode } from '#src/design-system/primitives/QrCode.tsx';
import { AppStores } from './AppStores.tsx';

const messages = defineMessages({
  code: {
    id: 'downloadOffer.code',
    defaultMessage: 'QR code of this shop',
    description: 'Heard for the QR code',
  },
});

/** The popup with what this mall has for phones (S2.97, S2.98). */
export function DownloadOffer({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data: config } = useQuery(contentQueries.config(useShop()));
  const label = formatMessage(messages.code);
  const drawn = config?.apps.qrImg;
  return (
    <DownloadPopup
      qr={
        drawn ? (
          <img src={drawn} alt={label} className="size-full" />
        ) : (
          <QrCode value={window.location.origin} label={label} className="size-full" />
        )
      }
      stores={<AppStores apps={config?.apps} />}
      onClose={onClose}
    />
  );
}
