/** The rows of an import: their cards, and what becomes of their copies and prices. On a phone each row is a block. */
import type { ReactNode, Ref } from 'react';
import type { ImportRowDto } from '../../../api/stock-imports';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { reasonText } from './reason-text';
import classes from './row-table.module.css';

interface RowTableProps {
  rows: readonly ImportRowDto[];
  /** The body: the focus goes on to its first new row. */
  body: Ref<HTMLTableSectionElement>;
  /** What can be done with a row. */
  action?: (row: ImportRowDto) => ReactNode;
}

export function RowTable({ rows, body, action }: RowTableProps) {
  const t = texts.stockImport.changes;
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{t.card}</th>
          <th scope="col">{t.fileLine}</th>
          <th scope="col" className={classes.number}>
            {t.copies}
          </th>
          <th scope="col" className={classes.number}>
            {t.price}
          </th>
        </tr>
      </thead>
      <tbody ref={body} className={classes.body}>
        {rows.map((row) => (
          <Row key={row.row} row={row} action={action?.(row)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, action }: { row: ImportRowDto; action: ReactNode }) {
  const t = texts.stockImport.changes;
  return (
    <tr className={classes.row}>
      <td className={classes.card}>
        <strong>{row.card?.cardName ?? row.raw.filter(Boolean).join(' · ')}</strong>
        {row.card && <span className={classes.rest}>{termsOf(row)}</span>}
        {row.reason && <span className={classes.rest}>{reasonText(row)}</span>}
        {row.intoLine !== null && <span className={classes.rest}>{t.into(row.intoLine)}</span>}
        {action}
      </td>
      <td className={classes.line}>{row.line === 0 ? t.notInFile : t.rowOf(row.line)}</td>
      <td data-column={t.copies} className={classes.number}>
        {copiesOf(row)}
      </td>
      <td data-column={t.price} className={classes.number}>
        {priceOf(row)}
      </td>
    </tr>
  );
}

/** The printing, and in which condition it is. */
export function termsOf({ card, condition, finish, language }: ImportRowDto): string {
  return [
    card && `${card.cardSet} #${card.cardNumber}`,
    condition && conditionLabels[condition],
    finish && finish !== 'NONFOIL' && finishLabels[finish],
    language && language !== 'en' && languageLabel(language),
  ]
    .filter(Boolean)
    .join(' · ');
}

function copiesOf({ copiesBefore, copiesAfter, quantity }: ImportRowDto): string {
  const { fromTo } = texts.stockImport.changes;
  if (copiesBefore === null || copiesAfter === null) return `${quantity}`;
  return copiesBefore === copiesAfter ? `${copiesAfter}` : fromTo(`${copiesBefore}`, `${copiesAfter}`);
}

function priceOf({ price, priceBefore }: ImportRowDto): string {
  const { fromTo } = texts.stockImport.changes;
  if (price === null) return '';
  return priceBefore === null || priceBefore === price
    ? formatPrice(price)
    : fromTo(formatPrice(priceBefore), formatPrice(price));
}
