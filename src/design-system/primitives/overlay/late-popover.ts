import { lateComponent } from '#src/domain/late-component.tsx';

/** A popover whose code comes when its button is neared, or pressed. */
export const LatePopover = lateComponent(async () => (await import('./Popover.tsx')).Popover);
