/** The steppers of the counter: one is sold, or one more is there. */
import { useEffectEvent, useState } from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { MAX_QUANTITY } from './cell-values';
import type { Edits } from './use-edits';
import { changeWords } from './wording';

/** Sells one (-1) or adds one (1). The same function each time: lines that do not change are not drawn again. */
export function useStep(edits: Edits): (line: StockLineDto, by: 1 | -1) => void {
  const act = useEffectEvent((line: StockLineDto, by: 1 | -1) => {
    const { cardName, quantity } = line;
    if (by > 0 && quantity >= MAX_QUANTITY) return;
    const edit =
      by < 0
        ? { lines: [line.line], change: { sell: {} }, quantity: 1 }
        : { lines: [line.line], change: { addCopies: 1 } };
    edits.queue.add(texts.stock.edits.one(cardName, changeWords(edit.change)), [edit]);
  });
  const [step] = useState(() => (line: StockLineDto, by: 1 | -1) => act(line, by));
  return step;
}
