/** What of the stock a file will have: all of it, or what the filter in the address leaves. */
import { useGetStockSummaryQuery } from '../../../api/stock';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { ButtonLink } from '../../../ui/button';
import { FilterChips } from '../parts/filter-chips';
import { type FilterName, type FilterWords, filterOf } from '../parts/stock-filter';
import classes from './stock-export.module.css';

interface IncludedProps {
  words: FilterWords;
  /** Takes these parts of the filter away. */
  onRemove: (names: readonly FilterName[]) => void;
}

export function Included({ words, onRemove }: IncludedProps) {
  const t = texts.stockExport;
  const { currentData: summary, isError } = useGetStockSummaryQuery(filterOf(words));
  const names = Object.keys(words) as FilterName[];
  const query = new URLSearchParams(words).toString();
  return (
    <section className={classes.included} aria-label={t.filterTitle}>
      <h2 className={classes.title}>{t.filterTitle}</h2>
      <p className={classes.said}>
        {names.length === 0 ? t.all : words.q ? t.filteredBy(words.q) : t.filtered}
      </p>
      <FilterChips words={words} onRemove={(name) => onRemove([name])} onClear={() => onRemove(names)} />
      <p className={classes.count} role="status">
        {summary ? t.counted(summary.lines, summary.copies) : isError ? t.countFailed : t.counting}
      </p>
      <div>
        <ButtonLink look="quiet" size="s" to={`${paths.stock}${query && `?${query}`}`}>
          {t.changeFilter}
        </ButtonLink>
      </div>
    </section>
  );
}
