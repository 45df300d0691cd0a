export { CollectionPage as Component } from './CollectionPage.tsx';
