import { useMutation } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  wrong: {
    id: 'download.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast: the data could not be fetched',
  },
});

const fileName = 'ican-mall-account.json';

/** Takes everything that is kept about the reader home, as a file. */
export function useDownload() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutate, isPending } = useMutation(userMutations.download(useShop()));
  const download = () =>
    mutate(undefined, {
      onSuccess(data) {
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        const address = URL.createObjectURL(file);
        const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
        link.click();
        URL.revokeObjectURL(address);
      },
      onError: (error) =>
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong)),
    });
  return { download, downloading: isPending };
}
