/** The calls about importing a file into one's stock, for the screens. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import {
  type GetImportRowsApiArg,
  type GetImportsApiArg,
  stockApi as generated,
  type ImportRowDto,
  type ImportRowKind,
  type StockImportDto,
} from './generated/stock';
import { PAGING, type Page, toPage } from './page';
import { withRetryAfter } from './retry-after';
import { unlessRefused } from './unless-refused';
import { uploadFile } from './upload-file';

export type {
  ChangeImport,
  CorrectImportRow,
  ImportDifference,
  ImportedCard,
  ImportedFile,
  ImportRowDto,
  ImportRowKind,
  StockImportDto,
  StopSignDto,
  WatchedWishes,
} from './generated/stock';

/** The page sizes of the list of imports, and of the rows of one. */
const IMPORTS_PAGE = 30;
const ROWS_PAGE = 60;

/** The imports, apart from the rows of them, which are loaded again when an import has been compared again. */
const IMPORTS = 'stockImports' as const;
const ROWS = { type: IMPORTS, id: 'ROWS' } as const;
const LIST = { type: IMPORTS, id: 'LIST' } as const;
const importTag = (uuid: string) => ({ type: IMPORTS, id: uuid });

/** Which rows of which import. */
export interface ImportRowsArg {
  uuid: string;
  kinds: readonly ImportRowKind[];
}

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    getImport: { providesTags: (_import, _failure, uuid) => [importTag(uuid)] },
    discardImport: { invalidatesTags: unlessRefused([LIST] as const) },
    watchImportWishes: { invalidatesTags: unlessRefused(['watchlist', 'dashboard'] as const) },
  },
});

/** Shows an import as an answer has it. */
const importAnswered = (answer: StockImportDto) =>
  enhanced.util.updateQueryData('getImport', answer.uuid, () => answer);

interface Started {
  dispatch: (thunk: ReturnType<typeof importAnswered>) => unknown;
  queryFulfilled: Promise<{ data: StockImportDto }>;
}

/** The answer to a change is the import as it is now. */
async function keepAnswer({ dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) dispatch(importAnswered(answer.data));
}

export const stockImportsApi = enhanced
  .enhanceEndpoints({
    endpoints: {
      changeImport: {
        onQueryStarted: (_change, cache) => keepAnswer(cache),
        transformErrorResponse: withRetryAfter,
      },
      commitImport: {
        onQueryStarted: (_change, cache) => keepAnswer(cache),
        transformErrorResponse: withRetryAfter,
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Sends a file, and says how much of it has been sent. */
      sendImport: build.mutation<StockImportDto, { file: File; onProgress: (share: number) => void }>({
        queryFn: ({ file, onProgress }, { signal }) =>
          uploadFile<StockImportDto>(`/api/stock/imports?${new URLSearchParams({ name: file.name })}`, file, {
            onProgress,
            signal,
          }),
        invalidatesTags: unlessRefused([LIST] as const),
      }),

      /** The visitor's imports, page by page, the latest first. */
      stockImports: build.infiniteQuery<Page<StockImportDto>, void, string | undefined>({
        infiniteQueryOptions: PAGING,
        query: ({ pageParam: after }) => ({
          url: '/api/stock/imports',
          params: { limit: IMPORTS_PAGE, after } satisfies GetImportsApiArg,
        }),
        transformResponse: (rows: StockImportDto[], meta) => toPage(rows, meta),
        providesTags: [LIST],
      }),

      /** The rows of an import with what becomes of them, page by page. */
      importRows: build.infiniteQuery<Page<ImportRowDto>, ImportRowsArg, string | undefined>({
        infiniteQueryOptions: PAGING,
        query: ({ queryArg: { uuid, kinds }, pageParam: after }) => ({
          url: `/api/stock/imports/${encodeURIComponent(uuid)}/rows`,
          params: { kind: [...kinds], limit: ROWS_PAGE, after } satisfies Omit<GetImportRowsApiArg, 'uuid'>,
        }),
        transformResponse: (rows: ImportRowDto[], meta) => toPage(rows, meta),
        providesTags: [ROWS],
      }),

      /** The held rows as a file, to be corrected elsewhere. */
      heldRows: build.mutation<string, string>({
        query: (uuid) => ({
          url: `/api/stock/imports/${encodeURIComponent(uuid)}/held`,
          responseHandler: async (response) => (response.ok ? response.text() : response.json()),
        }),
      }),
    }),
  });

/** What an import has changed once it is committed or undone. */
export const importChangedStock = () =>
  stockImportsApi.util.invalidateTags(['stock', 'listings', 'dashboard', 'orderHistory', LIST]);

/** Between two looks at an import that the server works on, in milliseconds. */
export const IMPORT_POLLING_MS = 1_000;

type State = Parameters<typeof generated.util.selectCachedArgsForQuery>[0];

/** Shows the import of an answer at once, before anybody else hears of the answer. */
export function useShowImport(): (answer: StockImportDto) => void {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return useCallback((answer) => void dispatch(importAnswered(answer)), [dispatch]);
}

/** Follows a commit that is not looked at any more, until the screens can be told what it has changed. */
export function useFollowCommit(): (uuid: string) => void {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return useCallback(
    async (uuid) => {
      const look = () =>
        dispatch(
          stockImportsApi.endpoints.getImport.initiate(uuid, { subscribe: false, forceRefetch: true }),
        );
      let found = await look();
      // Where it can't be read: all is loaded again once the network is back.
      while (!found.isError && found.data?.state === 'COMMITTING') {
        await new Promise((go) => setTimeout(go, IMPORT_POLLING_MS));
        found = await look();
      }
      if (found.data?.state === 'COMMITTED') dispatch(importChangedStock());
    },
    [dispatch],
  );
}

/** An import has been compared again. */
export const rowsChanged = () => stockImportsApi.util.invalidateTags([ROWS]);

export const {
  useChangeImportMutation,
  useCommitImportMutation,
  useCorrectImportRowMutation,
  useDiscardImportMutation,
  useGetImportQuery,
  useGetStockBatchQuery,
  useHeldRowsMutation,
  useImportRowsInfiniteQuery,
  useSendImportMutation,
  useStockImportsInfiniteQuery,
  useWatchImportWishesMutation,
} = stockImportsApi;
