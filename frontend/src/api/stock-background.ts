/** Changes of many copies, and their undoing: large ones run in the background of the server, which says how far they are. */
import { useEffect, useRef, useState } from 'react';
import { problemStatus } from '../lib/problem';
import type { BatchSummary } from './generated/stock';
import {
  type BatchDetailDto,
  type BatchDto,
  type onlyOnce,
  type StockEdit,
  useEditStockMutation,
  useLazyGetStockBatchQuery,
  useStockChanged,
  useUndoStockBatchMutation,
} from './stock';

/** More copies take longer than a moment. */
const IN_BACKGROUND_FROM = 1_000;
/** What the server is sent with a change of this number of copies. */
export const inBackground = (copies: number): { inBackground?: true } =>
  copies > IN_BACKGROUND_FROM ? { inBackground: true } : {};
const POLL_MS = 500;
/** The batch can't be read any more: asking again would not help. */
const FINAL: readonly unknown[] = [401, 403, 404];

/** What a failed batch would have been refused with at once because of an edit conflict. */
const OUTDATED = 'stock.price-rules-changed';

/** Thrown where a batch has failed: as the call that would have been refused. */
interface FailedBatch {
  status: 409 | 412;
  data: BatchDetailDto['problem'];
}
const failed = ({ problem }: BatchDetailDto): FailedBatch => ({
  status: problem?.code === OUTDATED ? 412 : 409,
  data: problem,
});

type Key = ReturnType<typeof onlyOnce>;

/** How many copies a batch has changed. */
export const copiesIn = ({ changed = 0, added = 0, sold = 0, withdrawn = 0 }: BatchSummary): number =>
  changed + added + sold + withdrawn;

/** The server works on it. */
export const isAtWork = ({ status }: Pick<BatchDto, 'status'>): boolean =>
  status === 'RUNNING' || status === 'UNDOING';

export function useBackground() {
  const [sendEdit] = useEditStockMutation();
  const [sendUndo] = useUndoStockBatchMutation();
  const [look] = useLazyGetStockBatchQuery();
  const stockChanged = useStockChanged();
  const [progress, setProgress] = useState<BatchDetailDto['progress']>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /**
   * Resolves once nothing is done with a batch any more; null where nobody waits for it any more. Other screens show the stock, too:
   * they hear of its end also when this one was left.
   */
  const ended = async (begun: BatchDetailDto): Promise<BatchDetailDto | null> => {
    let now = begun;
    while (isAtWork(now)) {
      if (isHere.current) setProgress(now.progress);
      await new Promise((go) => setTimeout(go, POLL_MS));
      try {
        now = await look(begun.uuid).unwrap();
      } catch (problem) {
        // The server goes on, whether it can be reached at the moment or not.
        if (!FINAL.includes(problemStatus(problem))) continue;
        if (isHere.current) throw problem;
        return null;
      }
    }
    stockChanged(!isHere.current);
    if (!isHere.current) return null;
    setProgress(null);
    return now;
  };

  const done = async (begun: BatchDetailDto): Promise<BatchDetailDto | null> => {
    const batch = isAtWork(begun) ? await ended(begun) : begun;
    if (batch?.status === 'FAILED') throw failed(batch);
    return batch;
  };

  /**
   * `copies` is how many will change, `key` makes that happen once. Resolves with the batch, null where nobody waits for it any
   * more. Throws why nothing was changed.
   */
  const edit = async (stockEdit: StockEdit, copies: number, key: Key): Promise<BatchDetailDto | null> => {
    setProgress(null);
    const runStockEdit = { ...stockEdit, ...inBackground(copies) };
    return done(await sendEdit({ ...key, runStockEdit }).unwrap());
  };

  /** Follows a batch that runs already, likewise. */
  const follow = async (uuid: string): Promise<BatchDetailDto | null> => {
    setProgress(null);
    return done(await look(uuid).unwrap());
  };

  /** Undoes a batch of this number of copies, likewise. */
  const undo = async (uuid: string, copies: number, key: Key): Promise<BatchDetailDto | null> => {
    setProgress(null);
    const begun = await sendUndo({ ...key, uuid, undoStockBatch: inBackground(copies) }).unwrap();
    if (!isAtWork(begun)) return begun;
    const batch = await ended(begun);
    if (batch?.status === 'DONE') throw failed(batch);
    return batch;
  };

  return { edit, follow, undo, progress };
}
