/** A card in figures: what it costs, and has cost. */
import type { ReactNode } from 'react';
import type { Card } from '../../../api/cards';
import { dateWords } from '../../../lib/date-words';
import { formatMarketPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './card-figures.module.css';
import { PriceHistory } from './price-history';
import type { PriceHistoryState } from './use-price-history';

interface CardFiguresProps {
  card: Card;
  history: PriceHistoryState;
}

const words = texts.cards.prices;

export function CardFigures({ card, history }: CardFiguresProps) {
  // A price and its day are of one answer: the card may have been answered on another day.
  const asOf = history.newest?.asOf;
  const { prices = {} } = history.newest ?? card;
  const { usd = null, usd_foil: foil = null, usd_etched: etched = null } = prices;
  return (
    <div className={`${classes.figures} ${history.state === 'none' ? '' : classes.drawn}`}>
      <section className={classes.group} aria-labelledby="market-price">
        <div className={classes.head}>
          <h2 id="market-price" className={classes.title}>
            {words.market}
          </h2>
          {asOf && (
            <p className={classes.asOf}>{words.asOf(<time dateTime={asOf}>{dateWords(asOf)}</time>)}</p>
          )}
        </div>
        <dl className={classes.pair}>
          <Figure name={words.finishes.nonfoil}>{formatMarketPrice(usd)}</Figure>
          <Figure name={words.finishes.foil}>{formatMarketPrice(foil)}</Figure>
          {etched !== null && <Figure name={words.finishes.etched}>{formatMarketPrice(etched)}</Figure>}
        </dl>
      </section>
      <section className={`${classes.group} ${classes.history}`} aria-labelledby="price-history">
        <h2 id="price-history" className={classes.title}>
          {words.history}
        </h2>
        <PriceHistory history={history} />
      </section>
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
