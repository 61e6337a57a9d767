/** Runs an edit of many lines: a large one in the background of the server, which says how far it is. */
import { useEffect, useRef, useState } from 'react';
import {
  type BatchDetailDto,
  type onlyOnce,
  type StockEdit,
  useEditStockMutation,
  useLazyGetStockBatchQuery,
  useStockChanged,
} from '../../../api/stock';
import { problemStatus } from '../../../lib/problem';

/** More copies take longer than a moment. */
const IN_BACKGROUND_FROM = 1_000;
const POLL_MS = 500;
/** The batch can't be read any more: asking again would not help. */
const FINAL: readonly unknown[] = [401, 403, 404];

/** Thrown where a batch has failed: its `data` is that of the call that would have been refused. */
interface FailedBatch {
  status: 409;
  data: BatchDetailDto['problem'];
}

export function useRunEdit() {
  const [send] = useEditStockMutation();
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

  /** Resolves once a batch does not run any more; null where nobody waits for it any more. */
  const ended = async (batch: BatchDetailDto): Promise<BatchDetailDto | null> => {
    let now = batch;
    while (now.status === 'RUNNING') {
      setProgress(now.progress);
      await new Promise((go) => setTimeout(go, POLL_MS));
      if (!isHere.current) return null;
      try {
        now = await look(batch.uuid).unwrap();
      } catch (problem) {
        // The server goes on, whether it can be reached at the moment or not.
        if (FINAL.includes(problemStatus(problem))) throw problem;
      }
    }
    return now;
  };

  /**
   * `copies` is how many will change, `key` makes that happen once. Resolves with the batch, null where nobody waits for it any
   * more. Throws why nothing was changed.
   */
  const run = async (
    stockEdit: StockEdit,
    copies: number,
    key: ReturnType<typeof onlyOnce>,
  ): Promise<BatchDetailDto | null> => {
    setProgress(null);
    if (copies <= IN_BACKGROUND_FROM) return send({ ...key, runStockEdit: stockEdit }).unwrap();
    const batch = await ended(
      await send({ ...key, runStockEdit: { ...stockEdit, inBackground: true } }).unwrap(),
    );
    if (batch?.status === 'FAILED') throw { status: 409, data: batch.problem } satisfies FailedBatch;
    stockChanged();
    return batch;
  };

  return { run, progress };
}
