/** The calls about price rules, and about the prices that they hold back, for the screens. */
import {
  type GetHeldPricesApiArg,
  stockApi as generated,
  type HeldPriceDto,
  type PriceRulesDto,
} from './generated/stock';
import { PAGING, type Page, toPage } from './page';
import { withRetryAfter } from './retry-after';
import { PRICES, stockChanged } from './stock';
import { unlessRefused } from './unless-refused';

export type {
  ApplyPriceRulesApiArg,
  ChosenHeldPrices,
  HeldPriceDto,
  PriceExceptionDto,
  PriceMove,
  PriceRulesDto,
  PriceRulesPreview,
  PricesChanged,
  SavePriceRules,
} from './generated/stock';

/** The page size of the list of held prices. */
const HELD_PAGE = 60;

const HELD = { type: 'stock', id: 'HELD' } as const;

/** Prices were changed: what is known of lines is old, too. */
const repriced = unlessRefused(stockChanged);

export const stockPricesApi = generated
  .enhanceEndpoints({
    endpoints: {
      getPriceRules: { providesTags: [PRICES] },
      savePriceRules: {
        // What waits is what the new rules ask for.
        invalidatesTags: unlessRefused([HELD] as const),
        // The answer is the rules as they are now: a form that is open needs no second call.
        onQueryStarted: async (_rules, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(rulesSaved(answer.data));
        },
      },
      previewPriceRules: { transformErrorResponse: withRetryAfter },
      applyPriceRules: { invalidatesTags: repriced, transformErrorResponse: withRetryAfter },
      acceptHeldPrices: { invalidatesTags: repriced },
      declineHeldPrices: { invalidatesTags: repriced },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Prices that wait for a look, page by page. */
      heldPrices: build.infiniteQuery<Page<HeldPriceDto>, void, string | undefined>({
        infiniteQueryOptions: PAGING,
        query: ({ pageParam: after }) => ({
          url: '/api/stock/price-rules/held',
          params: { limit: HELD_PAGE, after } satisfies GetHeldPricesApiArg,
        }),
        transformResponse: (rows: HeldPriceDto[], meta) => toPage(rows, meta),
        providesTags: [PRICES, HELD],
      }),
    }),
  });

const rulesSaved = (rules: PriceRulesDto) =>
  stockPricesApi.util.updateQueryData('getPriceRules', undefined, () => rules);

export const {
  useAcceptHeldPricesMutation,
  useApplyPriceRulesMutation,
  useDeclineHeldPricesMutation,
  useGetPriceRulesQuery,
  useHeldPricesInfiniteQuery,
  useLazyGetPriceRulesQuery,
  usePreviewPriceRulesMutation,
  useSavePriceRulesMutation,
} = stockPricesApi;
