/** What an account has sold, the latest sale first: all of it, or what a day or a week comes to. */
import { useOrderHistoryInfiniteQuery } from '../../api/listings';
import { useUrlState } from '../../browser/use-url-state';
import { paths } from '../../lib/paths';
import { isDay } from '../../lib/when';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { PERIOD_PARAM, PERIODS, periodIn, salesIn } from './parts/sales-period';
import { SalesSkeleton } from './parts/sales-skeleton';
import { SalesSum } from './parts/sales-sum';
import classes from './parts/sales-sum.module.css';
import { SaleRow, SalesTable } from './parts/sales-table';

const ALL = '';

/** `owner` is the visitor: nobody sees another's history. */
export function OrderHistory({ owner }: { owner: string }) {
  const t = texts.listings.sales;
  const { params } = useUrlState();
  const period = periodIn(params);
  const query = useOrderHistoryInfiniteQuery(salesIn(owner, period));
  return (
    <>
      <Periods />
      {period && <SalesSum owner={owner} period={period} />}
      <PagedList
        query={query}
        label={t.list}
        failure={t.failed}
        skeleton={<SalesSkeleton />}
        empty={period ? <EmptyState title={texts.salesPeriods.none} /> : <NothingSold />}
      >
        {(sales, list) => (
          <SalesTable rows={list}>
            {sales.map((sale) => (
              <SaleRow key={sale.uuid} sale={sale} />
            ))}
          </SalesTable>
        )}
      </PagedList>
    </>
  );
}

function Periods() {
  const t = texts.salesPeriods;
  const { params, change } = useUrlState();
  const asked = params.get(PERIOD_PARAM) ?? ALL;
  const chosen = periodIn(params) ? asked : ALL;
  return (
    <nav className={classes.periods} aria-label={t.label}>
      {[ALL, ...PERIODS].map((each) => (
        <Button
          key={each}
          look={each === chosen ? 'soft' : 'quiet'}
          size="l"
          aria-current={each === chosen ? 'page' : undefined}
          onClick={() => change({ [PERIOD_PARAM]: each }, { step: true })}
        >
          {t.names[each]}
        </Button>
      ))}
      <DateField
        label={t.day}
        day={isDay(asked) ? asked : ''}
        invalid={false}
        onChoose={(day) => change({ [PERIOD_PARAM]: day })}
      />
    </nav>
  );
}

const NothingSold = () => (
  <EmptyState title={texts.listings.sales.none} text={texts.listings.sales.noneYet}>
    <ButtonLink size="l" to={paths.myListings}>
      {texts.listings.own}
    </ButtonLink>
  </EmptyState>
);
