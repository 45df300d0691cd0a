import { defineMessages, useIntl } from 'react-intl';
import type { FootprintItem } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import type { FootprintList } from '#src/features/footprint/footprint-list.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{ removed: { count: number }; cleared: {}; undo: {}; failed: {} }>({
  removed: {
    id: 'forgetting.removed',
    defaultMessage: '{count, plural, one {Removed from the footprint} other {# removed from the footprint}}',
    description: 'Toast with the button "Undo"',
  },
  cleared: {
    id: 'forgetting.cleared',
    defaultMessage: 'Your footprint is now empty',
    description: 'Toast after everything was removed',
  },
  undo: { id: 'forgetting.undo', defaultMessage: 'Undo', description: 'Button of a toast' },
  failed: {
    id: 'forgetting.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

/** Removes from a footprint, says so, and offers the way back. */
export function useForgetting({ remove, clear }: FootprintList) {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const orSayNo = (work: Promise<void>) =>
    work.catch((error: unknown) =>
      ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed)),
    );

  async function forget(items: readonly FootprintItem[]) {
    const undo = await remove(items);
    ui.say('success', formatMessage(messages.removed, { count: items.length }), {
      name: formatMessage(messages.undo),
      onPress: () => void orSayNo(undo()),
    });
  }

  async function forgetAll() {
    await clear();
    ui.say('success', formatMessage(messages.cleared));
  }

  return {
    forget: (items: readonly FootprintItem[]) => void orSayNo(forget(items)),
    forgetAll: () => void orSayNo(forgetAll()),
  };
}
