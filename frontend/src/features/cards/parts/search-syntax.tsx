/** The search language, in a sheet beside the page: short examples in groups, each of which can be run. */
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { cardResultsPath } from '../../../lib/paths';
import type { SearchDisplay } from '../../../lib/search-display';
import { useWayBack } from '../../../lib/use-way-back';
import { texts } from '../../../texts';
import { SideSheet } from '../../../ui/side-sheet';
import { searchLanguage } from './search-language';
import classes from './search-syntax.module.css';
import { useExampleFacts } from './use-example-facts';

const { syntax } = texts.cards;

/** The button that opens the sheet, and the sheet. It has a history entry of its own: Back closes it. */
export function SearchSyntax({ display }: { display?: SearchDisplay }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const opened = (state as { syntax?: unknown } | null)?.syntax === true;
  const close = useWayBack(opened);
  const open = () =>
    void navigate(
      { pathname, search, hash },
      { state: { ...(state as object | null), syntax: true }, preventScrollReset: true },
    );
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={open}>
        {syntax.title}
      </button>
      <SideSheet opened={opened} onClose={close} title={syntax.title}>
        <p className={classes.intro}>{syntax.intro}</p>
        <Groups display={display} />
      </SideSheet>
    </>
  );
}

/** Drawn when the sheet is open: only then is the catalogue asked what the examples can name. */
function Groups({ display }: { display: SearchDisplay | undefined }) {
  const facts = useExampleFacts();
  return searchLanguage(facts).map(({ title, note, examples }) => (
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
}
