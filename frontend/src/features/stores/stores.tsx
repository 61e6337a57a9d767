/** The local stores: who they are, how to reach them, and the way to what they list. */
import { useStoresInfiniteQuery } from '../../api/users';
import { problemText } from '../../lib/problem';
import { useSearchWords } from '../../lib/use-search-words';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { PagedList } from '../../ui/paged-list';
import { SearchField } from '../../ui/search-field';
import { StoreCard } from './parts/store-card';
import { StoresSkeleton } from './parts/stores-skeleton';
import classes from './stores.module.css';

export function Stores() {
  const { words, setWords } = useSearchWords();
  return (
    <PageFrame title={texts.stores.title}>
      <SearchField
        label={texts.stores.search}
        placeholder={texts.stores.searchBy}
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
      label={texts.stores.list}
      failure={problemText(query.error, texts.stores.failed)}
      skeleton={<StoresSkeleton />}
      empty={<NoStores words={words} />}
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

const NoStores = ({ words }: { words: string }) =>
  words ? (
    <EmptyState title={texts.stores.noneFound} />
  ) : (
    <EmptyState title={texts.stores.none} text={texts.stores.noneYet} />
  );
