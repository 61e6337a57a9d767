/** Searches that show what the box understands; each leads to its results. */
import { Link } from 'react-router-dom';
import { cardResultsPath } from '../../../lib/card-paths';
import { texts } from '../../../texts';
import classes from './search-examples.module.css';

interface SearchExamplesProps {
  /** A search as typed, and what it finds. */
  examples: readonly { search: string; finds: string }[];
}

export const SearchExamples = ({ examples }: SearchExamplesProps) => (
  <ul className={classes.examples} aria-label={texts.cards.finder.examples}>
    {examples.map(({ search, finds }) => (
      <li key={finds}>
        <Link className={classes.example} to={cardResultsPath(search)}>
          <code>{search}</code> <span>{finds}</span>
        </Link>
      </li>
    ))}
  </ul>
);
