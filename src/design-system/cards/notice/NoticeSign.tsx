import type { LucideIcon } from 'lucide-react';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

type NoticeSignProps = {
  /** The sign of its kind, where it has no picture. */
  icon: LucideIcon;
  /** A product of the order, or the picture of an announcement. */
  pic?: string | null | undefined;
};

/** What a notice is about, at a glance: a square photograph of 44 px, or a round sign. */
export function NoticeSign({ icon: Icon, pic }: NoticeSignProps) {
  if (pic)
    return (
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-sunken">
        <Picture src={pic} alt="" width={44} height={44} sizes="44px" className="object-cover" />
      </span>
    );
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  );
}
