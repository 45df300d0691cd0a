export { RefundPage as Component } from './RefundPage.tsx';
