/** The first calls of the stock. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { stockApi } from '../../api/stock';
import { stockPricesApi } from '../../api/stock-prices';
import { listerIn } from '../../lib/paths';
import { filterOf, orderIn, wordsIn } from './parts/stock-filter';

/** Whether the visitor is asked about old counts of their own. */
export const prefetchStaleStock: Prefetch = ({ params }) =>
  listerIn(params) === null ? [stockApi.endpoints.getStaleStock.initiate(undefined, PREFETCH_OPTIONS)] : [];

/** The visitor's first lines, as the address says. */
export const prefetchStock: Prefetch = ({ params }) => [
  stockApi.endpoints.stockLines.initiate(
    { filter: filterOf(wordsIn(params)), sort: orderIn(params) },
    PREFETCH_OPTIONS,
  ),
];

/** The visitor's price rules. */
export const prefetchPriceRules: Prefetch = () => [
  stockPricesApi.endpoints.getPriceRules.initiate(undefined, PREFETCH_OPTIONS),
];
