type TableProps = {
  /** Lines of cells, the first of them the heads; what stands between backticks is code. */
  lines: string[][];
};

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** A table of words. */
export function Table({ lines }: TableProps) {
  const [heads = [], ...rows] = lines;
  return (
    <div className="sb-unstyled my-4 overflow-x-auto">
      <table className="w-full text-left text-base text-fg [&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1">
        <thead>
          <tr className="text-sm text-fg-3">
            {heads.map((head) => (
              <th key={head} scope="col" className="pr-4 pb-1">
                {withCode(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()} className="border-t border-line align-top">
              {cells.map((cell, index) => (
                <td key={heads[index]} className="py-2 pr-4">
                  {withCode(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
