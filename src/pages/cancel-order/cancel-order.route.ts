export { CancelOrderPage as Component } from './CancelOrderPage.tsx';
