import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMemory } from '#src/state/memory.ts';

const inviteKey = 'mall.invite';
const longest = 12;

/** The invite code of the link, which the tab remembers while its reader looks around. */
export function useInvite(): string {
  const { tab } = useMemory();
  const [search] = useSearchParams();
  const ofLink = (search.get('invite') ?? '').trim().slice(0, longest);
  useEffect(() => {
    if (ofLink) tab.write(inviteKey, ofLink);
  }, [tab, ofLink]);
  return ofLink || (tab.read<string>(inviteKey) ?? '');
}
