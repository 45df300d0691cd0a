import 'react-router';

/** Loaders get a typed context: the router's middleware of version 8. */
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
