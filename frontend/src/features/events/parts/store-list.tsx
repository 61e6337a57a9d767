/** The stores to choose from, found by words. */
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { StoreDto } from '../../../api/users';
import { directionsTo, webAddress } from '../../../lib/links';
import { problemText } from '../../../lib/problem';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LoadMore } from '../../../ui/load-more';
import type { ReadOn } from './read-on';
import { telling } from './store-in-address';
import classes from './store-list.module.css';

interface StoreListProps {
  query: ReadOn<StoreDto>;
  /** What was searched for. */
  words: string;
  /** The store whose events are shown, or empty. */
  chosen: string;
}

/** The address of a store's link keeps what else is chosen on the page. */
export function StoreList({ query, words, chosen }: StoreListProps) {
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pages = query.currentData?.pages;
  const stores = pages?.flatMap(({ rows }) => rows) ?? [];
  const failed = query.isError && !query.isFetching;
  const failure = problemText(query.error, 'Failed to load store data.');
  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  const listed = () => (
    <>
      <ul ref={list} className={classes.stores}>
        {stores.map((store) => (
          <StoreRow key={store.uuid} store={store} chosen={store.uuid === chosen} />
        ))}
      </ul>
      <LoadMore
        list={list}
        shown={stores.length}
        total={pages?.at(-1)?.total ?? 0}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failure={failed ? failure : null}
      />
    </>
  );
  return (
    <div ref={content} tabIndex={-1} className={classes.content} aria-busy={query.isFetching}>
      {!pages && failed && <ErrorState message={failure} onRetry={retry} />}
      {!pages && !failed && <Waiting />}
      {pages && stores.length > 0 && listed()}
      {pages && stores.length === 0 && (
        <EmptyState title={words ? 'No stores match your search.' : 'No local stores yet.'} />
      )}
    </div>
  );
}

function StoreRow({ store, chosen }: { store: StoreDto; chosen: boolean }) {
  const { search } = useLocation();
  const to = new URLSearchParams(search);
  to.set('store', store.uuid);
  to.delete('words');
  const website = webAddress(store.website);
  return (
    <li className={classes.store} data-chosen={chosen || undefined}>
      <Link
        id={idOf(store.uuid)}
        to={{ search: to.toString() }}
        state={telling(store)}
        className={classes.name}
        aria-current={chosen || undefined}
        preventScrollReset
      >
        {store.name}
      </Link>
      {store.address && <p className={classes.address}>{store.address}</p>}
      <p className={classes.links}>
        {store.address && (
          <Away to={directionsTo(store.address)} label={`Directions to ${store.name}`}>
            Directions
          </Away>
        )}
        {website && (
          <Away to={website} label={`Website of ${store.name}`}>
            Website
          </Away>
        )}
      </p>
    </li>
  );
}

const Away = ({ to, label, children }: { to: string; label: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
    {children}
  </a>
);

/** Where the focus goes back to. */
export const idOf = (store: string): string => `store-${store}`;

const Waiting = () => (
  <div className={classes.stores} role="status" aria-label="Loading stores" aria-busy>
    {['one', 'two', 'three', 'four'].map((key) => (
      <Skeleton key={key} h={112} radius="lg" />
    ))}
  </div>
);
