/** The lists that wants are kept in, as links; nothing without lists. */
import { Link } from 'react-router-dom';
import { useGetWantListsQuery } from '../../api/watchlist';
import { paths, wantListPath } from '../../lib/paths';
import { texts } from '../../texts';
import classes from './want-lists-bar.module.css';

/** `shown` is the list in the address. */
export function WantListsBar({ shown }: { shown: string | null }) {
  const t = texts.wants;
  const lists = useGetWantListsQuery().currentData ?? [];
  if (lists.length === 0) return null;
  return (
    <nav aria-label={t.lists} className={classes.lists}>
      <Link to={paths.watchlist} className={classes.list} aria-current={shown === null ? 'page' : false}>
        {t.all}
      </Link>
      {lists.map(({ uuid, name }) => (
        <Link
          key={uuid}
          to={wantListPath(uuid)}
          className={classes.list}
          aria-current={shown === uuid ? 'page' : false}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
