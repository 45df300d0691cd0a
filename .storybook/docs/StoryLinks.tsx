type StoryLinksProps = { stories: { id: string; name: string }[] };

/** The way to each story of a component, where its play and its checks run. */
export function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <>
      <h2 id="stories">Stories</h2>
      <ul className="sb-unstyled my-4 flex flex-wrap gap-2">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`./?path=/story/${id}`}
              target="_top"
              className="inline-block rounded-full border border-line-2 px-3 py-1.5 text-sm text-fg hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
