/** Which columns the stock table has. */
import { texts } from '../../../texts';
import { SeveralChoices } from '../../../ui/several-choices';
import { COLUMNS, type ColumnId, FIRST_COLUMN } from './columns';
import classes from './filter-form.module.css';

interface ColumnFormProps {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
}

export default function ColumnForm({ columns, onChange }: ColumnFormProps) {
  return (
    <div className={classes.form}>
      <SeveralChoices
        label={texts.stock.columnChoice}
        of={COLUMNS.filter((column) => column !== FIRST_COLUMN)}
        labels={texts.stock.columns}
        chosen={columns}
        onChange={(chosen) => onChange([FIRST_COLUMN, ...chosen])}
      />
    </div>
  );
}
