/** One shelf of the pull sheet: its copies in a table, each with a box to tick. */
import { Checkbox } from '@mantine/core';
import type { PullSheetLineDto } from '../../../api/stock-exports';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from '../pull-sheet.module.css';
import type { Ticks } from './use-ticks';

interface PullSheetShelfProps {
  /** Empty for what is on none. */
  shelf: string;
  lines: readonly PullSheetLineDto[];
  ticks: Ticks;
}

export function PullSheetShelf({ shelf, lines, ticks }: PullSheetShelfProps) {
  const t = texts.stockExport.pull;
  const name = shelf || texts.stockExport.noShelf;
  return (
    <section aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <table className={classes.table}>
        <thead className={classes.columns}>
          <tr>
            <th scope="col">{t.done}</th>
            <th scope="col">{t.pull}</th>
            <th scope="col">{t.card}</th>
            <th scope="col">{t.terms}</th>
            <th scope="col">{t.sku}</th>
            <th scope="col" className={classes.price}>
              {t.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PullSheetRow key={line.line} line={line} ticks={ticks} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PullSheetRowProps {
  line: PullSheetLineDto;
  ticks: Ticks;
}

function PullSheetRow({ line, ticks }: PullSheetRowProps) {
  const t = texts.stockExport.pull;
  const isPulled = ticks.isTicked(line.line);
  const notes = [line.note, line.privateNote].filter(Boolean).join(' · ');
  return (
    <tr className={classes.row} data-pulled={isPulled || undefined}>
      <td className={classes.box}>
        <Checkbox
          aria-label={t.tick(line.cardName)}
          checked={isPulled}
          onChange={({ currentTarget }) => ticks.tick(line, currentTarget.checked)}
        />
      </td>
      <td className={classes.quantity}>{line.quantity}</td>
      <td className={classes.card}>
        <strong>{line.cardName}</strong>
        <span className={classes.rest}>
          {line.cardSet} · {line.cardSetCode.toUpperCase()} #{line.cardNumber}
        </span>
        {notes && <span className={classes.rest}>{notes}</span>}
      </td>
      <td>
        {[
          conditionLabels[line.condition],
          ...(line.finish === 'NONFOIL' ? [] : [finishLabels[line.finish]]),
          ...(line.language === 'en' ? [] : [languageLabel(line.language)]),
        ].join(' · ')}
      </td>
      <td className={classes.sku}>{line.externalId}</td>
      <td className={classes.price}>{formatPrice(line.price)}</td>
    </tr>
  );
}
