/** A row that is held back: why, what stands in the file, and the ways to put it right. */
import { useRef, useState } from 'react';
import type { CorrectImportRow, ImportedCard, ImportRowDto } from '../../../api/stock-imports';
import { FoundPrinting } from '../../../entities/card/found-printing';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CorrectRow } from './correct-row';
import type { Correction } from './corrections';
import classes from './held-row.module.css';
import { reasonText } from './reason-text';

interface HeldRowProps {
  row: ImportRowDto;
  /** The names of the file's columns. */
  columns: readonly string[];
  correction: Correction | undefined;
  /** Null where nothing can be corrected any more. */
  onCorrect: ((body: CorrectImportRow) => void) | null;
}

export function HeldRow({ row, columns, correction, onCorrect }: HeldRowProps) {
  const t = texts.stockImport;
  const item = useRef<HTMLLIElement>(null);
  const isSettled = correction !== undefined && correction.status !== 'failed';
  const correct = (body: CorrectImportRow) => {
    if (!onCorrect) return;
    focusNext(item.current);
    onCorrect(body);
  };
  return (
    <li ref={item} className={classes.row} aria-busy={isSettled || undefined}>
      <p className={classes.reason}>
        <span className={classes.line}>{t.changes.rowOf(row.line)}</span> {reasonText(row)}
      </p>
      <Cells row={row} columns={columns} />
      <p className={classes.state} role="status">
        {correction && stateText(correction)}
      </p>
      {/* What was typed is still there after a failure. */}
      {onCorrect && correction?.status !== 'saved' && (
        <Ways row={row} isHidden={isSettled} onCorrect={correct} />
      )}
    </li>
  );
}

interface WaysProps {
  row: ImportRowDto;
  isHidden: boolean;
  onCorrect: (body: CorrectImportRow) => void;
}

function Ways({ row, isHidden, onCorrect }: WaysProps) {
  const t = texts.stockImport.held;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.ways} hidden={isHidden}>
      {row.suggestions.length > 0 && (
        <>
          <p className={classes.question}>{t.suggestions}</p>
          <ul className={classes.suggestions}>
            {row.suggestions.map((card) => (
              <li key={card.cardId}>
                <FoundPrinting card={printingOf(card)} onPick={() => onCorrect({ cardId: card.cardId })} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.buttons}>
        <Button
          look="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : t.correctRow(row.line)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.close : t.correct}
        </Button>
        <Button
          look="subtle"
          size="s"
          aria-label={t.skipRow(row.line)}
          onClick={() => onCorrect({ skip: true })}
        >
          {t.skip}
        </Button>
      </div>
      {isOpen && <CorrectRow row={row} onSave={onCorrect} />}
    </div>
  );
}

function stateText({ status, body, failure }: Correction): string {
  const t = texts.stockImport.held;
  if (status === 'failed') return failure ?? t.notSaved;
  if (status !== 'saved') return t.saving;
  return body.skip ? t.skipping : t.saved;
}

/** The words of a found printing are those of the card database. */
const printingOf = ({ cardId, cardName, cardSet, cardNumber, finishes }: ImportedCard) => ({
  id: cardId,
  name: cardName,
  set_name: cardSet,
  collector_number: cardNumber,
  finishes,
});

/** What stands in the file, without its blank cells. */
function Cells({ row, columns }: { row: ImportRowDto; columns: readonly string[] }) {
  const cells = row.raw.flatMap((cell, at) => (cell.trim() ? [{ at, cell, column: columns[at] }] : []));
  return (
    <dl className={classes.cells} aria-label={texts.stockImport.held.inFile}>
      {cells.map(({ at, cell, column }) => (
        <div key={at} data-wrong={(column !== undefined && column === row.reasonColumn) || undefined}>
          <dt>{column || texts.stockImport.held.inFile}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The buttons of a row go away when it is done: on to the next one that has any. */
function focusNext(row: HTMLElement | null): void {
  const rows: (Element | null)[] = [...(row?.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const open = (each: Element | null) => each !== row && each?.getAttribute('aria-busy') !== 'true';
  const near = rows.slice(at + 1).find(open) ?? rows.slice(0, at).findLast(open);
  const next = near?.querySelector<HTMLElement>('button') ?? row?.closest<HTMLElement>('[tabindex="-1"]');
  next?.focus();
}
