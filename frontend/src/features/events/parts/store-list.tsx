/** The stores to choose from, found by words. */
import { Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { useStoreList } from '../../../api/store-list';
import type { StoreDto } from '../../../api/users';
import { DistanceNote } from '../../../entities/place/distance';
import { StoreLinks } from '../../../entities/store/store-links';
import type { Distance, DistanceUnit } from '../../../lib/distance';
import { linkState } from '../../../lib/link-state';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import classes from './store-list.module.css';

interface StoreListProps {
  stores: ReturnType<typeof useStoreList>;
  /** What was searched for. */
  search: string;
  /** The store whose events are shown, or empty. */
  chosen: string;
}

/** The address of a store's link keeps what else is chosen on the page. */
export function StoreList({ stores: { query, distanceTo, unit }, search, chosen }: StoreListProps) {
  return (
    <PagedList<StoreDto>
      query={query}
      failure={problemText(query.error, texts.stores.failed)}
      skeleton={<Waiting />}
      empty={<EmptyState title={search ? texts.stores.noneFound : texts.stores.none} />}
    >
      {(stores, list) => (
        <ul ref={list} className={classes.stores}>
          {stores.map((store) => (
            <StoreRow
              key={store.uuid}
              store={store}
              distance={distanceTo(store)}
              unit={unit}
              chosen={store.uuid === chosen}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface StoreRowProps {
  store: StoreDto;
  distance: Distance | null;
  unit: DistanceUnit | null;
  chosen: boolean;
}

function StoreRow({ store, distance, unit, chosen }: StoreRowProps) {
  const { search } = useLocation();
  const to = new URLSearchParams(search);
  to.set('store', store.uuid);
  to.delete('words');
  return (
    <li className={classes.store} data-chosen={chosen || undefined}>
      <div className={classes.head}>
        <Link
          id={idOf(store.uuid)}
          to={{ search: to.toString() }}
          state={linkState(store.uuid, store.name)}
          className={classes.name}
          aria-current={chosen || undefined}
          preventScrollReset
        >
          {store.name}
        </Link>
        <span className={classes.distance}>
          <DistanceNote of={distance} unit={unit} />
        </span>
      </div>
      {store.address && <p className={classes.address}>{store.address}</p>}
      <StoreLinks store={store} className={classes.links} />
    </li>
  );
}

/** Where the focus goes back to. */
export const idOf = (store: string): string => `store-${store}`;

const Waiting = () => (
  <div className={classes.stores} role="status" aria-label={texts.stores.loading} aria-busy>
    {['one', 'two', 'three', 'four'].map((key) => (
      <Skeleton key={key} h={112} radius="lg" />
    ))}
  </div>
);
