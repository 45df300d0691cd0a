export { PaymentPage as Component } from './PaymentPage.tsx';
