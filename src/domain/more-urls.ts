import { searchSlug } from './search-slug.ts';
import { paths } from './urls.ts';

/** A category's page with one of the categories below it selected (S2.3). */
export const selectedUrl = (categoryPage: string, categoryId: number, name: string) =>
  `${categoryPage}/prods/${searchSlug(name)}-${categoryId}`;

/** What is to be discovered in a category (S2.35). */
export const discoverUrl = (categoryId: number, name: string) =>
  `${paths.discover}/sub/${searchSlug(name)}-${categoryId}`;
