/** A card in figures: who has it, and what it costs elsewhere. */
import type { ReactNode } from 'react';
import type { Card } from '../../../api/cards';
import { marketPrices } from '../../../lib/card';
import { dateWords } from '../../../lib/date-words';
import { formatMarketPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './card-figures.module.css';
import type { OfferTab } from './offer-tabs';
import { PriceHistory } from './price-history';
import type { OffersState } from './use-offers';
import type { PriceHistoryState } from './use-price-history';

interface CardFiguresProps {
  card: Card;
  offers: OffersState;
  history: PriceHistoryState;
  /** Shows the stores or the people behind a count. */
  onShow: (tab: OfferTab) => void;
}

const page = texts.cards.page;
const prices = texts.cards.prices;

export function CardFigures({ card, offers, history, onShow }: CardFiguresProps) {
  const { regular, foil, foilName } = marketPrices(card);
  const known = !offers.loading && !(offers.failed && offers.shown === 0);
  // Until all pages are read there may be more.
  const count = (found: number) => (known ? `${found}${offers.more ? '+' : ''}` : '–');
  const asOf = regular === null && foil === null ? null : history.asOf;
  return (
    <div className={`${classes.figures} ${history.state === 'none' ? '' : classes.drawn}`}>
      <section className={classes.group} aria-labelledby="listed-by">
        <h2 id="listed-by" className={classes.title}>
          {page.offers.listedBy}
        </h2>
        <dl className={classes.pair}>
          <Figure name={page.offers.storeCount}>
            <Count onShow={() => onShow('stores')}>{count(offers.stores.length)}</Count>
          </Figure>
          <Figure name={page.offers.peopleCount}>
            <Count onShow={() => onShow('people')}>{count(offers.people.length)}</Count>
          </Figure>
        </dl>
      </section>
      <section className={classes.group} aria-labelledby="market-price">
        <div className={classes.head}>
          <h2 id="market-price" className={classes.title}>
            {prices.market}
          </h2>
          {asOf && (
            <p className={classes.asOf}>{prices.asOf(<time dateTime={asOf}>{dateWords(asOf)}</time>)}</p>
          )}
        </div>
        <dl className={classes.pair}>
          <Figure name={prices.finishes.nonfoil}>{formatMarketPrice(regular)}</Figure>
          <Figure name={foilName}>{formatMarketPrice(foil)}</Figure>
        </dl>
      </section>
      <section className={`${classes.group} ${classes.history}`} aria-labelledby="price-history">
        <h2 id="price-history" className={classes.title}>
          {prices.history}
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

const Count = ({ children, onShow }: { children: string; onShow: () => void }) => (
  <button type="button" className={classes.count} onClick={onShow}>
    {children}
  </button>
);
