declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons that the shop's components import, by name. */
  export const icons: Record<string, LucideIcon>;
}

declare module 'virtual:where-used' {
  /** For each file of the mall the folders of the screens that load it. */
  export const screensOf: Record<string, string[]>;
}
