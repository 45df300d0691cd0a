import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type ReviewOfProps = {
  href: string;
  name: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
  pic: string;
};

/** Below a review among those of many products: the one that it is of. */
export function ReviewOf({ href, name, lang, pic }: ReviewOfProps) {
  return (
    <TextLink plain to={href} className="group flex min-h-11 min-w-0 items-center gap-2.5 text-sm text-fg-2">
      <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-tile">
        <Picture src={pic} alt="" width={40} height={40} sizes="40px" className="tile-photo" />
      </span>
      <span lang={lang} className="min-w-0 truncate group-hover:underline">
        {name}
      </span>
    </TextLink>
  );
}
