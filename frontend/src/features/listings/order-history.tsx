/** What an account has sold, the latest sale first. */
import { useOrderHistoryInfiniteQuery } from '../../api/listings';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { SalesSkeleton } from './parts/sales-skeleton';
import { SaleRow, SalesTable } from './parts/sales-table';

/** `owner` is the visitor: nobody sees another's history. */
export function OrderHistory({ owner }: { owner: string }) {
  const query = useOrderHistoryInfiniteQuery(owner);
  return (
    <PagedList
      query={query}
      label={texts.listings.sales.list}
      failure={texts.listings.sales.failed}
      skeleton={<SalesSkeleton />}
      empty={<NothingSold />}
    >
      {(sales, list) => (
        <SalesTable rows={list}>
          {sales.map((sale) => (
            <SaleRow key={sale.uuid} sale={sale} />
          ))}
        </SalesTable>
      )}
    </PagedList>
  );
}

const NothingSold = () => (
  <EmptyState title={texts.listings.sales.none} text={texts.listings.sales.noneYet}>
    <ButtonLink size="l" to={paths.myListings}>
      {texts.listings.own}
    </ButtonLink>
  </EmptyState>
);
