/** A card in figures: who has it, and what it costs elsewhere. */
import type { Card } from '../../../api/cards';
import { marketPrices } from '../../../lib/card';
import { formatMarketPrice } from '../../../lib/money';
import classes from './card-figures.module.css';
import type { OffersState } from './use-offers';

interface CardFiguresProps {
  card: Card;
  offers: OffersState;
}

export function CardFigures({ card, offers }: CardFiguresProps) {
  const { regular, foil } = marketPrices(card);
  const known = !offers.loading && !(offers.failed && offers.shown === 0);
  // Until all pages are read there may be more.
  const count = (found: number) => (known ? `${found}${offers.more ? '+' : ''}` : '–');
  return (
    <div className={classes.figures}>
      <dl className={classes.group}>
        <Figure name="Nearby stores" value={count(offers.stores.length)} />
        <Figure name="Individual listings" value={count(offers.people.length)} />
      </dl>
      <section className={classes.group} aria-labelledby="market-price">
        <h2 id="market-price" className={classes.title}>
          Market Price
        </h2>
        <dl className={classes.pair}>
          <Figure name="Regular" value={formatMarketPrice(regular)} />
          <Figure name="Foil" value={formatMarketPrice(foil)} />
        </dl>
      </section>
      <section className={classes.group} aria-labelledby="price-history">
        <h2 id="price-history" className={classes.title}>
          Price History
        </h2>
        <p className={classes.soon}>Coming soon.</p>
      </section>
    </div>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
