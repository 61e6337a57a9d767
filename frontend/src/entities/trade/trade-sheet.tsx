/** The fair-trade sheet of an offer or a deal: what each side gives, at agreed and at market prices. The same numbers for both. */
import { Link } from 'react-router-dom';
import type { FairTradeSheetDto } from '../../api/deals';
import { cardPath } from '../../lib/card-paths';
import { formatDate } from '../../lib/format-date';
import { formatDateTime } from '../../lib/format-time-ago';
import { languageLabel } from '../../lib/languages';
import { type Condition, conditionLabels, type Finish } from '../../lib/listing-values';
import { formatPrice } from '../../lib/money';
import { texts } from '../../texts';
import { CardThumb } from '../card/card-thumb';
import { ConditionBadge } from '../listing/condition-badge';
import { ListingBadges } from '../listing/listing-badges';
import { bandText, formatPercent } from './sheet-text';
import classes from './trade-sheet.module.css';

type Side = 'first' | 'second';
type SheetLine = FairTradeSheetDto['lines'][number];

/** A copy that changes hands; its place in the list is the `nth` of the sheet's line. */
export interface TradeLine {
  listing: string;
  card: { id: string; name: string; setName: string; number: string };
  condition: Condition;
  finish: Finish;
  language: string;
  price: number;
  agreedCondition?: Condition;
  isStruck?: boolean;
  isAvailable?: boolean;
  shelf?: string | null;
}

interface TradeSheetProps {
  sheet: FairTradeSheetDto;
  lines: readonly TradeLine[];
  /** Which side the reader is. */
  me: Side;
  /** What the other is called. */
  other: string;
  /** It was fixed at agreement. */
  isFrozen?: boolean;
  /** Whether it stands below a heading of its own already. */
  isTitled?: boolean;
}

export function TradeSheet({ sheet, lines, me, other, isFrozen = false, isTitled = false }: TradeSheetProps) {
  const t = texts.sheet;
  const sides: readonly Side[] = me === 'first' ? ['first', 'second'] : ['second', 'first'];
  // A sheet that an amendment has frozen again is of what is left.
  const struck = lines.filter((line, at) => line.isStruck && !sheet.lines.some(({ nth }) => nth === at));
  return (
    <section className={classes.sheet} aria-label={t.title}>
      {!isTitled && <h2 className={classes.title}>{t.title}</h2>}
      <div className={classes.sides}>
        {sides.map((side) => (
          <SideOfSheet
            key={side}
            name={side === me ? t.youGive : t.gives(other)}
            side={side}
            sheet={sheet}
            lines={lines}
          />
        ))}
      </div>
      {struck.length > 0 && (
        <p className={classes.note}>
          {t.struck}: {struck.map(({ card }) => card.name).join(', ')}
        </p>
      )}
      <p className={classes.band} data-band={sheet.band}>
        <span className={classes.label}>{t.difference}</span> <strong>{bandText(sheet, me, other)}</strong>
      </p>
      <p className={classes.note}>{t.about}</p>
      {isFrozen && (
        <p className={classes.note}>
          {t.frozen(formatDateTime(sheet.frozenAt))} · <code>{t.checksum(sheet.hash.slice(0, 12))}</code>
        </p>
      )}
    </section>
  );
}

interface SideOfSheetProps extends Pick<TradeSheetProps, 'sheet' | 'lines'> {
  name: string;
  side: Side;
}

function SideOfSheet({ name, side, sheet, lines }: SideOfSheetProps) {
  const t = texts.sheet;
  const total = sheet.totals[side];
  const own = sheet.lines.filter(({ giver }) => giver === side);
  return (
    <div className={classes.side}>
      <h3 className={classes.name}>{name}</h3>
      {own.length === 0 && total.cash === 0 && <p className={classes.note}>{t.nothing}</p>}
      <ul className={classes.lines} aria-label={name}>
        {own.map((line) => {
          const copy = lines[line.nth];
          return copy && <Line key={copy.listing} line={line} copy={copy} />;
        })}
        {total.cash > 0 && (
          <li className={classes.cash}>
            <span>{t.cash}</span> <strong className={classes.price}>{formatPrice(total.cash)}</strong>
          </li>
        )}
      </ul>
      <p className={classes.total}>
        <span className={classes.label}>{t.total}</span>{' '}
        <strong className={classes.price}>
          {total.value === null ? t.unknown : formatPrice(total.value)}
        </strong>
        {total.unknown > 0 && <span className={classes.unknown}>{t.unknownLines(total.unknown)}</span>}
      </p>
    </div>
  );
}

function Line({ line, copy }: { line: SheetLine; copy: TradeLine }) {
  const t = texts.sheet;
  const {
    card,
    condition,
    agreedCondition = condition,
    finish,
    language,
    isStruck,
    isAvailable,
    shelf,
  } = copy;
  return (
    <li className={classes.line} data-struck={isStruck || undefined}>
      <CardThumb cardId={card.id} />
      <div className={classes.what}>
        <Link to={cardPath(card.id)} className={classes.card}>
          {isStruck ? <s>{card.name}</s> : card.name}
        </Link>
        <p className={classes.printing}>
          {card.setName} · #{card.number}
          {language !== 'en' && ` · ${languageLabel(language)}`}
          {shelf && (
            <>
              {' · '}
              <span dir="auto">{shelf}</span>
            </>
          )}
        </p>
        <p className={classes.badges}>
          <ConditionBadge condition={agreedCondition} />
          <ListingBadges finish={finish} type="SELL" />
          {isStruck && <strong>{t.struck}</strong>}
          {isAvailable === false && <strong className={classes.gone}>{t.gone}</strong>}
        </p>
        {agreedCondition !== condition && (
          <p className={classes.note}>{t.wasCondition(conditionLabels[condition])}</p>
        )}
      </div>
      <div className={classes.money}>
        <span className={classes.price}>{formatPrice(copy.price)}</span>
        <Market line={line} />
      </div>
    </li>
  );
}

/** What the market says of a copy, with its source, and what the condition leaves of it: an unknown price is never zero. */
function Market({ line: { market, value, conditionFactor } }: { line: SheetLine }) {
  const t = texts.sheet;
  if (market === null || value === null)
    return (
      <span className={classes.market}>
        {t.market}: {t.unknown}
      </span>
    );
  const source = t.source(market.source, formatDate(market.asOf));
  return (
    <span className={classes.market} title={source}>
      {t.market}: {formatPrice(market.price)}
      {conditionFactor < 1 && ` (${t.factor(formatPercent(100 * conditionFactor), formatPrice(value))})`}
      <span className={classes.source}>{source}</span>
    </span>
  );
}
