/** The first calls of the stock. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { stockApi } from '../../api/stock';
import { stockPricesApi } from '../../api/stock-prices';
import { filterOf, orderIn, wordsIn } from './parts/stock-filter';

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
