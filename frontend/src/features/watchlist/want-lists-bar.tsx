/** The lists that wants are kept in, as links, and the way to make one. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetWantListsQuery } from '../../api/watchlist';
import { paths, wantListPath } from '../../lib/paths';
import { texts } from '../../texts';
import { toastSuccess } from '../../ui/toast';
import { ListNameDialog } from './parts/list-name-dialog';
import { useMakeList } from './parts/use-make-list';
import classes from './want-lists-bar.module.css';

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
  const t = texts.wants;
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const make = useMakeList();
  const begin = async (name: string) => {
    const uuid = await make(name);
    toastSuccess(t.listMade);
    void navigate(wantListPath(uuid));
  };
  return (
    <>
      <button type="button" className={classes.add} onClick={() => setIsAsked(true)}>
        + {t.newList}
      </button>
      <ListNameDialog
        opened={isAsked}
        title={t.newList}
        confirm={t.makeList}
        name=""
        onConfirm={begin}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
