/** The lists that wants are kept in, as links, and the way to make one. */
import { Link } from 'react-router-dom';
import { useGetWantListsQuery } from '../../api/watchlist';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { paths, wantListPath } from '../../lib/paths';
import { texts } from '../../texts';
import { LazyBoundary } from '../../ui/lazy-boundary';
import classes from './want-lists-bar.module.css';

const newListDialog = lazyWithPreload(async () => ({
  default: (await import('./parts/want-dialogs')).NewListDialog,
}));

/** `shown` is the list in the address. */
export function WantListsBar({ shown }: { shown: string | null }) {
  const t = texts.wants;
  const lists = useGetWantListsQuery().currentData ?? [];
  return (
    <div className={classes.bar}>
      {lists.length > 0 && (
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
              dir="auto"
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <NewList />
    </div>
  );
}

function NewList() {
  const { dialog, open, close } = useHistoryDialog();
  return (
    <>
      <button type="button" className={classes.add} onClick={() => open({})}>
        + {texts.wants.newList}
      </button>
      <LazyBoundary isNeeded={dialog !== null}>
        <newListDialog.Component opened={dialog !== null} onClose={close} />
      </LazyBoundary>
    </>
  );
}
