import { type ComponentProps, useState } from 'react';
import { SearchBar } from '#src/design-system/panels/search/SearchBar.tsx';

/** A search box that remembers what happens to it. */
export function KeptSearchBar(props: ComponentProps<typeof SearchBar>) {
  const [typed, type] = useState(props.typed);
  const [open, setOpen] = useState(props.open);
  const [history, remember] = useState(props.history);
  const found = props.suggestions.filter((term) => term.startsWith(typed));
  return (
    <SearchBar
      {...props}
      typed={typed}
      open={open}
      history={history}
      suggestions={found}
      onType={(text) => {
        props.onType(text);
        type(text);
      }}
      onOpen={setOpen}
      onForget={(gone) => {
        props.onForget(gone);
        remember((now) => now.filter((term) => term !== gone));
      }}
      onForgetAll={() => {
        props.onForgetAll();
        remember([]);
      }}
    />
  );
}
