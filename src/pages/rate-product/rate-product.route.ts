export { RateProductPage as Component } from './RateProductPage.tsx';
