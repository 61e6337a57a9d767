/** The first calls of the stock. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { stockApi } from '../../api/stock';
import { filterOf, orderIn, wordsIn } from './parts/stock-filter';

/** The visitor's first lines, as the address says. */
export const prefetchStock: Prefetch = ({ params }) => [
  stockApi.endpoints.stockLines.initiate(
    { filter: filterOf(wordsIn(params)), sort: orderIn(params) },
    PREFETCH_OPTIONS,
  ),
];
