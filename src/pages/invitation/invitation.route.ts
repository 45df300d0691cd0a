export { InvitationPage as Component } from './InvitationPage.tsx';
