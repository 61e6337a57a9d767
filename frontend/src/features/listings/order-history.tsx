/** What an account has sold, the latest sale first. */
import { useRef } from 'react';
import { useOrderHistoryInfiniteQuery } from '../../api/listings';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { PlainLink } from '../../ui/plain-button';
import classes from './order-history.module.css';
import { SalesSkeleton } from './parts/sales-skeleton';
import { SaleRow, SalesTable } from './parts/sales-table';

const FAILURE = 'Failed to load order history.';

/** `owner` is the visitor: nobody sees another's history. */
export function OrderHistory({ owner }: { owner: string }) {
  const query = useOrderHistoryInfiniteQuery(owner);
  const content = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const pages = query.currentData?.pages;
  const sales = pages?.flatMap((page) => page.rows) ?? [];
  const total = pages?.at(-1)?.total ?? 0;
  const failed = query.isError && !query.isFetching;

  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {!pages && failed && <ErrorState message={FAILURE} onRetry={retry} />}
      {!pages && !failed && <SalesSkeleton />}
      {pages && sales.length === 0 && <NothingSold />}
      {sales.length > 0 && (
        <section aria-label="Sales" aria-busy={query.isFetching}>
          <SalesTable rows={rows}>
            {sales.map((sale) => (
              <SaleRow key={sale.uuid} sale={sale} />
            ))}
          </SalesTable>
          <LoadMore
            list={rows}
            shown={sales.length}
            total={total}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
            failure={failed ? FAILURE : null}
          />
        </section>
      )}
    </div>
  );
}

const NothingSold = () => (
  <EmptyState
    title="You have not sold anything yet."
    text="When a card has changed hands, press Mark as Sold on its listing: the sale then stands here."
  >
    <PlainLink to={paths.myListings}>My Listings</PlainLink>
  </EmptyState>
);
