export { ChatPage as Component } from './ChatPage.tsx';
