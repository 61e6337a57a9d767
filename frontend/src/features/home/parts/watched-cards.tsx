/** A player's watched cards, one after the other. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { WatchedCardDto } from '../../../api/dashboard';
import { CardImage } from '../../../entities/card/card-image';
import { cardPath } from '../../../lib/card-paths';
import { linkState } from '../../../lib/link-state';
import { formatPrice } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { ButtonLink } from '../../../ui/button';
import { Carousel } from '../../../ui/carousel';
import { EmptyPanel, Panel, UnknownPanel } from './panel';
import classes from './watched-cards.module.css';

/** So long each card is shown. */
const ROTATION_INTERVAL_MS = 5000;

interface WatchedCardsProps {
  /** Unknown while they load, and where they could not be loaded. */
  cards: readonly WatchedCardDto[] | undefined;
  loading: boolean;
}

export const WatchedCards = ({ cards, loading }: WatchedCardsProps) => (
  <Panel
    title={texts.home.watched.title}
    more={{ label: texts.home.watched.open, to: paths.watchlist }}
    busy={loading}
  >
    <div className={classes.body}>
      {loading ? (
        <WatchedCardsSkeleton />
      ) : !cards ? (
        <UnknownPanel />
      ) : cards.length === 0 ? (
        <EmptyPanel text={texts.home.watched.none}>
          <ButtonLink size="l" to={paths.cards} look="quiet">
            {texts.home.watched.find}
          </ButtonLink>
        </EmptyPanel>
      ) : (
        <Carousel label={texts.home.watched.cards} intervalMs={ROTATION_INTERVAL_MS}>
          {cards.map((card) => (
            <WatchedCardSlide key={card.cardId} card={card} />
          ))}
        </Carousel>
      )}
    </div>
  </Panel>
);

const WatchedCardSlide = ({ card }: { card: WatchedCardDto }) => (
  <Link to={cardPath(card.cardId)} state={linkState(card.cardId, card.cardName)} className={classes.card}>
    <span aria-hidden="true">
      <CardImage cardId={card.cardId} name={card.cardName} />
    </span>
    <span className={classes.facts}>
      <span className={classes.name}>{card.cardName}</span>
      <span className={classes.printing}>
        {card.cardSetCode.toUpperCase()} #{card.cardNumber}
      </span>
      <span className={classes.price}>
        <span className={classes.finish}>{texts.home.watched.foil}</span>{' '}
        {card.marketPriceFoil === null ? texts.lib.noPrice : formatPrice(card.marketPriceFoil)}
      </span>
    </span>
  </Link>
);

const WatchedCardsSkeleton = () => (
  <div className={classes.card} role="status" aria-label={texts.home.watched.loading}>
    <Skeleton className={classes.shape} />
    <div className={classes.facts}>
      <Skeleton h={22} my={4} w="80%" />
      <Skeleton h={16} my={4} w="45%" />
      <Skeleton h={22} my={10} w="55%" />
    </div>
  </div>
);
