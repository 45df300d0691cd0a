export { OrderReceiptPage as Component } from './OrderReceiptPage.tsx';
