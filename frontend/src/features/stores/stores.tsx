/** The local stores: who they are, how to reach them, and the way to what they list. */
import { useRef } from 'react';
import { useStoresInfiniteQuery } from '../../api/users';
import { problemText } from '../../lib/problem';
import { useSearchWords } from '../../lib/use-search-words';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { PageFrame } from '../../ui/page-frame';
import { SearchField } from '../../ui/search-field';
import { StoreCard } from './parts/store-card';
import { StoresSkeleton } from './parts/stores-skeleton';
import classes from './stores.module.css';

const FAILURE = 'Failed to load store data.';

export function Stores() {
  const { words, setWords } = useSearchWords();
  return (
    <PageFrame title="Local Stores">
      <SearchField
        label="Search stores"
        placeholder="Search by name or address"
        words={words}
        onSearch={setWords}
      />
      <StoreList words={words} />
    </PageFrame>
  );
}

function StoreList({ words }: { words: string }) {
  const query = useStoresInfiniteQuery({ q: words || undefined });
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pages = query.currentData?.pages;
  const stores = pages?.flatMap(({ rows }) => rows) ?? [];
  const total = pages?.at(-1)?.total ?? 0;
  const failure = query.isError && !query.isFetching ? problemText(query.error, FAILURE) : null;

  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {!pages && failure !== null && <ErrorState message={failure} onRetry={retry} />}
      {!pages && failure === null && <StoresSkeleton />}
      {pages && stores.length === 0 && <NoStores words={words} />}
      {stores.length > 0 && (
        <section aria-label="Stores" aria-busy={query.isFetching}>
          <p className={classes.count} role="status">
            {total === 1 ? '1 store' : `${total.toLocaleString('en-US')} stores`}
          </p>
          <ul ref={list} className={classes.grid}>
            {stores.map((store) => (
              <StoreCard key={store.uuid} store={store} />
            ))}
          </ul>
          <LoadMore
            list={list}
            shown={stores.length}
            total={total}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
            failure={failure}
          />
        </section>
      )}
    </div>
  );
}

const NoStores = ({ words }: { words: string }) =>
  words ? (
    <EmptyState title="No stores match your search." />
  ) : (
    <EmptyState title="No local stores yet." text="Stores appear here as soon as they have signed up." />
  );
