import { roleGroups } from './roles.ts';
import { Swatches } from './Swatches.tsx';

/** Every role that there is, by what it is for, in both themes side by side. */
export function RoleSwatches() {
  return roleGroups.map(([title, names]) => (
    <section key={title} aria-label={title} className="sb-unstyled mt-6">
      <h3 className="text-h3">{title}</h3>
      <div className="grid gap-4 lg:grid-cols-2">
        <Swatches names={names} />
        <Swatches names={names} theme="dark" />
      </div>
    </section>
  ));
}
