export { MyReviewsPage as Component } from './MyReviewsPage.tsx';
