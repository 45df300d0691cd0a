import { cx } from 'class-variance-authority';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { useDrop } from '#src/design-system/primitives/form/use-drop.ts';
import { pictureTypes } from '#src/domain/picture-file.ts';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { useAvatar } from './use-avatar.ts';

const messages = defineMessages({
  change: {
    id: 'avatarField.change',
    defaultMessage: 'Change picture',
    description: 'Opens the photos of the device',
  },
  remove: { id: 'avatarField.remove', defaultMessage: 'Remove picture', description: 'Button' },
  hint: {
    id: 'avatarField.hint',
    defaultMessage: 'JPEG, PNG or WebP, 5 MB at most. Where and when it was taken is not kept.',
    description: 'Below the picture',
  },
  drop: {
    id: 'avatarField.drop',
    defaultMessage: 'You can also drop it here.',
    description: 'Beside it, where there is a mouse',
  },
});

/** The reader's picture: chosen from the device or dropped here, looked at, sent. */
export function AvatarField({ user }: { user: UserInfo }) {
  const { formatMessage, locale } = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File>();
  const { progress, fault, saving, send, stop, forgetFault, remove } = useAvatar(user);
  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    forgetFault();
    setFile(chosen);
  };
  const over = useDrop(area, choose, file !== undefined);
  const cancel = () => {
    stop();
    setFile(undefined);
  };
  return (
    <div
      ref={area}
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-lg border-[1.5px] border-dashed p-3 -m-3',
        over ? 'border-primary bg-primary-soft' : 'border-transparent',
      )}
    >
      <Avatar name={user.nickName} pic={user.avatarUrl} size="lg" />
      <div className="grid min-w-0 shrink basis-60 grow gap-2">
        <div className="flex flex-wrap gap-2">
          <label className="relative inline-flex min-h-11 items-center gap-2 rounded-md border-[1.5px] border-control px-4 text-base font-semibold hover:border-fg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <Camera aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.change} />
            <input
              type="file"
              accept={pictureTypes.join()}
              aria-label={formatMessage(messages.change)}
              onChange={({ currentTarget }) => {
                choose([...(currentTarget.files ?? [])]);
                // The same file may be chosen again.
                currentTarget.value = '';
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          {user.avatarUrl && (
            <Button tone="ghost" busy={saving && !file} onClick={remove}>
              <FormattedMessage {...messages.remove} />
            </Button>
          )}
        </div>
        <p className="text-xs text-fg-3">
          <FormattedMessage {...messages.hint} />
          {sentenceGap(locale)}
          <span className="max-nav:hidden">
            <FormattedMessage {...messages.drop} />
          </span>
        </p>
      </div>
      {file && (
        <AvatarDialog
          file={file}
          progress={progress}
          saving={saving}
          fault={fault}
          onCancel={cancel}
          onSend={() => void send(file).then((taken) => taken && setFile(undefined))}
        />
      )}
    </div>
  );
}
