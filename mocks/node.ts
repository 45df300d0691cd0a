import { setupServer } from 'msw/node';
import { quietDay } from './quiet-day.ts';

/** The mocked service of a test; the test calls `listen({ onUnhandledRequest: 'error' })`. */
export const mockedService = setupServer(...quietDay);
