/** The local stores: who they are, how to reach them, and the way to what they list. */
import { useStoresInfiniteQuery } from '../../api/users';
import { problemText } from '../../lib/problem';
import { useSearchQueryParam } from '../../lib/use-search-query-param';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { PagedList } from '../../ui/paged-list';
import { SearchField } from '../../ui/search-field';
import { StoreCard } from './parts/store-card';
import { StoresSkeleton } from './parts/stores-skeleton';
import classes from './stores.module.css';

export function Stores() {
  const { query, setQuery } = useSearchQueryParam();
  return (
    <PageFrame title={texts.stores.title}>
      <SearchField
        label={texts.stores.search}
        placeholder={texts.stores.searchBy}
        search={query}
        onSearch={setQuery}
      />
      <StoreList search={query} />
    </PageFrame>
  );
}

function StoreList({ search }: { search: string }) {
  const query = useStoresInfiniteQuery({ q: search || undefined });
  return (
    <PagedList
      query={query}
      label={texts.stores.list}
      failure={problemText(query.error, texts.stores.failed)}
      skeleton={<StoresSkeleton />}
      empty={<NoStores search={search} />}
      above={(total) => (
        <p className={classes.count} role="status">
          {texts.stores.count(total)}
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

const NoStores = ({ search }: { search: string }) =>
  search ? (
    <EmptyState title={texts.stores.noneFound} />
  ) : (
    <EmptyState title={texts.stores.none} text={texts.stores.noneYet} />
  );
