/** The titles of the columns: each sorts by what is below it. */

import { texts } from '../../../texts';
import { type ColumnId, columnFacts } from './columns';
import type { StockOrder } from './stock-filter';
import { nextOrder } from './stock-filter';
import classes from './stock-grid.module.css';

interface GridHeadProps {
  columns: readonly ColumnId[];
  order: StockOrder;
  onOrder: (order: StockOrder) => void;
  /** All, some or none of the lines are chosen. */
  chosen: 'all' | 'some' | 'none';
  onChooseAll: (choose: boolean) => void;
}

export const GridHead = ({ columns, order, onOrder, chosen, onChooseAll }: GridHeadProps) => (
  <thead className={classes.head}>
    <tr className={classes.titles} aria-rowindex={1}>
      <th scope="col" aria-colindex={1} className={classes.check}>
        <input
          type="checkbox"
          aria-label={texts.stock.select.all}
          checked={chosen === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = chosen === 'some';
          }}
          onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
        />
      </th>
      {columns.map((column, at) => (
        <Title key={column} column={column} at={at} order={order} onOrder={onOrder} />
      ))}
    </tr>
  </thead>
);

interface TitleProps extends Pick<GridHeadProps, 'order' | 'onOrder'> {
  column: ColumnId;
  at: number;
}

function Title({ column, at, order, onOrder }: TitleProps) {
  const { sort, isNumber } = columnFacts(column);
  const title = texts.stock.columns[column];
  const direction = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : 'none';
  return (
    <th
      scope="col"
      aria-colindex={at + 2}
      aria-sort={sort && direction}
      className={classes.title}
      data-number={isNumber}
      data-column={column}
    >
      {sort ? (
        <button type="button" data-sorted={direction} onClick={() => onOrder(nextOrder(order, sort))}>
          {title}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
