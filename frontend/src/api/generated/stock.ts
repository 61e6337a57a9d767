import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStockBatches: build.query<
      GetStockBatchesApiResponse,
      GetStockBatchesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/batches`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getStockBatch: build.query<GetStockBatchApiResponse, GetStockBatchApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/batches/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    undoStockBatch: build.mutation<
      UndoStockBatchApiResponse,
      UndoStockBatchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/batches/${encodeURIComponent(String(queryArg.uuid))}/undo`,
        method: "POST",
        body: queryArg.undoStockBatch,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getStockChanges: build.query<
      GetStockChangesApiResponse,
      GetStockChangesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/changes`,
        params: {
          after: queryArg.after,
          limit: queryArg.limit,
        },
      }),
    }),
    editStock: build.mutation<EditStockApiResponse, EditStockApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/edits`,
        method: "POST",
        body: queryArg.runStockEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    previewStockEdit: build.mutation<
      PreviewStockEditApiResponse,
      PreviewStockEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/edits/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exportStock: build.query<ExportStockApiResponse, ExportStockApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/export`,
        params: {
          set: queryArg["set"],
          condition: queryArg.condition,
          finish: queryArg.finish,
          language: queryArg.language,
          type: queryArg["type"],
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          countedBefore: queryArg.countedBefore,
          age: queryArg.age,
          minMarketRatio: queryArg.minMarketRatio,
          maxMarketRatio: queryArg.maxMarketRatio,
          import: queryArg["import"],
          format: queryArg.format,
          since: queryArg.since,
          location: queryArg.location,
          q: queryArg.q,
          shelf: queryArg.shelf,
        },
      }),
    }),
    getStockExports: build.query<
      GetStockExportsApiResponse,
      GetStockExportsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/exports`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    acknowledgeStockExport: build.mutation<
      AcknowledgeStockExportApiResponse,
      AcknowledgeStockExportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/exports/${encodeURIComponent(String(queryArg))}/acknowledge`,
        method: "POST",
      }),
    }),
    getImports: build.query<GetImportsApiResponse, GetImportsApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    uploadImport: build.mutation<UploadImportApiResponse, UploadImportApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports`,
        method: "POST",
        body: queryArg.body,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    discardImport: build.mutation<
      DiscardImportApiResponse,
      DiscardImportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getImport: build.query<GetImportApiResponse, GetImportApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeImport: build.mutation<ChangeImportApiResponse, ChangeImportApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeImport,
      }),
    }),
    commitImport: build.mutation<CommitImportApiResponse, CommitImportApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg.uuid))}/commit`,
        method: "POST",
        body: queryArg.commitImport,
      }),
    }),
    getHeldRows: build.query<GetHeldRowsApiResponse, GetHeldRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg))}/held`,
      }),
    }),
    getImportRows: build.query<GetImportRowsApiResponse, GetImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg.uuid))}/rows`,
        params: {
          limit: queryArg.limit,
          kind: queryArg.kind,
          after: queryArg.after,
        },
      }),
    }),
    correctImportRow: build.mutation<
      CorrectImportRowApiResponse,
      CorrectImportRowApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg.uuid))}/rows/${encodeURIComponent(String(queryArg.row))}`,
        method: "PATCH",
        body: queryArg.correctImportRow,
      }),
    }),
    watchImportWishes: build.mutation<
      WatchImportWishesApiResponse,
      WatchImportWishesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/imports/${encodeURIComponent(String(queryArg))}/wishes`,
        method: "POST",
      }),
    }),
    getStockLines: build.query<GetStockLinesApiResponse, GetStockLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/lines`,
        params: {
          set: queryArg["set"],
          condition: queryArg.condition,
          finish: queryArg.finish,
          language: queryArg.language,
          type: queryArg["type"],
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          countedBefore: queryArg.countedBefore,
          age: queryArg.age,
          minMarketRatio: queryArg.minMarketRatio,
          maxMarketRatio: queryArg.maxMarketRatio,
          import: queryArg["import"],
          limit: queryArg.limit,
          sort: queryArg.sort,
          q: queryArg.q,
          shelf: queryArg.shelf,
          after: queryArg.after,
        },
      }),
    }),
    putStockLines: build.mutation<
      PutStockLinesApiResponse,
      PutStockLinesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/lines`,
        method: "PUT",
        body: queryArg.putLines,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getPriceRules: build.query<GetPriceRulesApiResponse, GetPriceRulesApiArg>({
      query: () => ({ url: `/api/stock/price-rules` }),
    }),
    savePriceRules: build.mutation<
      SavePriceRulesApiResponse,
      SavePriceRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/price-rules`,
        method: "PUT",
        body: queryArg.savePriceRules,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    applyPriceRules: build.mutation<
      ApplyPriceRulesApiResponse,
      ApplyPriceRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/price-rules/apply`,
        method: "POST",
        body: queryArg.applyPriceRules,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getHeldPrices: build.query<GetHeldPricesApiResponse, GetHeldPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/price-rules/held`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    acceptHeldPrices: build.mutation<
      AcceptHeldPricesApiResponse,
      AcceptHeldPricesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/price-rules/held/accept`,
        method: "POST",
        body: queryArg.chosenHeldPrices,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    declineHeldPrices: build.mutation<
      DeclineHeldPricesApiResponse,
      DeclineHeldPricesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/price-rules/held/decline`,
        method: "POST",
        body: queryArg.chosenHeldPrices,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    previewPriceRules: build.mutation<
      PreviewPriceRulesApiResponse,
      PreviewPriceRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/price-rules/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPullSheet: build.query<GetPullSheetApiResponse, GetPullSheetApiArg>({
      query: (queryArg) => ({
        url: `/api/stock/pull-sheet`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getReconciliations: build.query<
      GetReconciliationsApiResponse,
      GetReconciliationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/reconciliations`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    reconcileStock: build.mutation<
      ReconcileStockApiResponse,
      ReconcileStockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/reconciliations`,
        method: "POST",
        body: queryArg.body,
        params: {
          name: queryArg.name,
          blankCondition: queryArg.blankCondition,
        },
      }),
    }),
    getReconciliation: build.query<
      GetReconciliationApiResponse,
      GetReconciliationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/reconciliations/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    downloadReconciliation: build.query<
      DownloadReconciliationApiResponse,
      DownloadReconciliationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/reconciliations/${encodeURIComponent(String(queryArg.uuid))}/file`,
        params: {
          kind: queryArg.kind,
        },
      }),
    }),
    getReconciliationLines: build.query<
      GetReconciliationLinesApiResponse,
      GetReconciliationLinesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/reconciliations/${encodeURIComponent(String(queryArg.uuid))}/lines`,
        params: {
          limit: queryArg.limit,
          kind: queryArg.kind,
          after: queryArg.after,
        },
      }),
    }),
    getStaleStock: build.query<GetStaleStockApiResponse, GetStaleStockApiArg>({
      query: () => ({ url: `/api/stock/stale` }),
    }),
    getStockSummary: build.query<
      GetStockSummaryApiResponse,
      GetStockSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/stock/summary`,
        params: {
          set: queryArg["set"],
          condition: queryArg.condition,
          finish: queryArg.finish,
          language: queryArg.language,
          type: queryArg["type"],
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          countedBefore: queryArg.countedBefore,
          age: queryArg.age,
          minMarketRatio: queryArg.minMarketRatio,
          maxMarketRatio: queryArg.maxMarketRatio,
          import: queryArg["import"],
          q: queryArg.q,
          shelf: queryArg.shelf,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as stockApi };
export type GetStockBatchesApiResponse =
  /** status 200 A page of the list. */ BatchDto[];
export type GetStockBatchesApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetStockBatchApiResponse =
  /** status 200 Success. */ BatchDetailDto;
export type GetStockBatchApiArg = /** The ID of the batch. */ string;
export type UndoStockBatchApiResponse =
  /** status 200 Success. */ BatchDetailDto;
export type UndoStockBatchApiArg = {
  /** The ID of the batch. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  undoStockBatch: UndoStockBatch;
};
export type GetStockChangesApiResponse = /** status 200 Success. */ LineChanges;
export type GetStockChangesApiArg = {
  /** The `next` of the answer before. Without it the feed begins now. */
  after?: string;
  /** How many changes at most. */
  limit?: number;
};
export type EditStockApiResponse = /** status 200 Success. */ BatchDetailDto;
export type EditStockApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  runStockEdit: RunStockEdit;
};
export type PreviewStockEditApiResponse =
  /** status 200 Success. */ EditPreview;
export type PreviewStockEditApiArg = StockEdit;
export type ExportStockApiResponse = /** status 200 The file. */ string;
export type ExportStockApiArg = {
  /** Any of these set codes. */
  set?: string[];
  /** Any of these conditions. */
  condition?: (
    | "NEAR_MINT"
    | "LIGHTLY_PLAYED"
    | "MODERATELY_PLAYED"
    | "HEAVILY_PLAYED"
    | "DAMAGED"
  )[];
  /** Any of these finishes. */
  finish?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  language?: string[];
  /** Any of these types. */
  type?: ("SELL" | "BUY" | "TRADE")[];
  /** The lowest price, in US dollars. */
  minPrice?: number;
  /** The highest price, in US dollars. */
  maxPrice?: number;
  /** Lines with a copy that was last counted before this moment, in UTC. */
  countedBefore?: string;
  /** Lines whose copy that was counted longest ago has a fresh count, a stale one, or one that took it off the market. */
  age?: ("FRESH" | "STALE" | "EXPIRED")[];
  /** The lowest asking price as a part of the market price: 1.1 is a tenth above it. Without a market price no line matches. */
  minMarketRatio?: number;
  /** The highest asking price as a part of the market price. */
  maxMarketRatio?: number;
  /** Lines with a copy that this import created or changed last. */
  import?: string;
  /** The program that the file is for; `pull-sheet` is for people. */
  format:
    | "playset"
    | "moxfield"
    | "manabox"
    | "archidekt"
    | "deckbox"
    | "dragon-shield"
    | "cardmarket"
    | "text"
    | "arena"
    | "mtgo-dek"
    | "pull-sheet"
    | "tcgplayer"
    | "square"
    | "shopify";
  /** For TCGplayer, Square and Shopify: `last` for the differences since the last file that was confirmed as uploaded, `start` for a
    channel that has nothing of this stock yet. Without it the file has all of the stock; one for TCGplayer then adds nothing. */
  since?: "last" | "start";
  /** For Square and Shopify: the location's name there. */
  location?: string;
  /** Matches the card's name, set or number, the shelf or the external ID. */
  q?: string;
  /** The shelf or bin, exactly; empty for lines without one. */
  shelf?: string;
};
export type GetStockExportsApiResponse =
  /** status 200 A page of the list. */ StockExportDto[];
export type GetStockExportsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type AcknowledgeStockExportApiResponse =
  /** status 200 Success. */ StockExportDto;
export type AcknowledgeStockExportApiArg = /** The ID of the file. */ string;
export type GetImportsApiResponse =
  /** status 200 A page of the list. */ StockImportDto[];
export type GetImportsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type UploadImportApiResponse = /** status 202 Success. */ StockImportDto;
export type UploadImportApiArg = {
  /** The name of the file. */
  name?: string;
  /** The bytes of the file, or pasted text in UTF-8: at most 20 MB. */
  body: Blob;
};
export type DiscardImportApiResponse = unknown;
export type DiscardImportApiArg = /** The ID of the import. */ string;
export type GetImportApiResponse = /** status 200 Success. */ StockImportDto;
export type GetImportApiArg = /** The ID of the import. */ string;
export type ChangeImportApiResponse = /** status 200 Success. */ StockImportDto;
export type ChangeImportApiArg = {
  /** The ID of the import. */
  uuid: string;
  changeImport: ChangeImport;
};
export type CommitImportApiResponse = /** status 202 Success. */ StockImportDto;
export type CommitImportApiArg = {
  /** The ID of the import. */
  uuid: string;
  commitImport: CommitImport;
};
export type GetHeldRowsApiResponse = /** status 200 The rows. */ string;
export type GetHeldRowsApiArg = /** The ID of the import. */ string;
export type GetImportRowsApiResponse =
  /** status 200 A page of the list. */ ImportRowDto[];
export type GetImportRowsApiArg = {
  /** The ID of the import. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** Of these kinds: repeated, or with commas between them. */
  kind?: (
    | "NEW"
    | "MORE"
    | "FEWER"
    | "TO_ZERO"
    | "PRICE"
    | "CHANGED"
    | "UNCHANGED"
    | "HELD"
    | "SKIPPED"
    | "SUMMED"
    | "WISH"
  )[];
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type CorrectImportRowApiResponse =
  /** status 200 Success. */ StockImportDto;
export type CorrectImportRowApiArg = {
  /** The ID of the import. */
  uuid: string;
  /** The number of the row in the import. */
  row: number;
  correctImportRow: CorrectImportRow;
};
export type WatchImportWishesApiResponse =
  /** status 200 Success. */ WatchedWishes;
export type WatchImportWishesApiArg = /** The ID of the import. */ string;
export type GetStockLinesApiResponse =
  /** status 200 A page of the list. */ StockLineDto[];
export type GetStockLinesApiArg = {
  /** Any of these set codes. */
  set?: string[];
  /** Any of these conditions. */
  condition?: (
    | "NEAR_MINT"
    | "LIGHTLY_PLAYED"
    | "MODERATELY_PLAYED"
    | "HEAVILY_PLAYED"
    | "DAMAGED"
  )[];
  /** Any of these finishes. */
  finish?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  language?: string[];
  /** Any of these types. */
  type?: ("SELL" | "BUY" | "TRADE")[];
  /** The lowest price, in US dollars. */
  minPrice?: number;
  /** The highest price, in US dollars. */
  maxPrice?: number;
  /** Lines with a copy that was last counted before this moment, in UTC. */
  countedBefore?: string;
  /** Lines whose copy that was counted longest ago has a fresh count, a stale one, or one that took it off the market. */
  age?: ("FRESH" | "STALE" | "EXPIRED")[];
  /** The lowest asking price as a part of the market price: 1.1 is a tenth above it. Without a market price no line matches. */
  minMarketRatio?: number;
  /** The highest asking price as a part of the market price. */
  maxMarketRatio?: number;
  /** Lines with a copy that this import created or changed last. */
  import?: string;
  /** The maximum number of entries. */
  limit?: number;
  /** With `-` for descending. */
  sort?:
    | "name"
    | "-name"
    | "set"
    | "-set"
    | "price"
    | "-price"
    | "quantity"
    | "-quantity"
    | "countedAt"
    | "-countedAt"
    | "createdAt"
    | "-createdAt"
    | "shelf"
    | "-shelf"
    | "market"
    | "-market";
  /** Matches the card's name, set or number, the shelf or the external ID. */
  q?: string;
  /** The shelf or bin, exactly; empty for lines without one. */
  shelf?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type PutStockLinesApiResponse =
  /** status 200 Success. */ PutLinesResult;
export type PutStockLinesApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  putLines: PutLines;
};
export type GetPriceRulesApiResponse = /** status 200 Success. */ PriceRulesDto;
export type GetPriceRulesApiArg = void;
export type SavePriceRulesApiResponse =
  /** status 200 Success. */ PriceRulesDto;
export type SavePriceRulesApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  savePriceRules: SavePriceRules;
};
export type ApplyPriceRulesApiResponse =
  /** status 200 Success. */ PricesChanged;
export type ApplyPriceRulesApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  applyPriceRules: ApplyPriceRules;
};
export type GetHeldPricesApiResponse =
  /** status 200 A page of the list. */ HeldPriceDto[];
export type GetHeldPricesApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type AcceptHeldPricesApiResponse =
  /** status 200 Success. */ PricesChanged;
export type AcceptHeldPricesApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  chosenHeldPrices: ChosenHeldPrices;
};
export type DeclineHeldPricesApiResponse =
  /** status 200 Success. */ PricesChanged;
export type DeclineHeldPricesApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  chosenHeldPrices: ChosenHeldPrices;
};
export type PreviewPriceRulesApiResponse =
  /** status 200 Success. */ PriceRulesPreview;
export type PreviewPriceRulesApiArg = PreviewPriceRules;
export type GetPullSheetApiResponse =
  /** status 200 A page of the list. */ PullSheetLineDto[];
export type GetPullSheetApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetReconciliationsApiResponse =
  /** status 200 A page of the list. */ ReconciliationDto[];
export type GetReconciliationsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type ReconcileStockApiResponse =
  /** status 202 Success. */ ReconciliationDto;
export type ReconcileStockApiArg = {
  /** The name of the file. */
  name?: string;
  /** What a row means that names neither a condition nor an external ID of the stock. */
  blankCondition?: Condition;
  /** The bytes of the file, or pasted text in UTF-8: at most 20 MB. */
  body: Blob;
};
export type GetReconciliationApiResponse =
  /** status 200 Success. */ ReconciliationDto;
export type GetReconciliationApiArg = /** The ID of the report. */ string;
export type DownloadReconciliationApiResponse =
  /** status 200 The file. */ string;
export type DownloadReconciliationApiArg = {
  /** The ID of the report. */
  uuid: string;
  /** Of these kinds: repeated, or with commas between them. */
  kind?: ("MORE" | "FEWER" | "NOT_IN_FILE" | "NOT_IN_STOCK" | "NOT_COMPARED")[];
};
export type GetReconciliationLinesApiResponse =
  /** status 200 A page of the list. */ DriftLineDto[];
export type GetReconciliationLinesApiArg = {
  /** The ID of the report. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** Of these kinds: repeated, or with commas between them. */
  kind?: ("MORE" | "FEWER" | "NOT_IN_FILE" | "NOT_IN_STOCK" | "NOT_COMPARED")[];
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetStaleStockApiResponse = /** status 200 Success. */ StaleStockDto;
export type GetStaleStockApiArg = void;
export type GetStockSummaryApiResponse =
  /** status 200 Success. */ StockSummaryDto;
export type GetStockSummaryApiArg = {
  /** Any of these set codes. */
  set?: string[];
  /** Any of these conditions. */
  condition?: (
    | "NEAR_MINT"
    | "LIGHTLY_PLAYED"
    | "MODERATELY_PLAYED"
    | "HEAVILY_PLAYED"
    | "DAMAGED"
  )[];
  /** Any of these finishes. */
  finish?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  language?: string[];
  /** Any of these types. */
  type?: ("SELL" | "BUY" | "TRADE")[];
  /** The lowest price, in US dollars. */
  minPrice?: number;
  /** The highest price, in US dollars. */
  maxPrice?: number;
  /** Lines with a copy that was last counted before this moment, in UTC. */
  countedBefore?: string;
  /** Lines whose copy that was counted longest ago has a fresh count, a stale one, or one that took it off the market. */
  age?: ("FRESH" | "STALE" | "EXPIRED")[];
  /** The lowest asking price as a part of the market price: 1.1 is a tenth above it. Without a market price no line matches. */
  minMarketRatio?: number;
  /** The highest asking price as a part of the market price. */
  maxMarketRatio?: number;
  /** Lines with a copy that this import created or changed last. */
  import?: string;
  /** Matches the card's name, set or number, the shelf or the external ID. */
  q?: string;
  /** The shelf or bin, exactly; empty for lines without one. */
  shelf?: string;
};
export type BatchKind = "EDIT" | "IMPORT" | "PRICES" | "TILL";
export type BatchProblem = {
  code: string;
  message: string;
};
export type BatchProgress = {
  /** Copies that are done. */
  done: number;
  /** Copies in all; 0 while they are selected. */
  total: number;
};
export type BatchStatus = "RUNNING" | "DONE" | "UNDOING" | "UNDONE" | "FAILED";
export type SkippedCopies = {
  copies: number;
  /** Why: reserved, no-market-price, price-out-of-range, no-such-finish, not-for-sale, external-id-taken, card-unavailable, quantity-changed. More reasons may come. */
  reason: string;
};
export type BatchSummary = {
  /** Copies that were added. */
  added?: number;
  /** What an edit changed, by the name of its field. */
  change?: string;
  /** Copies that were changed. */
  changed?: number;
  /** Copies that an undo left alone, because they had changed since. */
  changedSince?: number;
  /** Copies that somebody else's change, or another window's, came before: they were left alone. */
  conflicts?: number;
  /** Copies whose new price by the rules waits for a look. */
  heldBack?: number;
  /** Copies that an undo put back. */
  restored?: number;
  /** Copies that an edit left alone or could not add, by the reason. */
  skipped?: SkippedCopies[];
  /** Copies that were sold. */
  sold?: number;
  /** Copies that were withdrawn. */
  withdrawn?: number;
  [key: string]: unknown;
};
export type BatchDto = {
  createdAt: string;
  doneAt: string | null;
  kind: BatchKind;
  /** Null unless it has failed, or its undo has. */
  problem: BatchProblem | null;
  /** Null unless it runs, or its undo does. */
  progress: BatchProgress | null;
  status: BatchStatus;
  summary: BatchSummary;
  /** It can be undone until then; null while it or its undo runs, and once it is undone. */
  undoableUntil: string | null;
  undoneAt: string | null;
  uuid: string;
};
export type RefusedField = {
  /** A stable code for programs: the field's own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What's wrong with it, in plain language. */
  message: string;
  /** The values in `message`. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** What happened, in plain language. */
  detail: string;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The status phrase. */
  title: string;
  /** A stable URI for the problem type. */
  type: string;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type ConditionPricing = {
  condition: Condition;
  /** The price is never below this, in US dollars. */
  floor?: number;
  percent?: number;
  /** The price is rounded to a multiple of this, in US dollars. */
  roundTo?: number;
};
export type MarketPricing = {
  /** What differs by condition. */
  conditions?: ConditionPricing[];
  /** The price is never below this, in US dollars. */
  floor?: number;
  percent: number;
  /** The price is rounded to a multiple of this, in US dollars. */
  roundTo?: number;
};
export type CopiesSale = {
  /** What was paid for each; defaults to each listed price. */
  price?: number;
};
export type ListingType = "SELL" | "BUY" | "TRADE";
export type StockChange = {
  /** How many copies are added to those that each line has; up to 9999 in all. Only for named lines. */
  addCopies?: number;
  /** What is added to each price, in US dollars; negative to lower it. */
  addToPrice?: number;
  /** By how many percent each price changes; negative to lower it. */
  changePriceByPercent?: number;
  condition?: Condition;
  /** Must be true: the copies are there, and counted now. */
  count?: boolean;
  /** The store's own ID, such as its SKU; null for none. */
  externalId?: string | null;
  finish?: Finish;
  isAltered?: boolean;
  isSigned?: boolean;
  /** A language code. */
  language?: string;
  /** Shown to everybody; null for none. */
  note?: string | null;
  /** The new price. */
  price?: number;
  /** Must be true: the copies are priced by the saved price rules, and follow them from now on. */
  priceByRules?: boolean;
  priceFromMarket?: MarketPricing;
  /** What the owner paid for each, in US dollars; null for unknown. */
  pricePaid?: number | null;
  /** Shown to the owner alone; null for none. */
  privateNote?: string | null;
  /** The number of copies of each line: more are added, those posted last are withdrawn. Only for named lines. */
  quantity?: number;
  /** The copies are sold. */
  sell?: CopiesSale;
  /** The shelf or bin; null for none. */
  shelf?: string | null;
  type?: ListingType;
  /** Must be true: the copies are withdrawn. */
  withdraw?: boolean;
};
export type StockFilter = {
  /** Lines whose copy that was counted longest ago has a fresh count, a stale one, or one that took it off the market. */
  age?: ("FRESH" | "STALE" | "EXPIRED")[];
  /** Any of these conditions. */
  condition?: (
    | "NEAR_MINT"
    | "LIGHTLY_PLAYED"
    | "MODERATELY_PLAYED"
    | "HEAVILY_PLAYED"
    | "DAMAGED"
  )[];
  /** Lines with a copy that was last counted before this moment, in UTC. */
  countedBefore?: string;
  /** Any of these finishes. */
  finish?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Lines with a copy that this import created or changed last. */
  import?: string;
  /** Any of these printed languages. */
  language?: string[];
  /** The highest asking price as a part of the market price. */
  maxMarketRatio?: number;
  /** The highest price, in US dollars. */
  maxPrice?: number;
  /** The lowest asking price as a part of the market price: 1.1 is a tenth above it. Without a market price no line matches. */
  minMarketRatio?: number;
  /** The lowest price, in US dollars. */
  minPrice?: number;
  /** Matches the card's name, set or number, the shelf or the external ID. */
  q?: string;
  /** Any of these set codes. */
  set?: string[];
  /** The shelf or bin, exactly; empty for lines without one. */
  shelf?: string;
  /** Any of these types. */
  type?: ("SELL" | "BUY" | "TRADE")[];
};
export type ChosenLine = {
  /** How many of its copies the caller believes are on the market: with another number the line is left alone. Only for a change of the
    number of copies. */
  expectedQuantity?: number;
  line: string;
  /** So many of its copies, those posted first; all of them if omitted. */
  quantity?: number;
};
export type StockEdit = {
  change: StockChange;
  /** So many copies of each line, those posted first; all of them if omitted. A line may name another number. */
  copiesOfEach?: number;
  /** Lines that match but are left out. */
  except?: string[];
  /** All lines that match; `{}` means all of the stock. */
  filter?: StockFilter;
  /** These lines, where all of them are meant in the same way. */
  lineIds?: string[];
  lines?: ChosenLine[];
};
export type BatchDetailDto = {
  /** How many of its copies have changed since: an undo leaves them alone. */
  changedSince: number;
  createdAt: string;
  doneAt: string | null;
  /** What was to be changed, of an edit that has failed in the background: sent again, it is another attempt. Null otherwise. */
  edit: StockEdit | null;
  kind: BatchKind;
  /** Null unless it has failed, or its undo has. */
  problem: BatchProblem | null;
  /** Null unless it runs, or its undo does. */
  progress: BatchProgress | null;
  status: BatchStatus;
  summary: BatchSummary;
  /** It can be undone until then; null while it or its undo runs, and once it is undone. */
  undoableUntil: string | null;
  undoneAt: string | null;
  uuid: string;
};
export type UndoStockBatch = {
  /** Must be true: it is undone after the answer, which is a batch that is being undone. */
  inBackground?: boolean;
};
export type LineChange = {
  cardId: string;
  /** When it changed. */
  changedAt: string;
  externalId: string | null;
  line: string;
  /** Active copies, also those off the market until they are counted again; 0 of a line that is gone, or has become another. */
  quantity: number;
  reserved: number;
};
export type LineChanges = {
  changes: LineChange[];
  /** More has changed already. */
  hasMore: boolean;
  /** The cursor to go on after. */
  next: string;
};
export type RunStockEdit = {
  change: StockChange;
  /** So many copies of each line, those posted first; all of them if omitted. A line may name another number. */
  copiesOfEach?: number;
  /** Lines that match but are left out. */
  except?: string[];
  /** All lines that match; `{}` means all of the stock. */
  filter?: StockFilter;
  /** Must be true: it runs after the answer, which is a batch that is still running. */
  inBackground?: boolean;
  /** These lines, where all of them are meant in the same way. */
  lineIds?: string[];
  lines?: ChosenLine[];
};
export type EditedCopies = {
  condition: Condition;
  /** The store's own ID, such as its SKU. */
  externalId: string | null;
  finish: Finish;
  isAltered: boolean;
  isSigned: boolean;
  language: string;
  /** Shown to everybody. */
  note: string | null;
  /** In US dollars, whole cents. */
  price: number;
  /** What the owner paid for one, in US dollars; the average where copies differ, null if unknown. */
  pricePaid: number | null;
  /** Shown to the owner alone. */
  privateNote: string | null;
  /** How many of them are on the market. */
  quantity: number;
  /** The shelf or bin. */
  shelf: string | null;
  type: ListingType;
};
export type EditSample = {
  after: EditedCopies;
  before: EditedCopies;
  cardName: string;
  cardNumber: string;
  cardSetCode: string;
  line: string;
};
export type EditPreview = {
  /** Copies that would change, be added, sold or withdrawn. */
  changed: number;
  /** Copies that are chosen, without those that are skipped. */
  copies: number;
  /** Copies whose price would move by more than 3x by the price rules: they keep it until their owner accepts the new one. */
  heldBack?: number;
  /** Lines of which a copy is chosen. */
  lines: number;
  /** Up to 20 examples. */
  sample: EditSample[];
  skipped: SkippedCopies[];
  /** Copies that are like this already. */
  unchanged: number;
  /** The same afterwards, of what would be on the market. */
  valueAfter: number;
  /** The asking prices of the chosen copies, in US dollars, without those that the caller wants to buy. */
  valueBefore: number;
};
export type Channel = "tcgplayer" | "square" | "shopify";
export type ExportSince = "all" | "last" | "start";
export type StockExportDto = {
  /** When its owner confirmed that it was uploaded; null before. */
  acknowledgedAt: string | null;
  channel: Channel;
  /** Copies that these rows stand for. */
  copies: number;
  createdAt: string;
  /** Copies that the channel can't know: without an external ID, or with one that different copies share. */
  leftOut: number;
  /** Rows of the file. */
  lines: number;
  /** All of the stock, the differences since the last upload, or all of it for a channel that had nothing. */
  since: ExportSince;
  uuid: string;
};
export type BlankAnswers = {
  condition?: Condition;
  finish?: Finish;
  /** A language code. */
  language?: string;
};
export type ImportMapping = {
  /** The decimal mark of prices, where the column leaves it open. */
  decimal?: "." | ",";
  /** One for each column; null for one that is not read. */
  fields: (
    | "quantity"
    | "foilQuantity"
    | "etchedQuantity"
    | "name"
    | "setCode"
    | "setName"
    | "number"
    | "condition"
    | "finish"
    | "language"
    | "type"
    | "price"
    | "paid"
    | "currency"
    | "externalId"
    | "shelf"
    | "note"
    | "privateNote"
    | "isSigned"
    | "isAltered"
    | "countedAt"
    | "scryfall"
    | "tcgplayerProduct"
    | "cardmarket"
    | "mtgo"
    | "multiverse"
    | null
  )[];
  /** Whether the first line names the columns. */
  hasHeader: boolean;
  /** Whose words conditions are in: LP is the second best grade of the American scale, and the fifth of the European one. */
  scale?: "american" | "european";
};
export type ImportMode = "ADD" | "SET" | "REPLACE";
export type ImportChoices = {
  blanks: BlankAnswers;
  format:
    | (
        | "playset"
        | "moxfield"
        | "archidekt"
        | "deckbox"
        | "manabox"
        | "dragon-shield"
        | "sorted"
        | "tcgplayer-app"
        | "tcgplayer-seller"
        | "tcgplayer-pull-sheet"
        | "cardmarket-stock"
        | "cardmarket-order"
        | "cardmarket-articles"
        | "cardtrader"
        | "manapool"
        | "card-kingdom"
        | "card-castle"
        | "delver-lens"
        | "mtggoldfish"
        | "urzas-gatherer"
        | "helvault"
        | "aetherhub"
        | "cardsphere"
        | "deckstats"
        | "tappedout"
        | "topdecked"
        | "decked-builder"
        | "echo-mtg"
        | "cubecobra"
        | "tcg-home"
        | "mtgo"
        | "mtgo-dek"
        | "cockatrice"
        | "octgn"
        | "text"
        | "square"
        | "shopify"
        | "crystal-commerce"
        | "custom"
        | null
      )
    | (
        | "playset"
        | "moxfield"
        | "archidekt"
        | "deckbox"
        | "manabox"
        | "dragon-shield"
        | "sorted"
        | "tcgplayer-app"
        | "tcgplayer-seller"
        | "tcgplayer-pull-sheet"
        | "cardmarket-stock"
        | "cardmarket-order"
        | "cardmarket-articles"
        | "cardtrader"
        | "manapool"
        | "card-kingdom"
        | "card-castle"
        | "delver-lens"
        | "mtggoldfish"
        | "urzas-gatherer"
        | "helvault"
        | "aetherhub"
        | "cardsphere"
        | "deckstats"
        | "tappedout"
        | "topdecked"
        | "decked-builder"
        | "echo-mtg"
        | "cubecobra"
        | "tcg-home"
        | "mtgo"
        | "mtgo-dek"
        | "cockatrice"
        | "octgn"
        | "text"
        | "square"
        | "shopify"
        | "crystal-commerce"
        | "custom"
        | null
      );
  mapping: ImportMapping | null;
  marketPercent: number | null;
  mode: ImportMode;
  type: ListingType;
  useFilePrices: boolean;
  withDecks: boolean;
};
export type ImportRowKind =
  | "NEW"
  | "MORE"
  | "FEWER"
  | "TO_ZERO"
  | "PRICE"
  | "CHANGED"
  | "UNCHANGED"
  | "HELD"
  | "SKIPPED"
  | "SUMMED"
  | "WISH";
export type KindTotal = {
  /** Copies that are added, removed or changed; of HELD, SKIPPED, SUMMED and WISH, those in the file. */
  copies: number;
  kind: ImportRowKind;
  /** Lines of stock; of HELD, SKIPPED, SUMMED and WISH, rows of the file. */
  lines: number;
  /** By how much the value of the stock changes, in US dollars. */
  value: number;
};
export type KeptCopiesDto = {
  copies: number;
  /** Those that the file doesn’t have: they stay, and the deals ask whether they are there. */
  missing: number;
};
export type ImportStopSign = "TO_ZERO" | "PRICE_JUMP" | "SAME_FILE";
export type StopSignDto = {
  code: ImportStopSign;
  /** SAME_FILE: when the file was imported before. */
  importedAt?: string;
  /** Lines that go to zero, or whose price jumps. */
  lines: number;
  /** TO_ZERO: the larger of the shares of all lines and of the whole value, in percent. */
  percent?: number;
};
export type ImportDifference = {
  kinds: KindTotal[];
  /** Lines on the market before. */
  linesBefore: number;
  /** Lines whose price changes, whatever else does. */
  priceChanges: number;
  /** Absent of an import that was compared before copies could be reserved. */
  reserved?: KeptCopiesDto;
  stopSigns: StopSignDto[];
  valueBefore: number;
};
export type BlankCounts = {
  condition: number;
  finish: number;
  language: number;
};
export type ImportedFile = {
  blanks: BlankCounts;
  /** All formats that the columns fit, the best first. */
  candidates: string[];
  /** The names of the columns; empty for a text list. */
  columns: string[];
  /** How sure the format is, from 0 to 1. */
  confidence: number;
  /** Rows that are in a deck. */
  decks: number;
  /** `none` for a text list. */
  delimiter: string;
  encoding: string;
  /** The name of the format; `custom` for columns that were assigned by hand. */
  format: string;
  mapping: ImportMapping;
  rows: number;
  /** The first rows, as they are in the file. */
  sample: string[][];
  /** Rows that are wanted, not owned: they can be put on the watchlist. */
  wishes: number;
};
export type ImportProblem = {
  /** Of a file: empty, too-large, too-many-rows, too-many-columns, cell-too-long, binary, spreadsheet, archive, database, pdf, image, web-page, names-and-addresses, broken-xml, no-rows, no-cards, wrong-format, too-many-copies. Of a commit: cards-changed, or the code of an error. Of one that has failed: stock.disk-full, stock.unexpected-failure. */
  code: string;
  message: string;
};
export type ImportStep = "READING" | "COMPARING" | "COMMITTING";
export type ImportProgress = {
  done: number;
  step: ImportStep;
  /** 0 while unknown. */
  total: number;
};
export type ImportState =
  "WORKING" | "READY" | "REFUSED" | "COMMITTING" | "COMMITTED" | "FAILED";
export type StockImportDto = {
  /** The batch of the commit, by which it can be undone for 7 days. */
  batch: string | null;
  choices: ImportChoices;
  committedAt: string | null;
  createdAt: string;
  /** Null until it has been compared with the stock. */
  difference: ImportDifference | null;
  /** Null until it has been read. */
  file: ImportedFile | null;
  /** The name of the file. */
  name: string;
  problem: ImportProblem | null;
  /** Null when nothing is being done. */
  progress: ImportProgress | null;
  /** Counts the changes to the import: a commit names the one that was shown. */
  revision: number;
  size: number;
  state: ImportState;
  uuid: string;
};
export type ChangeImport = {
  blanks?: BlankAnswers;
  /** A format, instead of the one that was found; null to find it again. */
  format?:
    | (
        | "playset"
        | "moxfield"
        | "archidekt"
        | "deckbox"
        | "manabox"
        | "dragon-shield"
        | "sorted"
        | "tcgplayer-app"
        | "tcgplayer-seller"
        | "tcgplayer-pull-sheet"
        | "cardmarket-stock"
        | "cardmarket-order"
        | "cardmarket-articles"
        | "cardtrader"
        | "manapool"
        | "card-kingdom"
        | "card-castle"
        | "delver-lens"
        | "mtggoldfish"
        | "urzas-gatherer"
        | "helvault"
        | "aetherhub"
        | "cardsphere"
        | "deckstats"
        | "tappedout"
        | "topdecked"
        | "decked-builder"
        | "echo-mtg"
        | "cubecobra"
        | "tcg-home"
        | "mtgo"
        | "mtgo-dek"
        | "cockatrice"
        | "octgn"
        | "text"
        | "square"
        | "shopify"
        | "crystal-commerce"
        | "custom"
        | null
      )
    | (
        | "playset"
        | "moxfield"
        | "archidekt"
        | "deckbox"
        | "manabox"
        | "dragon-shield"
        | "sorted"
        | "tcgplayer-app"
        | "tcgplayer-seller"
        | "tcgplayer-pull-sheet"
        | "cardmarket-stock"
        | "cardmarket-order"
        | "cardmarket-articles"
        | "cardtrader"
        | "manapool"
        | "card-kingdom"
        | "card-castle"
        | "delver-lens"
        | "mtggoldfish"
        | "urzas-gatherer"
        | "helvault"
        | "aetherhub"
        | "cardsphere"
        | "deckstats"
        | "tappedout"
        | "topdecked"
        | "decked-builder"
        | "echo-mtg"
        | "cubecobra"
        | "tcg-home"
        | "mtgo"
        | "mtgo-dek"
        | "cockatrice"
        | "octgn"
        | "text"
        | "square"
        | "shopify"
        | "crystal-commerce"
        | "custom"
        | null
      );
  /** Which columns are what, instead of what the format says; null for what it says. */
  mapping?: ImportMapping | null;
  /** Rows without a price ask this percentage of the market price; null holds them back. */
  marketPercent?: number | null;
  mode?: ImportMode;
  /** What rows are that don’t say whether they are for sale, wanted or for trade. */
  type?: ListingType;
  /** Whether asking prices in the file count. */
  useFilePrices?: boolean;
  /** Whether rows that are in a deck count: their copies may be in a binder of the same file as well. */
  withDecks?: boolean;
};
export type CommitImport = {
  /** The stop signs that were confirmed. */
  acknowledged: ("TO_ZERO" | "PRICE_JUMP" | "SAME_FILE")[];
  /** That of the import as it was shown. */
  revision: number;
};
export type ImportedCard = {
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  cardSet: string;
  cardSetCode: string;
  /** The finishes it was printed in. */
  finishes: string[];
};
export type ImportRowDto = {
  card: ImportedCard | null;
  condition:
    | (
        | "NEAR_MINT"
        | "LIGHTLY_PLAYED"
        | "MODERATELY_PLAYED"
        | "HEAVILY_PLAYED"
        | "DAMAGED"
        | null
      )
    | (
        | "NEAR_MINT"
        | "LIGHTLY_PLAYED"
        | "MODERATELY_PLAYED"
        | "HEAVILY_PLAYED"
        | "DAMAGED"
        | null
      );
  copiesAfter: number | null;
  /** Copies on the market before; null where nothing happens. */
  copiesBefore: number | null;
  /** Whether you have corrected it. */
  corrected: boolean;
  finish:
    | ("NONFOIL" | "FOIL" | "ETCHED" | null)
    | ("NONFOIL" | "FOIL" | "ETCHED" | null);
  /** SUMMED: the line that it is counted in with. */
  intoLine: number | null;
  kind: ImportRowKind;
  language: string | null;
  /** Its line in the file, from 1; 0 for a line of stock that the file does not name. */
  line: number;
  price: number | null;
  /** What its copies cost before, if that changes. */
  priceBefore: number | null;
  quantity: number;
  /** The cells, as they are in the file. */
  raw: string[];
  /** Why it is held back or skipped: unknown-card, unknown-id, unknown-external-id, alchemy-card, unknown-set, not-in-set, name-mismatch, other-number, several-printings, no-set, digital-only, left-database, no-such-finish, blank-condition, blank-finish, blank-language, no-price, price-out-of-range, foreign-currency, none-in-stock, in-a-deck, skipped-by-you, external-id-twice, external-id-taken, or what is wrong with a cell, such as unknown-condition. More may come. */
  reason: string | null;
  /** The column of the cell that is wrong. */
  reasonColumn: string | null;
  /** What stands there. */
  reasonValue: string | null;
  /** Its number in the import. One line of the file may be several rows. */
  row: number;
  /** Printings that it might be, the likeliest first; none of them is chosen without you. */
  suggestions: ImportedCard[];
  type: ("SELL" | "BUY" | "TRADE" | null) | ("SELL" | "BUY" | "TRADE" | null);
};
export type CorrectImportRow = {
  /** The card. */
  cardId?: string;
  condition?: Condition;
  finish?: Finish;
  /** A language code. */
  language?: string;
  /** All held rows with the same reason and the same word in the file are corrected likewise. */
  likewise?: boolean;
  /** In US dollars. */
  price?: number;
  quantity?: number;
  /** The correction is taken back before the other fields are read. */
  reset?: boolean;
  /** The row is left out. */
  skip?: boolean;
};
export type WatchedWishes = {
  /** Rows whose card is not known. */
  unknown: number;
  /** Cards that are on the watchlist now and were not before. */
  watched: number;
  /** Cards that the watchlist has no room for. */
  withoutRoom: number;
};
export type PriceSetter = "HAND" | "RULE";
export type StockLineDto = {
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  /** When the owner last said that it is there: of the copy that was counted longest ago. */
  countedAt: string;
  /** When the newest copy was posted. */
  createdAt: string;
  /** The store's own ID, such as its SKU. */
  externalId: string | null;
  finish: Finish;
  /** Until when that count is fresh: 30 days for a store, 60 for a player. */
  freshUntil: string;
  isAltered: boolean;
  isSigned: boolean;
  language: string;
  /** The ID of the line. A line whose terms change gets another. */
  line: string;
  /** Until when that copy is on the market: twice as long. */
  listedUntil: string;
  /** The market price of the card in this finish, in US dollars; null if unknown. */
  marketPrice: number | null;
  /** The day that the market price is of. */
  marketPriceDate: string | null;
  /** Shown to everybody. */
  note: string | null;
  /** In US dollars, whole cents. */
  price: number;
  /** What the owner paid for one, in US dollars; the average where copies differ, null if unknown. */
  pricePaid: number | null;
  priceSetBy: PriceSetter;
  /** Shown to the owner alone. */
  privateNote: string | null;
  /** Copies that are on the market. */
  quantity: number;
  /** Copies that are kept for somebody; no edit changes them. */
  reserved: number;
  /** The shelf or bin. */
  shelf: string | null;
  type: ListingType;
};
export type TillOutcome =
  "CHANGED" | "UNCHANGED" | "DRIFT" | "BELOW_RESERVED" | "REFUSED";
export type PutLineResult = {
  /** Why it was refused, or what is to be done about copies that deals keep. */
  code?: string;
  /** The till's own ID of the line, kept to the letter but for blanks around it. */
  externalId?: string;
  message?: string;
  /** `CHANGED`: done. `UNCHANGED`: it was like this already. `DRIFT`: there are not as many as `expectedQuantity`, nothing was written.
    `BELOW_RESERVED`: fewer than deals keep, which keep theirs and ask about the rest. `REFUSED`: see `code`. */
  outcome: TillOutcome;
  quantityAfter: number;
  /** Copies there were, reserved ones among them. */
  quantityBefore: number;
  /** Copies that deals keep, whatever the till says. */
  reserved: number;
};
export type PutLinesResult = {
  /** The batch that undoes the call; null if it changed no copy. What it says of lines without copies stays. */
  batch: string | null;
  lines: PutLineResult[];
};
export type PutLine = {
  cardId?: string;
  condition?: Condition;
  /** The number of copies that the till believes there are: with another one nothing is written. */
  expectedQuantity?: number;
  /** The till's own ID of the line, kept to the letter but for blanks around it. */
  externalId?: string;
  finish?: Finish;
  /** A language code. */
  language?: string;
  /** Shown to everybody. */
  note?: string;
  /** The asking price in US dollars. */
  price?: number;
  /** With `SET` the number of copies that are there, those that deals keep among them; with `ADD` by how many it changes. */
  quantity: number;
  /** The copies that go were sold, and are in the order history. Otherwise they are withdrawn. */
  sell?: CopiesSale;
  shelf?: string;
  type?: ListingType;
};
export type TillMode = "ADD" | "SET";
export type PutLines = {
  lines: PutLine[];
  /** `SET` says how many copies there are, and counts as a count of them. `ADD` changes their number and doesn't: copies of a store that
    nobody has counted for 60 days are no longer shown to others. */
  mode: TillMode;
};
export type PriceExceptionDto = {
  condition: Condition | null;
  finish: Finish | null;
  percent: number;
};
export type HeldBackDto = {
  copies: number;
  lines: number;
  /** When the newest of them was held back. */
  newest: string | null;
};
export type PriceRulesDto = {
  /** When they were applied last, by hand or after an import. */
  appliedAt: string | null;
  automatic: boolean;
  ceiling: number | null;
  exceptions: PriceExceptionDto[];
  floor: number | null;
  heldBack: HeldBackDto;
  neverBelowPaid: boolean;
  percent: number;
  roundTo: number;
  updatedAt: string | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  version: number;
};
export type SavePriceRules = {
  /** Whether they are applied after each import of market prices. */
  automatic: boolean;
  /** The highest price, in US dollars; null for none. */
  ceiling?: number | null;
  /** The one that names most applies: a condition and a finish before a condition, that before a finish. */
  exceptions: PriceExceptionDto[];
  /** The lowest price, in US dollars; null for none. */
  floor?: number | null;
  /** No copy costs less than what was paid for it; this comes before the highest price. */
  neverBelowPaid: boolean;
  /** Of the market price of a card in its finish, where no exception applies. */
  percent: number;
  /** The percentage is rounded to the nearest multiple of this, in US dollars. */
  roundTo: number;
};
export type PricesChanged = {
  /** The batch that undoes it; null if it changed nothing. */
  batch: string | null;
  changed: number;
  /** Copies that somebody else's change, or another window's, came before: they were left alone. */
  conflicts: number;
  /** Copies whose new price waits for a look. */
  heldBack: number;
  /** Whether it runs in the background: its batch says how far it is, and what it did. */
  isRunning?: boolean;
};
export type ApplyPriceRules = {
  /** Must be true: they are applied after the answer, whose batch is still running. */
  inBackground?: boolean;
  /** Prices that were typed by hand count too, and follow the rules from then on. */
  includeTyped: boolean;
};
export type PriceReason = "MARKET" | "FLOOR" | "CEILING" | "PAID";
export type HeldPriceDto = {
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  cardSetCode: string;
  condition: Condition;
  copies: number;
  finish: Finish;
  heldAt: string;
  language: string;
  line: string;
  marketPrice: number;
  priceAfter: number;
  priceBefore: number;
  /** The average of its copies; null if unknown. */
  pricePaid: number | null;
  /** What decided the new price: the market, the lowest or highest price, or what was paid. */
  reason: PriceReason;
};
export type ChosenHeldPrices = {
  lines?: string[];
  /** With lines: the price that was shown, in US dollars. A line has several held prices where its copies cost different amounts. */
  priceAfter?: number;
  /** All that were held back by then: the `newest` that was shown. */
  until?: string;
};
export type PriceMove = {
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  cardSetCode: string;
  condition: Condition;
  copies: number;
  finish: Finish;
  language: string;
  line: string;
  marketPrice: number;
  priceAfter: number;
  priceBefore: number;
  /** The average of its copies; null if unknown. */
  pricePaid: number | null;
  /** What decided the new price: the market, the lowest or highest price, or what was paid. */
  reason: PriceReason;
};
export type PriceRulesPreview = {
  /** Their price would change. */
  changed: number;
  /** Copies for sale or trade. */
  copies: number;
  /** Up to 20 of those that would change, the largest moves first. */
  examples: PriceMove[];
  /** Their price would move by more than 3x. */
  heldBack: number;
  /** Up to 20 of those that would be held back, likewise. */
  heldBackExamples: PriceMove[];
  lowered: number;
  /** Of those that would change. */
  raised: number;
  /** Their price was typed by hand: it stays. */
  typed: number;
  /** They cost that already. */
  unchanged: number;
  valueAfter: number;
  /** The asking prices of all of the copies, in US dollars. */
  valueBefore: number;
  withoutMarketPrice: number;
};
export type PricingRules = {
  /** The highest price, in US dollars; null for none. */
  ceiling?: number | null;
  /** The one that names most applies: a condition and a finish before a condition, that before a finish. */
  exceptions: PriceExceptionDto[];
  /** The lowest price, in US dollars; null for none. */
  floor?: number | null;
  /** No copy costs less than what was paid for it; this comes before the highest price. */
  neverBelowPaid: boolean;
  /** Of the market price of a card in its finish, where no exception applies. */
  percent: number;
  /** The percentage is rounded to the nearest multiple of this, in US dollars. */
  roundTo: number;
};
export type PreviewPriceRules = {
  /** Prices that were typed by hand count too, and follow the rules from then on. */
  includeTyped: boolean;
  rules: PricingRules;
};
export type PullSheetLineDto = {
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  /** The store's own ID, such as its SKU. */
  externalId: string | null;
  finish: Finish;
  language: string;
  /** The ID of the line. A line whose terms change gets another. */
  line: string;
  /** Shown to everybody. */
  note: string | null;
  /** In US dollars, whole cents. */
  price: number;
  /** Shown to the owner alone. */
  privateNote: string | null;
  /** Copies to take from the shelf. */
  quantity: number;
  /** The shelf or bin. */
  shelf: string | null;
};
export type ReconciliationState = "WORKING" | "READY" | "REFUSED";
export type DriftKind =
  "MORE" | "FEWER" | "NOT_IN_FILE" | "NOT_IN_STOCK" | "NOT_COMPARED";
export type DriftTotal = {
  /** By how many copies they differ in all. */
  copies: number;
  kind: DriftKind;
  /** Lines; of NOT_COMPARED, rows of the file. */
  lines: number;
};
export type ReconciliationTotals = {
  /** Those of which both have as many copies. */
  agreeing: number;
  copiesInFile: number;
  /** Reserved ones among them. */
  copiesInStock: number;
  kinds: DriftTotal[];
  /** Lines of the file and of the stock that were compared. */
  lines: number;
};
export type ReconciliationDto = {
  blankCondition: Condition;
  createdAt: string;
  finishedAt: string | null;
  /** The name of the file's format; null until it has been compared. */
  format: string | null;
  /** The name of the file. */
  name: string;
  /** Why the file can’t be read. */
  problem: ImportProblem | null;
  /** Null when nothing is being done. */
  progress: ImportProgress | null;
  size: number;
  state: ReconciliationState;
  /** Null until it has been compared. */
  totals: ReconciliationTotals | null;
  uuid: string;
};
export type DriftCause =
  "ADDED" | "SOLD" | "WITHDRAWN" | "MOVED_HERE" | "MOVED_AWAY";
export type LastChange = {
  at: string;
  copies: number;
  /** What did it; null for a listing that was posted, sold or withdrawn by hand. */
  source:
    | ("IMPORT" | "EDIT" | "PRICES" | "TILL" | "DEAL" | "UNDO" | null)
    | ("IMPORT" | "EDIT" | "PRICES" | "TILL" | "DEAL" | "UNDO" | null);
  what: DriftCause;
};
export type DriftLineDto = {
  cardId: string | null;
  cardImageUrl: string | null;
  cardName: string | null;
  cardNumber: string | null;
  cardSet: string | null;
  cardSetCode: string | null;
  /** What changed the line in the stock last, the latest first. */
  causes: LastChange[];
  condition:
    | (
        | "NEAR_MINT"
        | "LIGHTLY_PLAYED"
        | "MODERATELY_PLAYED"
        | "HEAVILY_PLAYED"
        | "DAMAGED"
        | null
      )
    | (
        | "NEAR_MINT"
        | "LIGHTLY_PLAYED"
        | "MODERATELY_PLAYED"
        | "HEAVILY_PLAYED"
        | "DAMAGED"
        | null
      );
  /** How many more the stock has than the file. */
  difference: number;
  externalId: string | null;
  /** Its first line in the file, from 1; null for what the file does not have. */
  fileLine: number | null;
  finish:
    | ("NONFOIL" | "FOIL" | "ETCHED" | null)
    | ("NONFOIL" | "FOIL" | "ETCHED" | null);
  kind: DriftKind;
  language: string | null;
  /** Its number in the report, by which the largest differences come first. */
  line: number;
  /** Copies in the stock, reserved ones among them. */
  ours: number;
  /** NOT_COMPARED: why, by the codes that rows of imports have, such as unknown-card. */
  reason: string | null;
  reserved: number;
  /** NOT_COMPARED: what stands in the row. */
  said: string | null;
  /** Copies in the file. */
  theirs: number;
  type: ("SELL" | "BUY" | "TRADE" | null) | ("SELL" | "BUY" | "TRADE" | null);
};
export type StaleStockDto = {
  /** All copies of these lines. */
  copies: number;
  /** Copies of lines with a copy that has left the market. */
  expired: number;
  lines: number;
};
export type StockSummaryDto = {
  /** Copies on the market. */
  copies: number;
  lines: number;
  /** The market prices of those whose market price is known, in US dollars. */
  marketValue: number;
  /** When the copy was counted that was counted longest ago; null without copies. */
  oldestCount: string | null;
  reserved: number;
  /** The asking prices of copies on the market, in US dollars, without those that the caller wants to buy. */
  value: number;
  /** Copies on the market without a known market price. */
  withoutMarketPrice: number;
};
export const {
  useGetStockBatchesQuery,
  useLazyGetStockBatchesQuery,
  useGetStockBatchQuery,
  useLazyGetStockBatchQuery,
  useUndoStockBatchMutation,
  useGetStockChangesQuery,
  useLazyGetStockChangesQuery,
  useEditStockMutation,
  usePreviewStockEditMutation,
  useExportStockQuery,
  useLazyExportStockQuery,
  useGetStockExportsQuery,
  useLazyGetStockExportsQuery,
  useAcknowledgeStockExportMutation,
  useGetImportsQuery,
  useLazyGetImportsQuery,
  useUploadImportMutation,
  useDiscardImportMutation,
  useGetImportQuery,
  useLazyGetImportQuery,
  useChangeImportMutation,
  useCommitImportMutation,
  useGetHeldRowsQuery,
  useLazyGetHeldRowsQuery,
  useGetImportRowsQuery,
  useLazyGetImportRowsQuery,
  useCorrectImportRowMutation,
  useWatchImportWishesMutation,
  useGetStockLinesQuery,
  useLazyGetStockLinesQuery,
  usePutStockLinesMutation,
  useGetPriceRulesQuery,
  useLazyGetPriceRulesQuery,
  useSavePriceRulesMutation,
  useApplyPriceRulesMutation,
  useGetHeldPricesQuery,
  useLazyGetHeldPricesQuery,
  useAcceptHeldPricesMutation,
  useDeclineHeldPricesMutation,
  usePreviewPriceRulesMutation,
  useGetPullSheetQuery,
  useLazyGetPullSheetQuery,
  useGetReconciliationsQuery,
  useLazyGetReconciliationsQuery,
  useReconcileStockMutation,
  useGetReconciliationQuery,
  useLazyGetReconciliationQuery,
  useDownloadReconciliationQuery,
  useLazyDownloadReconciliationQuery,
  useGetReconciliationLinesQuery,
  useLazyGetReconciliationLinesQuery,
  useGetStaleStockQuery,
  useLazyGetStaleStockQuery,
  useGetStockSummaryQuery,
  useLazyGetStockSummaryQuery,
} = injectedRtkApi;
