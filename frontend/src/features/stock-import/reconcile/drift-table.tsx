/** The lines that differ: what the file has, what the stock has, and what changed the stock last. On a phone each is a block. */
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { DriftLineDto, LastChange } from '../../../api/stock-reconciliations';
import { formatDateTime } from '../../../lib/format-time-ago';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { reasonText } from '../parts/reason-text';
import table from '../parts/row-table.module.css';
import classes from './drift-table.module.css';

interface DriftTableProps {
  lines: readonly DriftLineDto[];
  /** The body: the focus goes on to its first new line. */
  body: Ref<HTMLTableSectionElement>;
}

export function DriftTable({ lines, body }: DriftTableProps) {
  const t = texts.stockReconcile;
  return (
    <table className={table.table}>
      <thead className={table.head}>
        <tr>
          <th scope="col">{t.card}</th>
          <th scope="col" className={table.number}>
            {t.inFile}
          </th>
          <th scope="col" className={table.number}>
            {t.inStock}
          </th>
          <th scope="col" className={table.number}>
            {t.difference}
          </th>
          <th scope="col">{t.causes}</th>
        </tr>
      </thead>
      <tbody ref={body} className={table.body}>
        {lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { line: DriftLineDto }) {
  const t = texts.stockReconcile;
  const { cardName, said, externalId, fileLine, kind, reason, theirs, ours, reserved, difference } = line;
  const name = cardName ?? said ?? externalId ?? '';
  const isCompared = kind !== 'NOT_COMPARED';
  const number = [table.number, classes.number].join(' ');
  return (
    <tr className={table.row}>
      <td className={table.card}>
        <strong>{name}</strong>
        {isCompared && <span className={table.rest}>{termsOf(line)}</span>}
        {!isCompared && (
          <span className={table.rest}>{reasonText({ reason, reasonColumn: null, reasonValue: null })}</span>
        )}
        <span className={table.rest}>
          {[externalId, fileLine && t.rowOf(fileLine)].filter(Boolean).join(' · ')}
        </span>
        {ours > 0 && (
          <Link to={`${paths.stock}?${filterOf(line)}`} aria-label={t.showLine(name)}>
            {t.show}
          </Link>
        )}
      </td>
      <td data-column={t.inFile} className={number}>
        {theirs}
      </td>
      <td data-column={t.inStock} className={number}>
        {isCompared && ours}
        {reserved > 0 && <span className={classes.reserved}>{t.reserved(reserved)}</span>}
      </td>
      <td data-column={t.difference} className={number}>
        {isCompared && <strong>{difference > 0 ? `+${difference}` : `−${-difference}`}</strong>}
      </td>
      <td data-column={t.causes} className={classes.causes}>
        {isCompared && <Causes causes={line.causes} />}
      </td>
    </tr>
  );
}

function Causes({ causes }: { causes: readonly LastChange[] }) {
  const t = texts.stockReconcile;
  if (causes.length === 0) return <span className={table.rest}>{t.noCauses}</span>;
  return (
    <ul className={classes.list}>
      {causes.map(({ what, source, copies, at }) => (
        <li key={`${what} ${source} ${at}`}>
          {t.cause(t.what[what](copies), t.source[source ?? 'HAND'], formatDateTime(at))}
        </li>
      ))}
    </ul>
  );
}

/** The printing, and in which condition it is. */
function termsOf({ cardSet, cardNumber, condition, finish, language, type }: DriftLineDto): string {
  return [
    cardSet && `${cardSet} #${cardNumber}`,
    condition && conditionLabels[condition],
    finish && finish !== 'NONFOIL' && finishLabels[finish],
    language && language !== 'en' && languageLabel(language),
    type && type !== 'SELL' && typeLabels[type],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The filter of the stock that shows this line: by its external ID, or by its card and terms. */
export function filterOf(line: DriftLineDto): URLSearchParams {
  const { externalId, cardName, cardSetCode, condition, finish, language, type } = line;
  const words = externalId
    ? { q: externalId }
    : { q: cardName, set: cardSetCode, condition, finish, language, type };
  return new URLSearchParams(
    Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
