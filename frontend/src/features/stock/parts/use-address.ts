/** What of the stock is shown, in the address; what was shown last is remembered for an address that says nothing. */
import { useEffect, useMemo, useState } from 'react';
import type { StockLinesArg } from '../../../api/stock';
import { useUrlState } from '../../../browser/use-url-state';
import { local, readStored, writeStored } from '../../../lib/stored';
import { type ColumnId, columnsIn, columnsWord } from './columns';
import {
  FILTER_NAMES,
  type FilterWords,
  filterOf,
  orderIn,
  rememberedOf,
  type StockOrder,
  saysWhatIsShown,
  wordsIn,
} from './stock-filter';

const keyOf = (account: string) => `stock-view:${account}`;

export function useAddress(account: string) {
  const { params, change } = useUrlState();
  const [restored, setRestored] = useState(() =>
    saysWhatIsShown(params) ? '' : (readStored(local, keyOf(account)) ?? ''),
  );
  const address = restored || params.toString();
  useEffect(() => {
    if (!restored) return;
    setRestored('');
    change(Object.fromEntries(new URLSearchParams(restored)));
  }, [restored, change]);

  const shown = useMemo(() => {
    const said = new URLSearchParams(address);
    const words = wordsIn(said);
    const order = orderIn(said);
    const arg: StockLinesArg = { filter: filterOf(words), sort: order };
    return { words, order, arg, columns: columnsIn(said.get('columns')) };
  }, [address]);
  useEffect(
    () => writeStored(local, keyOf(account), rememberedOf(new URLSearchParams(address)) || null),
    [account, address],
  );

  return {
    ...shown,
    isFiltered: Object.keys(shown.words).length > 0,
    filterBy: (words: FilterWords) => change(words as Record<string, string>),
    clearFilters: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, '']))),
    sortBy: (sort: StockOrder) => change({ sort: sort === 'name' ? '' : sort }),
    showColumns: (columns: readonly ColumnId[]) => change({ columns: columnsWord(columns) }),
  };
}
