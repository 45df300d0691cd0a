import { useNavigate } from 'react-router-dom';
import { chatUrl } from '#src/domain/urls.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';

/** Opens the conversation with a shop; a visitor signs in first and is led there then (S6.11). */
export function useChatWith() {
  const navigate = useNavigate();
  const signInFirst = useSignInFirst();
  return (shopId: number, prodId?: number) => {
    const path = chatUrl(shopId, prodId);
    signInFirst({ kind: 'open', path }, () => void navigate(path));
  };
}
