export { UnsubscribePage as Component } from './UnsubscribePage.tsx';
