/** What the sales of a period come to, and all of them as a file. */
import { Link } from 'react-router-dom';
import type { ListingDto } from '../../../api/listings';
import { saveFile } from '../../../browser/save-file';
import { useUser } from '../../../browser/use-user';
import { formatPrice } from '../../../lib/money';
import { dayAt } from '../../../lib/today';
import { useLocale } from '../../../lib/use-locale';
import { shortDay } from '../../../lib/weekday';
import { viewerZone } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { salesCsv } from './sales-csv';
import { PERIOD_PARAM, type SalesPeriod } from './sales-period';
import classes from './sales-sum.module.css';

interface SalesSumProps {
  period: SalesPeriod;
  sales: readonly ListingDto[];
  /** Some of them are still to come. */
  isPart: boolean;
}

export function SalesSum({ period: { first, last }, sales, isPart }: SalesSumProps) {
  const t = texts.salesPeriods;
  const role = useUser()?.role;
  const download = () =>
    saveFile(
      t.csvName(first === last ? first : `${first} – ${last}`),
      new Blob([salesCsv(sales, viewerZone())], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <div className={classes.sum}>
      <div>
        <p role="status" className={classes.total}>
          {isPart ? t.adding : sumOf(sales)}
        </p>
        {first !== last && !isPart && <SumsByDay sales={sales} />}
        {role === 'STORE' && <p className={classes.note}>{t.note}</p>}
      </div>
      <Button look="quiet" size="l" disabled={isPart} onClick={download}>
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
    days.set(day, [...(days.get(day) ?? []), sale]);
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
