import { SearchBar } from '#src/design-system/layout/SearchBar.tsx';
import { useSearchBox } from './use-search-box.ts';

/** The search box of the header, joined to the service and to this browser's history. */
export function SearchBox() {
  const { typed, type, open, setOpen, search, suggestions, history, popular, forget, forgetAll } =
    useSearchBox();
  return (
    <SearchBar
      typed={typed}
      onType={type}
      open={open}
      onOpen={setOpen}
      onSearch={search}
      suggestions={suggestions}
      history={history}
      popular={popular}
      onForget={forget}
      onForgetAll={forgetAll}
    />
  );
}
