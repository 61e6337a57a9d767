/** What the lines that are shown add up to. */
import { type StockFilter, useGetStockSummaryQuery } from '../../../api/stock';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './stock-tools.module.css';

interface StockSummaryProps {
  among: StockFilter;
  /** Without what it is worth: a phone has little room. */
  isShort: boolean;
}

export function StockSummary({ among, isShort }: StockSummaryProps) {
  const { currentData: sum } = useGetStockSummaryQuery(among, { refetchOnMountOrArgChange: true });
  const t = texts.stock.summary;
  const counts = sum && [t.lines(sum.lines), t.copies(sum.copies)];
  const worth = sum &&
    !isShort && [
      t.asking(formatPrice(sum.value)),
      t.market(formatPrice(sum.marketValue)),
      ...(sum.withoutMarketPrice > 0 ? [t.withoutMarket(sum.withoutMarketPrice)] : []),
    ];
  return (
    <p className={classes.summary} role="status">
      {[...(counts ?? []), ...(worth || [])].join(' · ')}
    </p>
  );
}
