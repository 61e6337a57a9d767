/** What the sales of a period come to, and all of them as a file. */
import { Link } from 'react-router-dom';
import { type ListingDto, useOrderHistoryInfiniteQuery } from '../../../api/listings';
import { saveFile } from '../../../browser/save-file';
import { useUser } from '../../../browser/use-user';
import { formatPrice } from '../../../lib/money';
import { dayAt } from '../../../lib/today';
import { useAllPages } from '../../../lib/use-all-pages';
import { useLocale } from '../../../lib/use-locale';
import { shortDay } from '../../../lib/weekday';
import { viewerZone } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { salesCsv } from './sales-csv';
import { PERIOD_PARAM, type SalesPeriod, salesIn } from './sales-period';
import classes from './sales-sum.module.css';

/** As many as the server gives at once: none of them is drawn. */
const PAGE = 500;

export function SalesSum({ owner, period }: { owner: string; period: SalesPeriod }) {
  const t = texts.salesPeriods;
  const role = useUser()?.role;
  const query = useOrderHistoryInfiniteQuery({ ...salesIn(owner, period), limit: PAGE });
  const isWhole = useAllPages(query);
  const sales = query.currentData?.pages.flatMap(({ rows }) => rows) ?? [];
  const { first, last } = period;
  const download = () =>
    saveFile(
      t.csvName(first === last ? first : `${first} – ${last}`),
      new Blob([salesCsv(sales, viewerZone())], { type: 'text/csv;charset=utf-8' }),
    );
  if (query.isError && !query.isFetching)
    return <ErrorState message={t.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (isWhole && sales.length === 0) return null;
  return (
    <div className={classes.sum}>
      <div>
        <p role="status" className={classes.total}>
          {isWhole ? sumOf(sales) : t.adding}
        </p>
        {first !== last && isWhole && <SumsByDay sales={sales} />}
        {role === 'STORE' && <p className={classes.note}>{t.note}</p>}
      </div>
      <Button look="quiet" size="l" disabled={!isWhole} onClick={download}>
        {t.csv}
      </Button>
    </div>
  );
}

/** The latest day first; one leads to its sales. */
function SumsByDay({ sales }: { sales: readonly ListingDto[] }) {
  const locale = useLocale();
  const days = new Map<string, ListingDto[]>();
  for (const sale of sales) {
    const day = dayAt(new Date(sale.statusUpdatedAt));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(sale);
    else days.set(day, [sale]);
  }
  return (
    <ul className={classes.days} aria-label={texts.salesPeriods.byDay}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <Link to={{ search: `?${new URLSearchParams({ [PERIOD_PARAM]: day })}` }}>
            {shortDay(day, locale)}
          </Link>
          {': '}
          {sumOf(ofDay)}
        </li>
      ))}
    </ul>
  );
}

/** What somebody bought is no income. */
function sumOf(sales: readonly ListingDto[]): string {
  const t = texts.salesPeriods;
  const bought = sales.filter(({ type }) => type === 'BUY');
  const sold = sales.filter(({ type }) => type !== 'BUY');
  return [
    sold.length > 0 ? t.sold(sold.length, formatPrice(total(sold))) : '',
    bought.length > 0 ? t.bought(bought.length, formatPrice(total(bought))) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** In dollars, added up in whole cents. */
const total = (sales: readonly ListingDto[]): number =>
  sales.reduce((cents, { finalSoldPrice }) => cents + Math.round((finalSoldPrice ?? 0) * 100), 0) / 100;
