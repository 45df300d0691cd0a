import type { UserInfo } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { AvatarField } from '#src/features/account/AvatarField.tsx';
import { ProfileForm } from '#src/features/account/ProfileForm.tsx';
import { ContactRows } from './ContactRows.tsx';

/** What one shows of oneself, and how one can be reached. */
export function ProfilePanel({ user }: { user: UserInfo }) {
  return (
    <Panel>
      <div className="grid gap-6">
        <AvatarField user={user} />
        <ProfileForm user={user} />
        <div className="border-t border-line pt-5">
          <ContactRows user={user} level={2} />
        </div>
      </div>
    </Panel>
  );
}
