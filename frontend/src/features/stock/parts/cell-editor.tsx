/** The open cell of the stock table: a field, or a choice of a few words. */
import { useCallback } from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { choicesOf } from './cell-values';
import { type ColumnId, columnFacts } from './columns';
import classes from './stock-grid.module.css';

interface CellEditorProps {
  line: StockLineDto;
  column: ColumnId;
  draft: string;
  /** What is wrong with it is said in the element of this id. */
  problemId: string | undefined;
  onType: (draft: string) => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
}

const KEYPADS = { amount: 'decimal', count: 'numeric', text: 'text', choice: undefined } as const;

export function CellEditor({ line, column, draft, problemId, onType, onLeave }: CellEditorProps) {
  /** It has the focus at once: what is typed next goes into it. */
  const begin = useCallback((field: HTMLInputElement | HTMLSelectElement | null) => {
    field?.focus({ preventScroll: true });
  }, []);
  const { editor = 'text', isNumber } = columnFacts(column);
  const shared = {
    ref: begin,
    value: draft,
    className: classes.field,
    'aria-label': texts.stock.cells.edit(texts.stock.columns[column], line.cardName),
    'aria-invalid': problemId !== undefined || undefined,
    'aria-describedby': problemId,
    onBlur: onLeave,
  };
  if (editor === 'choice') {
    return (
      <select {...shared} onChange={({ currentTarget }) => onType(currentTarget.value)}>
        {choicesOf(column, line).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      data-number={isNumber}
      inputMode={KEYPADS[editor]}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
