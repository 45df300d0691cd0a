export { OrderPlacedPage as Component } from './OrderPlacedPage.tsx';
