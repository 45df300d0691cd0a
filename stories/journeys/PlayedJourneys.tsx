import { played } from './journeys.ts';

/** The journeys that are played, as links into the workbench. */
export const PlayedJourneys = () => (
  <ul>
    {played.map(([name, id]) => (
      <li key={id}>
        <a href={`?path=/story/${id}`} target="_top" className="text-link underline">
          {name}
        </a>
      </li>
    ))}
  </ul>
);
