/** The calls about comparing a file with one's stock, for the screens. */
import {
  type DriftKind,
  type DriftLineDto,
  type GetReconciliationLinesApiArg,
  type GetReconciliationsApiArg,
  stockApi as generated,
  type ReconciliationDto,
} from './generated/stock';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';
import { uploadFile } from './upload-file';

export type { DriftKind, DriftLineDto, LastChange, ReconciliationDto } from './generated/stock';

/** The page sizes of the list of reports, and of the lines of one. */
const REPORTS_PAGE = 5;
const LINES_PAGE = 60;

/** Beside the imports: a file that is compared is read like one that is imported. */
const LIST = { type: 'stockImports', id: 'REPORTS' } as const;

/** Which lines of which report; without kinds all of them. */
export interface ReportLinesArg {
  uuid: string;
  kinds: readonly DriftKind[];
}

export const stockReconciliationsApi = generated.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file, and says how much of it has been sent. */
    sendToReconcile: build.mutation<ReconciliationDto, { file: File; onProgress: (share: number) => void }>({
      queryFn: ({ file, onProgress }, { signal }) =>
        uploadFile<ReconciliationDto>(
          `/api/stock/reconciliations?${new URLSearchParams({ name: file.name })}`,
          file,
          { onProgress, signal },
        ),
      invalidatesTags: unlessRefused([LIST] as const),
    }),

    /** The visitor's reports, page by page, the latest first. */
    reports: build.infiniteQuery<Page<ReconciliationDto>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({
        url: '/api/stock/reconciliations',
        params: { limit: REPORTS_PAGE, after } satisfies GetReconciliationsApiArg,
      }),
      transformResponse: (rows: ReconciliationDto[], meta) => toPage(rows, meta),
      providesTags: [LIST],
    }),

    /** The lines of a report that differ, page by page. */
    reportLines: build.infiniteQuery<Page<DriftLineDto>, ReportLinesArg, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { uuid, kinds }, pageParam: after }) => ({
        url: `/api/stock/reconciliations/${encodeURIComponent(uuid)}/lines`,
        params: {
          ...(kinds.length > 0 && { kind: [...kinds] }),
          limit: LINES_PAGE,
          after,
        } satisfies Omit<GetReconciliationLinesApiArg, 'uuid'>,
      }),
      transformResponse: (rows: DriftLineDto[], meta) => toPage(rows, meta),
    }),

    /** The lines of these kinds as a file. */
    downloadReport: build.mutation<string, ReportLinesArg>({
      query: ({ uuid, kinds }) => ({
        url: `/api/stock/reconciliations/${encodeURIComponent(uuid)}/file`,
        params: kinds.length > 0 ? { kind: [...kinds] } : {},
        responseHandler: async (response) => (response.ok ? response.text() : response.json()),
      }),
    }),
  }),
});

export const {
  useDownloadReportMutation,
  useGetReconciliationQuery,
  useReportLinesInfiniteQuery,
  useReportsInfiniteQuery,
  useSendToReconcileMutation,
} = stockReconciliationsApi;
