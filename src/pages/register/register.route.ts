export { RegisterPage as Component } from './RegisterPage.tsx';
