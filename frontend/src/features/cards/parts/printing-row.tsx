/** One of a card's printings: set, number, rarity, finishes and price; its picture comes with the pointer. */
import { Link } from 'react-router-dom';
import type { Card } from '../../../api/cards';
import type { Availability } from '../../../api/listings';
import { CardPreview } from '../../../entities/card/card-preview';
import { CountedNote } from '../../../entities/listing/count-note';
import { formatLeadPrice, isDigitalOnly } from '../../../lib/card';
import { formatAvailability } from '../../../lib/format-availability';
import { languageLabel } from '../../../lib/languages';
import { linkState } from '../../../lib/link-state';
import { finishesOf, finishLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import classes from './other-printings.module.css';
import { Rarity } from './rarity';

interface PrintingRowProps {
  printing: Card;
  /** It is the one whose page this is. */
  here: boolean;
  to: string;
  inStock: Availability | undefined;
}

/** At the left is the picture of the page's own card: nothing may cover it. */
const AWAY = ['right', 'bottom-start', 'top-start'] as const;

export const PrintingRow = ({ printing, here, to, inStock }: PrintingRowProps) => (
  <li className={classes.row}>
    <CardPreview cardId={printing.id} name={printing.name} sides={AWAY}>
      {(watch) => (
        <Link
          to={to}
          state={linkState(printing.id, printing.name)}
          className={classes.link}
          aria-current={here ? 'page' : undefined}
          {...watch}
        >
          <span className={classes.set}>
            {printing.set_name} <span className={classes.code}>{printing.set.toUpperCase()}</span>{' '}
            <span className={classes.number}>#{printing.collector_number}</span>
          </span>
          <span className={classes.facts}>
            {printing.rarity && <Rarity rarity={printing.rarity} />}
            <span>
              {finishesOf(printing)
                .map((finish) => finishLabels[finish])
                .join(', ')}
            </span>
            {printing.lang !== 'en' && <span>{languageLabel(printing.lang)}</span>}
            {isDigitalOnly(printing) && <span>{texts.cards.page.digitalOnly}</span>}
            {inStock && (
              <span className={inStock.isStale ? classes.stale : classes.stock}>
                {formatAvailability(inStock)}
              </span>
            )}
            {inStock && <CountedNote of={inStock} />}
            {here && <span className={classes.here}>{texts.cards.page.printings.here}</span>}
          </span>
          <span className={classes.price}>{formatLeadPrice(printing) ?? texts.lib.noPrice}</span>
          <span className={classes.beside} data-preview-beside />
        </Link>
      )}
    </CardPreview>
  </li>
);
