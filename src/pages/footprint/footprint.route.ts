export { FootprintPage as Component } from './FootprintPage.tsx';
