export { LogisticsPage as Component } from './LogisticsPage.tsx';
