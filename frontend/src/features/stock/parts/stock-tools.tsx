/** What stands above the stock: the search, the filters and the columns. */
import { useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { SearchField } from '../../../ui/search-field';
import { FilterChips } from './filter-chips';
import classes from './stock-tools.module.css';
import type { useAddress } from './use-address';

/** Fetched when somebody is about to open them. */
const filterForm = lazyWithPreload(() => import('./filter-form'));
const columnForm = lazyWithPreload(() => import('./column-form'));

interface StockToolsProps {
  address: ReturnType<typeof useAddress>;
  /** The list of a phone has no columns. */
  hasColumns: boolean;
}

export function StockTools({ address, hasColumns }: StockToolsProps) {
  const { words, columns, filterBy, clearFilters, showColumns } = address;
  const [panel, setPanel] = useState<'filters' | 'columns' | null>(null);
  const toggle = (which: typeof panel) => setPanel(panel === which ? null : which);
  const filters = Object.keys(words).filter((name) => name !== 'q').length;
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={texts.stock.search}
          placeholder={texts.stock.searchBy}
          search={words.q ?? ''}
          onSearch={(q) => filterBy({ q })}
        />
        <Button
          look="quiet"
          size="l"
          aria-expanded={panel === 'filters'}
          onPointerEnter={filterForm.preload}
          onFocus={filterForm.preload}
          onClick={() => toggle('filters')}
        >
          {texts.stock.filters.open(filters)}
        </Button>
        {hasColumns && (
          <Button
            look="quiet"
            size="l"
            aria-expanded={panel === 'columns'}
            onPointerEnter={columnForm.preload}
            onFocus={columnForm.preload}
            onClick={() => toggle('columns')}
          >
            {texts.stock.columnChoice}
          </Button>
        )}
      </div>
      {panel === 'filters' && (
        <LazyBoundary isNeeded>
          <filterForm.Component words={words} onChange={filterBy} />
        </LazyBoundary>
      )}
      {hasColumns && panel === 'columns' && (
        <LazyBoundary isNeeded>
          <columnForm.Component columns={columns} onChange={showColumns} />
        </LazyBoundary>
      )}
      <FilterChips words={words} onRemove={(name) => filterBy({ [name]: '' })} onClear={clearFilters} />
    </>
  );
}
