/** The calls about stock, for the screens. */
import { useDispatch } from 'react-redux';
import { submissionOf } from '../lib/submission';
import {
  type BatchDto,
  type GetStockBatchesApiArg,
  type GetStockLinesApiArg,
  stockApi as generated,
  type StockFilter,
  type StockLineDto,
} from './generated/stock';
import { PAGING, type Page, toPage } from './page';
import { withRetryAfter } from './retry-after';
import { STOCK_SUMMARY } from './stock-tags';
import { unlessRefused } from './unless-refused';

export type {
  BatchDetailDto,
  BatchDto,
  EditPreview,
  EditSample,
  MarketPricing,
  StockChange,
  StockEdit,
  StockFilter,
  StockLineDto,
} from './generated/stock';

/** What is in view comes soon; what follows comes in the largest pages that there are. */
const FIRST_PAGE = 100;
const NEXT_PAGE = 500;
/** The page size of the list of changes. */
const BATCHES_PAGE = 30;

/** Parts of the stock that are loaded apart from each other. */
const LINES = { type: 'stock', id: 'LINES' } as const;
const BATCHES = { type: 'stock', id: 'BATCHES' } as const;
/** Price rules, and the prices that they hold back. */
export const PRICES = { type: 'stock', id: 'PRICES' } as const;

/** Other screens show what is changed here. The lines themselves are changed in the pages that are there. */
const elsewhere = [STOCK_SUMMARY, BATCHES, PRICES, 'listings', 'dashboard', 'orderHistory'] as const;
const edited = unlessRefused(elsewhere);

/** What is loaded again where the lines are changed all at once. */
export const stockChanged = [LINES, ...elsewhere] as const;

/** Which lines, in which order. */
export interface StockLinesArg {
  filter: StockFilter;
  sort: NonNullable<GetStockLinesApiArg['sort']>;
}

/** The generated reads give one page without its headers; the screen reads on. */
export const stockApi = generated
  .enhanceEndpoints({
    endpoints: {
      getStockSummary: { providesTags: [STOCK_SUMMARY] },
      getStaleStock: { providesTags: [STOCK_SUMMARY] },
      editStock: { invalidatesTags: edited, transformErrorResponse: withRetryAfter },
      undoStockBatch: { invalidatesTags: edited, transformErrorResponse: withRetryAfter },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The visitor's lines, page by page. */
      stockLines: build.infiniteQuery<Page<StockLineDto>, StockLinesArg, string | undefined>({
        infiniteQueryOptions: PAGING,
        query: ({ queryArg: { filter, sort }, pageParam: after }) => ({
          url: '/api/stock/lines',
          params: {
            ...filter,
            sort,
            limit: after ? NEXT_PAGE : FIRST_PAGE,
            after,
          } satisfies GetStockLinesApiArg,
        }),
        transformResponse: (rows: StockLineDto[], meta) => toPage(rows, meta),
        providesTags: [LINES],
      }),

      /** The visitor's batches of changes, page by page, the latest first. */
      stockBatches: build.infiniteQuery<Page<BatchDto>, void, string | undefined>({
        infiniteQueryOptions: PAGING,
        query: ({ pageParam: after }) => ({
          url: '/api/stock/batches',
          params: { limit: BATCHES_PAGE, after } satisfies GetStockBatchesApiArg,
        }),
        transformResponse: (rows: BatchDto[], meta) => toPage(rows, meta),
        providesTags: [BATCHES],
      }),
    }),
  });

/** The ages of counts that are asked about. */
export const STALE_AGES = ['STALE', 'EXPIRED'] as const;

/** The pages of lines are loaded again. */
export const reloadLines = () => stockApi.util.invalidateTags([LINES]);

/** For a call that must not be done twice. */
export const onlyOnce = () => ({ 'Idempotency-Key': submissionOf(null, null).key });

/** Tells the screens that a change which ran in the background is done; those with lines, too, where the one that began it was left. */
export function useStockChanged(): (isLeft?: boolean) => void {
  const dispatch = useDispatch();
  return (isLeft = false) =>
    void dispatch(stockApi.util.invalidateTags([...(isLeft ? stockChanged : elsewhere)]));
}

export const {
  useEditStockMutation,
  useGetStaleStockQuery,
  useGetStockBatchQuery,
  useGetStockSummaryQuery,
  useLazyGetStockBatchQuery,
  useLazyGetStockLinesQuery,
  usePreviewStockEditMutation,
  useStockBatchesInfiniteQuery,
  useStockLinesInfiniteQuery,
  useUndoStockBatchMutation,
} = stockApi;
