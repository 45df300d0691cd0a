export { WalletPage as Component } from './WalletPage.tsx';
