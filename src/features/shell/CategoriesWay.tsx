import { LayoutGrid } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { headerLink } from '#src/design-system/layout/header-link.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { useWide } from '#src/design-system/primitives/overlay/use-wide.ts';
import { lateComponent } from '#src/domain/late-component.tsx';
import { isPlainPress } from '#src/domain/plain-press.ts';
import { paths } from '#src/domain/urls.ts';
import { wayMessages } from './way-messages.ts';

const CategoriesMenu = lateComponent(async () => (await import('./CategoriesMenu.tsx')).CategoriesMenu);

/**
 * The way to all categories. On wide screens a press opens them below it; on a phone, in another tab and without script it
 * leads to their page.
 */
export function CategoriesWay() {
  const { pathname } = useLocation();
  // Until it is alive, and without script, it says no more than that it is a link.
  const wide = useWide(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const near = () => void (wide && CategoriesMenu.bring().catch(() => undefined));
  const shown = wide && anchor;
  return (
    <>
      <TextLink
        plain
        to={paths.categories}
        aria-current={pathname === paths.categories ? 'page' : undefined}
        aria-haspopup={wide ? 'dialog' : undefined}
        aria-expanded={wide ? anchor !== null : undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          if (!wide || !isPlainPress(event)) return;
          event.preventDefault();
          setAnchor(anchor ? null : event.currentTarget);
        }}
        className={headerLink}
      >
        <LayoutGrid aria-hidden className="size-4" strokeWidth={2} />
        <FormattedMessage {...wayMessages.categories} />
      </TextLink>
      {shown && <CategoriesMenu anchor={shown} onClose={() => setAnchor(null)} />}
    </>
  );
}
