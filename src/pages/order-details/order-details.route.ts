export { OrderDetailsPage as Component } from './OrderDetailsPage.tsx';
