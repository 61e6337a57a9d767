/** The lists that wants are kept in, as links, and the way to import one. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetWantListsQuery } from '../../api/watchlist';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { paths, wantListPath } from '../../lib/paths';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LazyBoundary } from '../../ui/lazy-boundary';
import classes from './want-lists-bar.module.css';

const form = lazyWithPreload(() => import('./parts/import-form'));

/** `shown` is the list in the address. */
export function WantListsBar({ shown }: { shown: string | null }) {
  const t = texts.wants;
  const [opened, setOpened] = useState(false);
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
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <Button look="quiet" onClick={() => setOpened(true)}>
        {t.import}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t.paste.title} phone="page" size={560}>
        <LazyBoundary isNeeded={opened}>
          <form.Component list={shown} />
        </LazyBoundary>
      </Dialog>
    </div>
  );
}
