/** The lists that wants are kept in, as links, and the way to make one. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetWantListsQuery } from '../../api/watchlist';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { paths, wantListPath } from '../../lib/paths';
import { texts } from '../../texts';
import { LazyBoundary } from '../../ui/lazy-boundary';
import classes from './want-lists-bar.module.css';

const dialog = lazyWithPreload(async () => ({
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
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button type="button" className={classes.add} onClick={() => setIsAsked(true)}>
        + {texts.wants.newList}
      </button>
      <LazyBoundary isNeeded={isAsked}>
        <dialog.Component opened={isAsked} onClose={() => setIsAsked(false)} />
      </LazyBoundary>
    </>
  );
}
