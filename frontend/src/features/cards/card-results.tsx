/** The results of a card search. */
import { Alert, TextInput } from '@mantine/core';
import { useDeferredValue, useRef, useState } from 'react';
import { useFindCardsInfiniteQuery } from '../../api/cards';
import { paths } from '../../lib/paths';
import { searchRefusal } from '../../lib/search-refusal';
import { CardGridSkeleton } from '../../ui/card-grid-skeleton';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { LoadMore } from '../../ui/load-more';
import { PageFrame } from '../../ui/page-frame';
import { SearchIcon } from '../../ui/search-icon';
import classes from './card-results.module.css';
import { CardGrid } from './parts/card-grid';
import { filterCards } from './parts/filter-cards';
import { NoResults } from './parts/no-results';

/** Everything that matches `search`, in the order of the card database. */
export function CardResults({ search }: { search: string }) {
  const query = useFindCardsInfiniteQuery(search, { skip: search === '' });
  const [typed, setTyped] = useState('');
  const filter = useDeferredValue(typed);
  const pages = query.currentData?.pages ?? [];
  const cards = pages.flatMap((page) => page.data);
  const shown = filterCards(cards, filter);
  const loading = query.isFetching && cards.length === 0;
  const failed = query.isError && !query.isFetching;
  const warnings = [...new Set(pages.flatMap((page) => page.warnings ?? []))];

  const list = useRef<HTMLUListElement>(null);
  return (
    <PageFrame
      title={`Search Results for ${search || '…'}`}
      breadcrumbs={<Crumbs above={[{ label: 'Card Finder', to: paths.cards }]} here="Search results" />}
    >
      {(loading || cards.length > 0) && (
        <TextInput
          className={classes.filter}
          aria-label="Filter"
          placeholder="Filter by name, set or number..."
          type="search"
          size="md"
          leftSection={<SearchIcon />}
          disabled={loading}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      <section aria-busy={query.isFetching} aria-label="Cards">
        {(loading || cards.length > 0) && (
          <p className={classes.count} role="status">
            {loading
              ? 'Looking for cards…'
              : countWords(shown.length, cards.length, pages[0]?.total_cards ?? cards.length, filter)}
          </p>
        )}
        {loading && <CardGridSkeleton />}
        {search === '' && <NoResults refusal={null} />}
        {failed && cards.length === 0 && (
          <NoResults refusal={searchRefusal(query.error)} onRetry={() => void query.refetch()} />
        )}
        {cards.length > 0 && (
          <>
            {shown.length > 0 ? (
              <CardGrid cards={shown} search={search} list={list} />
            ) : (
              <EmptyState title="No card here matches the filter." />
            )}
            <LoadMore
              list={list}
              shown={cards.length}
              total={pages[0]?.total_cards ?? cards.length}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
              failure={failed ? 'Failed to fetch cards.' : null}
            />
          </>
        )}
      </section>
    </PageFrame>
  );
}

/** The filter reads what is loaded; where there is more, it says so. */
function countWords(shown: number, loaded: number, total: number, filter: string): string {
  const format = (count: number) => count.toLocaleString('en-US');
  if (filter.trim()) return `${format(shown)} of the ${format(loaded)} cards loaded match the filter`;
  return total === 1 ? '1 card' : `${format(total)} cards`;
}

const Warnings = ({ warnings }: { warnings: string[] }) => (
  <Alert color="yellow" className={classes.warnings} title="A part of the search was ignored">
    <ul>
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  </Alert>
);
