import { SearchBar } from '#src/design-system/panels/search/SearchBar.tsx';
import { useSearchBox } from './use-search-box.ts';

/** The search box of the header, joined to the service and to this browser's history. */
export function SearchBox() {
  const { type, setOpen, search, visit, forget, forgetAll, ...offered } = useSearchBox();
  return (
    <SearchBar
      {...offered}
      onType={type}
      onOpen={setOpen}
      onSearch={search}
      onVisit={visit}
      onForget={forget}
      onForgetAll={forgetAll}
    />
  );
}
