/** Which columns the stock table has. */
import { texts } from '../../../texts';
import { COLUMNS, type ColumnId, FIRST_COLUMN } from './columns';
import classes from './filter-form.module.css';

interface ColumnFormProps {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
}

export const ColumnForm = ({ columns, onChange }: ColumnFormProps) => (
  <div className={classes.form}>
    <fieldset className={classes.several}>
      <legend>{texts.stock.columnChoice}</legend>
      {COLUMNS.filter((column) => column !== FIRST_COLUMN).map((column) => (
        <label key={column} className={classes.option}>
          <input
            type="checkbox"
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...columns, column] : columns.filter((each) => each !== column))
            }
          />
          {texts.stock.columns[column]}
        </label>
      ))}
    </fieldset>
  </div>
);
