/** All cards that the visitor has promised and whose stock says that they are gone, in one list to answer. */
import { Link } from 'react-router-dom';
import { type ConflictEntry, useStockConflictsQuery } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { dealPath } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import classes from '../queue.module.css';
import { StockConflict } from './stock-conflict';

/** Somebody else's till may find one at any time; in milliseconds. */
const POLLING_MS = 60_000;

/** `home` takes the focus of an answer, which goes away with its entry. */
export function StockConflicts({ home }: { home: () => HTMLElement | null }) {
  const t = texts.stockConflicts;
  const query = useStockConflictsQuery(undefined, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { data, error, refetch, isFetching } = query;
  const focusProps = useFocusWhenLost(home);
  if (error && !data)
    return (
      <ErrorState
        message={problemText(error, t.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={classes.conflicts} aria-label={t.title} {...focusProps}>
      <h2 className={classes.name}>
        {t.title} <span className={classes.figure}>{data.total}</span>
      </h2>
      <p className={classes.note}>{t.lead}</p>
      <ul className={classes.list}>
        {data.rows.map((entry) => (
          <Entry key={entry.uuid} entry={entry} />
        ))}
      </ul>
      {data.after && <p className={classes.note}>{t.more}</p>}
    </section>
  );
}

const Entry = ({ entry }: { entry: ConflictEntry }) => (
  <li className={classes.entry}>
    <h3 className={classes.name}>
      <Link to={dealPath(entry.uuid)}>{partyName(entry.other)}</Link>
    </h3>
    <StockConflict deal={entry} />
  </li>
);
