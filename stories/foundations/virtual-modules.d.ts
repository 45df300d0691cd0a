declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons that the shop's components import, by name. */
  export const icons: Record<string, LucideIcon>;
}
