/** What a cell of the stock table shows. */
import type { StockLineDto } from '../../../api/stock';
import { CONDITION_SHORT } from '../../../entities/listing/listing-term';
import { countAgeOf } from '../../../lib/count-age';
import { formatDate } from '../../../lib/format-date';
import { languageLabel } from '../../../lib/languages';
import { type Condition, conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './cell-value.module.css';
import { isGone } from './cell-values';
import type { ColumnId } from './columns';

interface CellValueProps {
  line: StockLineDto;
  column: ColumnId;
  /** Says that the line is still there. */
  onCount: (line: StockLineDto) => void;
}

export function CellValue({ line, column, onCount }: CellValueProps) {
  switch (column) {
    case 'card':
      return (
        <>
          <span className={classes.name}>{line.cardName}</span>
          {line.isSigned && <span className={classes.mark}>{texts.stock.cells.signed}</span>}
          {line.isAltered && <span className={classes.mark}>{texts.stock.cells.altered}</span>}
        </>
      );
    case 'set':
      return (
        <span title={line.cardSet}>
          {line.cardSetCode.toUpperCase()} <span className={classes.quiet}>{line.cardNumber}</span>
        </span>
      );
    case 'condition':
      return (
        <abbr
          className={classes.condition}
          title={conditionLabels[line.condition]}
          style={conditionLook(line.condition)}
        >
          {CONDITION_SHORT[line.condition]}
        </abbr>
      );
    case 'finish':
      return line.finish === 'NONFOIL' ? (
        <span className={classes.quiet}>{finishLabels.NONFOIL}</span>
      ) : (
        <span className={classes.foil}>{finishLabels[line.finish]}</span>
      );
    case 'language':
      return languageLabel(line.language);
    case 'type':
      return typeLabels[line.type];
    case 'quantity':
      return <Quantity line={line} />;
    case 'price':
      return (
        <>
          {line.priceSetBy === 'RULE' && (
            <abbr className={classes.rule} title={texts.stock.cells.byRule}>
              {texts.stock.cells.rule}
            </abbr>
          )}
          <span title={line.priceSetBy === 'HAND' ? texts.stock.cells.byHand : undefined}>
            {formatPrice(line.price)}
          </span>
        </>
      );
    case 'market':
      return <Market line={line} />;
    case 'pricePaid':
      return line.pricePaid === null ? null : formatPrice(line.pricePaid);
    case 'countedAt':
      return <Count line={line} onCount={onCount} />;
    case 'isSigned':
    case 'isAltered':
      return line[column] ? texts.stock.cells.yes : null;
    case 'createdAt':
      return <time dateTime={line[column]}>{formatDate(line[column])}</time>;
    default:
      return line[column];
  }
}

function Count({ line, onCount }: Pick<CellValueProps, 'line' | 'onCount'>) {
  const age = countAgeOf(line);
  const isOld = age !== 'fresh' && !isGone(line);
  return (
    <>
      {isOld && (
        <button
          type="button"
          // As the checkbox, it is for the pointer: on the keyboard it is Enter in this cell.
          tabIndex={-1}
          className={classes.count}
          aria-label={texts.counts.stillThereLine(line.cardName)}
          title={texts.counts.stillThere}
          onClick={() => onCount(line)}
        >
          ✓
        </button>
      )}
      <time
        className={age === 'fresh' ? undefined : classes.old}
        dateTime={line.countedAt}
        title={age === 'fresh' ? undefined : texts.stock.filters.ages[age === 'stale' ? 'STALE' : 'EXPIRED']}
      >
        {formatDate(line.countedAt)}
      </time>
    </>
  );
}

const Quantity = ({ line: { quantity, reserved } }: Pick<CellValueProps, 'line'>) =>
  quantity + reserved === 0 ? (
    <span className={classes.quiet}>{texts.stock.cells.gone}</span>
  ) : (
    <>
      {reserved > 0 && (
        <span className={classes.mark} title={texts.stock.cells.reserved(reserved)}>
          +{reserved}
        </span>
      )}
      {quantity}
    </>
  );

const conditionLook = (condition: Condition) => {
  const token = `condition-${condition.toLowerCase().replace('_', '-')}`;
  return { backgroundColor: `var(--${token})`, color: `var(--on-${token})` };
};

/** What the card costs, and the asking price as a part of that. */
function Market({ line: { marketPrice, price } }: Pick<CellValueProps, 'line'>) {
  if (marketPrice === null) return <span className={classes.quiet}>{texts.lib.noPrice}</span>;
  const percent = marketPrice > 0 ? Math.round((100 * price) / marketPrice) : null;
  return (
    <>
      {percent !== null && (
        <span
          className={classes.ratio}
          data-far={percent < 80 ? 'below' : percent > 120 ? 'above' : undefined}
        >
          {percent > 999 ? '>999' : percent}%
        </span>
      )}
      {formatPrice(marketPrice)}
    </>
  );
}
