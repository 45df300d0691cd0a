export { CreditsPage as Component } from './CreditsPage.tsx';
