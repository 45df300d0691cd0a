import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { LoginModal } from '#src/design-system/modals/LoginModal.tsx';
import { paths } from '#src/domain/urls.ts';
import { useMemory } from '#src/state/memory.ts';
import { useCodeLogin } from './use-code-login.ts';

const membersOnly: readonly string[] = [
  paths.cart,
  paths.checkout,
  paths.paymentMethod,
  paths.orderPlaced,
  paths.orderDetails,
  paths.toPay,
  paths.toDeliver,
  paths.toReceive,
  paths.completed,
  paths.settings,
  paths.profile,
].map((path) => path.toLowerCase());

/** The login modal joined to the service; the country codes are those of the sales regions, the own one first. */
export function LoginDialog() {
  const shop = useShop();
  const { ui, resume } = useMemory();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const { sendCode, logIn, resendAt, sending, entering } = useCodeLogin();
  const codes = regions
    .toSorted((a, b) => Number(b.regionId === shop.regionId) - Number(a.regionId === shop.regionId))
    .map(({ phoneCode, regionName }) => ({ key: phoneCode, name: `${regionName} (+${phoneCode})` }));
  const onMembersPage = membersOnly.includes(pathname.toLowerCase());

  const close = () => {
    resume.forget();
    ui.set({ loginModal: false });
    if (onMembersPage) void navigate(paths.home);
  };
  return (
    <LoginModal
      key={codes.length}
      codes={codes}
      onSendCode={sendCode}
      onLogIn={(to, code) => {
        if (onMembersPage) resume.keep({ kind: 'open', path: pathname + search }, Date.now());
        return logIn(to, code);
      }}
      resendAt={resendAt}
      sending={sending}
      entering={entering}
      onClose={close}
    />
  );
}
