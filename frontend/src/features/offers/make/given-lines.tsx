/** What one side gives: its lines with a price each, and its listings to choose more from. */
import { useState } from 'react';
import { CardThumb } from '../../../entities/card/card-thumb';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { PriceField } from '../../../entities/listing/price-field';
import { focusAround } from '../../../lib/focus-around';
import { languageLabel } from '../../../lib/languages';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { toastError } from '../../../ui/toast';
import { type DraftLine, MAX_LINES } from './draft';
import classes from './offer-form.module.css';

const picker = lazyWithPreload(() => import('./listing-picker'));

interface GivenLinesProps {
  giver: string;
  title: string;
  /** The words on the button that opens the listings. */
  add: string;
  /** Of both sides. */
  lines: readonly DraftLine[];
  onChange: (lines: readonly DraftLine[]) => void;
}

export function GivenLines({ giver, title, add, lines, onChange }: GivenLinesProps) {
  const t = texts.offers.make;
  const own = lines.filter((line) => line.giver === giver);
  const [isPicking, setIsPicking] = useState(false);
  const [removed, setRemoved] = useState<DraftLine | null>(null);
  const remove = (removing: DraftLine, button: Element) => {
    focusAround(button);
    setRemoved(removing);
    onChange(lines.filter((line) => line.listing !== removing.listing));
  };
  const addLine = (line: DraftLine): boolean => {
    const hasRoom = lines.length < MAX_LINES;
    setRemoved(null);
    if (hasRoom) onChange([...lines, line]);
    else toastError(t.full);
    return hasRoom;
  };
  return (
    <section className={classes.box} aria-label={title}>
      <h2 className={classes.legend}>{title}</h2>
      {own.length === 0 && <p className={classes.note}>{t.none}</p>}
      <p className={classes.removed} role="status">
        {/* Another copy of the same card is announced as well. */}
        {removed && <span key={removed.listing}>{texts.offers.difference.removed(removed.card.name)}</span>}
      </p>
      <ul className={classes.lines}>
        {own.map((line) => (
          <li key={line.listing} className={classes.line}>
            <CardThumb cardId={line.card.id} />
            <div id={`line-${line.listing}`} className={classes.what}>
              <p className={classes.name}>{line.card.name}</p>
              <p className={classes.note}>
                {line.card.setName} · #{line.card.number}
                {line.language !== 'en' && ` · ${languageLabel(line.language)}`}
              </p>
              <p className={classes.badges}>
                <ConditionBadge condition={line.condition} />
                <ListingBadges finish={line.finish} type="SELL" />
              </p>
            </div>
            <div className={classes.price}>
              <PriceField
                label={t.price(line.card.name)}
                value={line.price}
                onChange={(price) =>
                  onChange(lines.map((each) => (each.listing === line.listing ? { ...each, price } : each)))
                }
              />
              <Button
                look="link"
                aria-label={t.remove(line.card.name)}
                aria-describedby={`line-${line.listing}`}
                onClick={({ currentTarget }) => remove(line, currentTarget)}
              >
                {texts.holds.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        className={classes.add}
        aria-expanded={isPicking}
        onPointerEnter={picker.preload}
        onFocus={picker.preload}
        onClick={() => setIsPicking(!isPicking)}
      >
        {add}
      </Button>
      <LazyBoundary isNeeded={isPicking}>
        {isPicking && (
          <picker.Component lister={giver} chosen={own.map(({ listing }) => listing)} onAdd={addLine} />
        )}
      </LazyBoundary>
    </section>
  );
}
