/** A card in figures: what it costs, and has cost. */
import type { ReactNode } from 'react';
import type { Card } from '../../../api/cards';
import { priceOf } from '../../../lib/card';
import { formatDate } from '../../../lib/format-date';
import { formatMarketPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './card-figures.module.css';
import { PriceHistory } from './price-history';
import type { PriceHistoryState } from './use-price-history';

interface CardFiguresProps {
  card: Card;
  history: PriceHistoryState;
}

const t = texts.cards.prices;

export function CardFigures({ card, history }: CardFiguresProps) {
  // A price and its day are of one answer: the card may have been answered on another day.
  const asOf = history.newest?.asOf;
  const priced = history.newest ?? card;
  const etched = priceOf(priced, 'ETCHED');
  return (
    <div className={`${classes.figures} ${history.state === 'none' ? '' : classes.drawn}`}>
      <section className={classes.group} aria-labelledby="market-price">
        <div className={classes.head}>
          <h2 id="market-price" className={classes.title}>
            {t.market}
          </h2>
          {asOf && <p className={classes.asOf}>{t.asOf(<time dateTime={asOf}>{formatDate(asOf)}</time>)}</p>}
        </div>
        <dl className={classes.pair}>
          <PriceFigure name={t.finishes.nonfoil}>{formatMarketPrice(priceOf(priced, 'NONFOIL'))}</PriceFigure>
          <PriceFigure name={t.finishes.foil}>{formatMarketPrice(priceOf(priced, 'FOIL'))}</PriceFigure>
          {etched !== null && <PriceFigure name={t.finishes.etched}>{formatMarketPrice(etched)}</PriceFigure>}
        </dl>
      </section>
      <section className={`${classes.group} ${classes.history}`} aria-labelledby="price-history">
        <h2 id="price-history" className={classes.title}>
          {t.history}
        </h2>
        <PriceHistory history={history} />
      </section>
    </div>
  );
}

const PriceFigure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
