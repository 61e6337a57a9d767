/** The calls about files of one's stock, for the screens. */
import {
  type ExportStockApiArg,
  type GetPullSheetApiArg,
  type GetStockExportsApiArg,
  stockApi as generated,
  type PullSheetLineDto,
} from './generated/stock';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type { ExportStockApiArg, PullSheetLineDto, StockExportDto } from './generated/stock';

/** The page size of the pull sheet: it is printed as a whole, so as many as the server gives. */
const PULL_SHEET_PAGE = 500;

/** The latest files: as many as it takes to find one of each channel. */
const EXPORTS_PAGE = 100;

/** A file of a whole stock takes a while, in milliseconds. */
const EXPORT_TIMEOUT_MS = 120_000;

/** A file that was made. */
export interface ExportedFile {
  name: string;
  mediaType: string;
  text: string;
}

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    getStockExports: { providesTags: ['stockExports'] },
    acknowledgeStockExport: { invalidatesTags: unlessRefused(['stockExports'] as const) },
  },
});

/** The latest files for channels. */
export const latestExports: GetStockExportsApiArg = { limit: EXPORTS_PAGE };

export const stockExportsApi = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a file. Of one for a channel the server keeps a record, so it is no query. */
    downloadStock: build.mutation<ExportedFile, ExportStockApiArg>({
      query: (params) => ({
        url: '/api/stock/export',
        params,
        timeout: EXPORT_TIMEOUT_MS,
        responseHandler: async (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: (text: string, meta) => {
        const headers = meta?.response?.headers;
        const [, name = 'playset-stock.csv'] =
          /filename="([^"]+)"/.exec(headers?.get('content-disposition') ?? '') ?? [];
        return { name, mediaType: headers?.get('content-type') ?? 'text/csv', text };
      },
      invalidatesTags: unlessRefused(['stockExports'] as const),
    }),

    /** The reserved copies in the order of their shelves, page by page. */
    pullSheet: build.infiniteQuery<Page<PullSheetLineDto>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({
        url: '/api/stock/pull-sheet',
        params: { limit: PULL_SHEET_PAGE, after } satisfies GetPullSheetApiArg,
      }),
      transformResponse: (rows: PullSheetLineDto[], meta) => toPage(rows, meta),
      providesTags: ['stock'],
    }),
  }),
});

export const {
  useAcknowledgeStockExportMutation,
  useDownloadStockMutation,
  useGetStockExportsQuery,
  usePullSheetInfiniteQuery,
} = stockExportsApi;
