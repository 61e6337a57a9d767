/** What the sales of a period come to, and all of them as a file. */
import type { ListingDto } from '../../../api/listings';
import { saveFile } from '../../../browser/save-file';
import { useUser } from '../../../browser/use-user';
import { formatPrice } from '../../../lib/money';
import { viewerZone } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { salesCsv } from './sales-csv';
import type { SalesPeriod } from './sales-period';
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
        {role === 'STORE' && <p className={classes.note}>{t.note}</p>}
      </div>
      <Button look="quiet" size="l" disabled={isPart} onClick={download}>
        {t.csv}
      </Button>
    </div>
  );
}

/** What somebody bought is no income. */
function sumOf(sales: readonly ListingDto[]): string {
  const t = texts.salesPeriods;
  const bought = sales.filter(({ type }) => type === 'BUY');
  const sold = sales.length - bought.length;
  return [
    sold > 0 ? t.sold(sold, formatPrice(total(sales) - total(bought))) : '',
    bought.length > 0 ? t.bought(bought.length, formatPrice(total(bought))) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** In dollars, added up in whole cents. */
const total = (sales: readonly ListingDto[]): number =>
  sales.reduce((cents, { finalSoldPrice }) => cents + Math.round((finalSoldPrice ?? 0) * 100), 0) / 100;
