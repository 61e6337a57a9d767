/** A line of the stock on a phone. */
import { memo } from 'react';
import type { StockLineDto } from '../../../api/stock';
import { CardThumb } from '../../../entities/card/card-thumb';
import { CountNote } from '../../../entities/listing/count-note';
import { CONDITION_SHORT } from '../../../entities/listing/listing-term';
import { countAgeOf } from '../../../lib/count-age';
import { languageLabel } from '../../../lib/languages';
import { finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { isGone } from './cell-values';
import classes from './counter-list.module.css';

interface CounterLineProps {
  line: StockLineDto;
  isSaving: boolean;
  onStep: (line: StockLineDto, by: 1 | -1) => void;
  onCount: (line: StockLineDto) => void;
}

export const CounterLine = memo(function CounterLine({ line, isSaving, onStep, onCount }: CounterLineProps) {
  const t = texts.stock.counter;
  const gone = isGone(line);
  const isOld = !gone && countAgeOf(line) !== 'fresh';
  return (
    <div className={classes.line} data-gone={gone || undefined} aria-busy={isSaving}>
      <CardThumb cardId={line.cardId} />
      <div className={classes.text}>
        <span className={classes.name}>{line.cardName}</span>
        <span className={classes.terms}>{termsOf(line)}</span>
        <span className={classes.price}>
          {formatPrice(line.price)}
          {line.priceSetBy === 'RULE' && (
            <abbr className={classes.rule} title={texts.stock.cells.byRule}>
              {texts.stock.cells.rule}
            </abbr>
          )}
          {line.shelf && <span className={classes.shelf}>{line.shelf}</span>}
        </span>
        {isOld && (
          <span className={classes.count}>
            <CountNote of={line} />
            <Button
              look="soft"
              aria-label={texts.counts.stillThereLine(line.cardName)}
              onClick={() => onCount(line)}
            >
              {texts.counts.stillThere}
            </Button>
          </span>
        )}
      </div>
      <div className={classes.stepper}>
        <button
          type="button"
          className={classes.step}
          aria-label={t.sell(line.cardName)}
          aria-disabled={line.quantity === 0}
          onClick={() => line.quantity > 0 && onStep(line, -1)}
        >
          −
        </button>
        <span className={classes.quantity} data-long={line.quantity > 999 || undefined}>
          <span aria-hidden="true">{line.quantity}</span>
          <span className={classes.hidden}>{gone ? texts.stock.cells.gone : t.quantity(line.quantity)}</span>
        </span>
        <button
          type="button"
          className={classes.step}
          aria-label={t.add(line.cardName)}
          aria-disabled={gone}
          onClick={() => !gone && onStep(line, 1)}
        >
          +
        </button>
      </div>
    </div>
  );
});

function termsOf(line: StockLineDto): string {
  return [
    `${line.cardSetCode.toUpperCase()} ${line.cardNumber}`,
    CONDITION_SHORT[line.condition],
    line.finish !== 'NONFOIL' && finishLabels[line.finish],
    line.language !== 'en' && languageLabel(line.language),
    line.type !== 'SELL' && typeLabels[line.type],
    line.isSigned && texts.stock.cells.signed,
    line.isAltered && texts.stock.cells.altered,
    line.reserved > 0 && texts.stock.cells.reserved(line.reserved),
  ]
    .filter(Boolean)
    .join(' · ');
}
