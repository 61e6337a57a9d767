/** Sends corrections of held rows, as fast as the import is compared again. */
import { useEffect, useRef, useState } from 'react';
import {
  type CorrectImportRow,
  type StockImportDto,
  useCorrectImportRowMutation,
  useShowImport,
} from '../../../api/stock-imports';
import { hasProblemCode, problemText } from '../../../lib/problem';
import { useIsShown } from '../../../lib/use-is-shown';
import { texts } from '../../../texts';
import { type Corrections, isPending, nextWaiting, withCorrection, withoutSaved } from './corrections';

/** Nothing works on the import, and it is not over. */
const CORRECTABLE: readonly StockImportDto['state'][] = ['READY', 'FAILED', 'REFUSED'];

export interface CorrectionQueue {
  corrections: Corrections;
  isPending: boolean;
  /** Has a row corrected as soon as the import is ready for it. */
  correct: (row: number, body: CorrectImportRow) => void;
  /** The rows have been loaded again. */
  forgetSaved: () => void;
}

/** `refetch` looks whether an import that was busy still is. */
export function useCorrections({ uuid, state }: StockImportDto, refetch: () => unknown): CorrectionQueue {
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [send] = useCorrectImportRowMutation();
  const showImport = useShowImport();
  const isSending = useRef(false);
  const isShown = useIsShown();
  const next = CORRECTABLE.includes(state) ? nextWaiting(corrections) : null;

  useEffect(() => {
    const correction = next === null ? undefined : corrections.get(next);
    // What the store says can be drawn before what is set here: the row would be sent twice.
    if (next === null || !correction || isSending.current) return;
    const { body } = correction;
    isSending.current = true;
    const put = (status: 'sending' | 'waiting' | 'saved' | 'failed', failure?: string) =>
      setCorrections((now) => withCorrection(now, next, { body, status, ...(failure && { failure }) }));
    put('sending');
    void send({ uuid, row: next, correctImportRow: body }).then(({ data, error }) => {
      isSending.current = false;
      // At once with the answer: the next correction waits until the import has been compared.
      if (data) showImport(data);
      if (!error) return put('saved');
      // It is being compared, perhaps for another tab: the correction waits.
      if (hasProblemCode(error, 'stock.import-busy')) put('waiting');
      else put('failed', problemText(error, texts.stockImport.held.notSaved));
      // Where only the answer was lost, it is compared again.
      if (isShown.current) refetch();
    });
  }, [next, corrections, send, showImport, uuid, refetch, isShown]);

  return {
    corrections,
    isPending: isPending(corrections),
    correct: (row, body) => setCorrections((now) => withCorrection(now, row, { body, status: 'waiting' })),
    forgetSaved: () => setCorrections(withoutSaved),
  };
}
