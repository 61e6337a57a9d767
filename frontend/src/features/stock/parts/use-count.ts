/** The answer to a line that nobody has counted for long: it is still there. */
import { useEffectEvent, useState } from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import type { Edits } from './use-edits';
import { changeWords } from './wording';

/** Counts all copies of a line. The same function each time: lines that do not change are not drawn again. */
export function useCount(edits: Edits): (line: StockLineDto) => void {
  const act = useEffectEvent(({ line, cardName }: StockLineDto) => {
    const change = { count: true };
    edits.queue.add(texts.stock.edits.one(cardName, changeWords(change)), [{ lines: [line], change }]);
  });
  const [count] = useState(() => (line: StockLineDto) => act(line));
  return count;
}
