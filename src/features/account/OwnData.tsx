import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { useDownload } from './use-download.ts';

const messages = defineMessages({
  title: { id: 'ownData.title', defaultMessage: 'Your data', description: 'Heading' },
  download: { id: 'ownData.download', defaultMessage: 'Download my data', description: 'Button' },
  what: {
    id: 'ownData.what',
    defaultMessage: 'Everything we keep about you, in one file.',
    description: 'Beside the button',
  },
  remove: {
    id: 'ownData.remove',
    defaultMessage: 'Delete my account',
    description: 'Button: opens a question',
  },
  wait: {
    id: 'ownData.wait',
    defaultMessage: 'The account is deleted after 14 days. Until then you can change your mind.',
    description: 'Beside the button',
  },
});

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2';

/** What the mall keeps about the reader: to be taken home, or to be forgotten. */
export function OwnData({ user }: { user: UserInfo }) {
  const { download, downloading } = useDownload();
  const [asks, setAsks] = useState(false);
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <div className="grid gap-4">
        <div className={row}>
          <p className="text-fg-2">
            <FormattedMessage {...messages.what} />
          </p>
          <Button tone="outline" busy={downloading} onClick={download}>
            <FormattedMessage {...messages.download} />
          </Button>
        </div>
        {!user.deletionAt && (
          <div className={`${row} border-t border-line pt-4`}>
            <p className="text-fg-2">
              <FormattedMessage {...messages.wait} />
            </p>
            <Button tone="ghost" className="-mx-5 text-danger!" onClick={() => setAsks(true)}>
              <FormattedMessage {...messages.remove} />
            </Button>
          </div>
        )}
      </div>
      {asks && <DeletionDialog user={user} onClose={() => setAsks(false)} />}
    </Panel>
  );
}
