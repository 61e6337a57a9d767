/** Short examples of the search language in groups, each of which can be run. */
import { Link } from 'react-router-dom';
import { cardResultsPath } from '../../../lib/card-paths';
import type { SearchDisplay } from '../../../lib/search-display';
import { texts } from '../../../texts';
import { searchLanguage } from './search-language';
import classes from './search-syntax.module.css';
import { useExampleFacts } from './use-example-facts';

/** Drawn when the sheet is open: only then is the catalogue asked what the examples can name. */
export default function SyntaxExamples({ display }: { display?: SearchDisplay | undefined }) {
  const facts = useExampleFacts();
  const groups = searchLanguage(facts).map(({ title, note, examples }) => (
    <section key={title} className={classes.group} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {note && <p className={classes.note}>{note}</p>}
      <ul className={classes.examples}>
        {examples.map(([query, finds]) => (
          <li key={finds}>
            <Link className={classes.example} to={cardResultsPath(query, display)} replace>
              <code className={classes.query}>{query}</code>
              <span>{finds}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <p className={classes.intro}>{texts.cards.syntax.intro}</p>
      {groups}
    </>
  );
}
