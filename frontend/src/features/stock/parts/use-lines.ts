/** The lines that are shown, page by page, and what becomes of those pages when lines change. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useStore } from 'react-redux';
import {
  reloadLines,
  type StockLineDto,
  type StockLinesArg,
  stockApi,
  useStockLinesInfiniteQuery,
} from '../../../api/stock';
import { editedLine, isGone, termsKey } from './cell-values';
import type { Edit } from './edit-queue';

type State = Parameters<ReturnType<typeof stockApi.endpoints.stockLines.select>>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** The same array each time. */
const NONE: readonly StockLineDto[] = [];
/** The words of a search are no longer. */
const MAX_WORDS = 100;
/** So many cards are read at once. */
const AT_ONCE = 4;
/** The most lines of one card that are read. */
const MAX_OF_CARD = 500;

export function useLines(arg: StockLinesArg) {
  const query = useStockLinesInfiniteQuery(arg);
  const store = useStore<State>();
  const dispatch = useDispatch<Dispatch>();
  const pages = query.currentData?.pages;
  const lines = useMemo(() => pages?.flatMap(({ rows }) => rows) ?? NONE, [pages]);

  /** The pages as they are at this moment, whatever was drawn last. */
  const pagesNow = useCallback(
    () => stockApi.endpoints.stockLines.select(arg)(store.getState()).data?.pages ?? [],
    [arg, store],
  );

  /** Puts `next` of a line in its place; null takes it off, undefined leaves it. */
  const change = useCallback(
    (next: (line: StockLineDto) => StockLineDto | null | undefined) => {
      const changed = pagesNow().map(({ rows }) => {
        const after = rows.map((row) => next(row));
        return after.every((each) => each === undefined)
          ? null
          : rows.flatMap((row, at) => (after[at] === undefined ? row : (after[at] ?? [])));
      });
      dispatch(
        stockApi.util.updateQueryData('stockLines', arg, (draft) => {
          for (const [at, rows] of changed.entries()) {
            const page = draft.pages[at];
            if (rows && page) page.rows = rows;
          }
        }),
      );
    },
    [arg, dispatch, pagesNow],
  );

  /** An edit is done. */
  const confirm = useCallback(
    (edit: Edit) => {
      const of = new Set(edit.lines);
      change((line) => (of.has(line.line) ? editedLine(line, [edit]) : undefined));
    },
    [change],
  );

  /** Reads the cards of these lines again, and finds each line among what is there now. */
  const renew = useCallback(
    async (of: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const wanted = new Set(of);
      const cards = new Map<string, StockLineDto>();
      for (const { rows } of pagesNow())
        for (const row of rows) if (wanted.has(row.line)) cards.set(row.cardId, row);
      const now = new Map<string, StockLineDto>();
      const waiting = [...cards.values()];
      const read = async () => {
        for (let card = waiting.shift(); card; card = waiting.shift())
          for (const line of await linesOf(dispatch, card)) now.set(termsKey(line), line);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, read));
      const names = new Map<string, string>();
      const taken = new Set<string>();
      change((line) => {
        if (!cards.has(line.cardId)) return undefined;
        const found = now.get(termsKey(line));
        // It stays where it is, empty: nothing moves up under a thumb that sells one after the other.
        if (!found) return isGone(line) ? undefined : { ...line, quantity: 0, reserved: 0 };
        names.set(line.line, found.line);
        // Two lines that have become the same are one.
        if (taken.has(found.line)) return null;
        taken.add(found.line);
        return found;
      });
      return names;
    },
    [change, dispatch, pagesNow],
  );

  /** Loads the pages again, as far as the row `needed`. */
  const reload = useCallback(
    (needed: number) => {
      dispatch(
        stockApi.util.updateQueryData('stockLines', arg, (draft) => {
          let rows = 0;
          const keep = draft.pages.findIndex((page) => {
            rows += page.rows.length;
            return rows > needed;
          });
          if (keep < 0) return;
          draft.pages.splice(keep + 1);
          draft.pageParams.splice(keep + 1);
        }),
      );
      dispatch(reloadLines());
    },
    [arg, dispatch],
  );
  return { query, lines, total: Number(pages?.at(-1)?.total ?? 0), confirm, renew, reload };
}

/** The lines that there are of a card, asked for by what it is called. */
async function linesOf(dispatch: Dispatch, card: StockLineDto): Promise<StockLineDto[]> {
  const { getStockLines } = stockApi.endpoints;
  const asked = { q: card.cardName.slice(0, MAX_WORDS), set: [card.cardSetCode], limit: MAX_OF_CARD };
  const found = await dispatch(
    getStockLines.initiate(asked, { subscribe: false, forceRefetch: true }),
  ).unwrap();
  return found.filter(({ cardId }) => cardId === card.cardId);
}
