/** The local stores: who they are, how to reach them, and the way to what they list. */
import { useStoresInfiniteQuery } from '../../api/users';
import { problemText } from '../../lib/problem';
import { useSearchWords } from '../../lib/use-search-words';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { counted, PagedList } from '../../ui/paged-list';
import { SearchField } from '../../ui/search-field';
import { StoreCard } from './parts/store-card';
import { StoresSkeleton } from './parts/stores-skeleton';
import classes from './stores.module.css';

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
  return (
    <PagedList
      query={query}
      label="Stores"
      failure={problemText(query.error, 'Failed to load store data.')}
      skeleton={<StoresSkeleton />}
      empty={<NoStores words={words} />}
      above={(total) => (
        <p className={classes.count} role="status">
          {counted(total, 'store')}
        </p>
      )}
    >
      {(stores, list) => (
        <ul ref={list} className={classes.grid}>
          {stores.map((store) => (
            <StoreCard key={store.uuid} store={store} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const NoStores = ({ words }: { words: string }) =>
  words ? (
    <EmptyState title="No stores match your search." />
  ) : (
    <EmptyState title="No local stores yet." text="Stores appear here as soon as they have signed up." />
  );
