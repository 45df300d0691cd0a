import type { Notification } from '#openapi/schema.gen.ts';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { HtmlContent } from '#src/design-system/primitives/text/HtmlContent.tsx';

type AnnouncementDialogProps = { announcement: Notification; onClose: () => void };

/** All that an announcement says which leads nowhere, over the list. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  return (
    <Dialog title={announcement.title} onClose={onClose}>
      <HtmlContent html={announcement.contentHtml} />
    </Dialog>
  );
}
