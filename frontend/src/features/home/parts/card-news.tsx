/** Cards with a word of news each: a watched card that somebody has, a card in stock that others watch. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardImage } from '../../../entities/card/card-image';
import { cardPath } from '../../../lib/card-paths';
import { linkState } from '../../../lib/link-state';
import classes from './card-news.module.css';

interface NewsCard {
  cardId: string;
  cardName: string;
  cardSet: string;
  cardNumber: string;
}

interface CardNewsProps<Card extends NewsCard> {
  cards: readonly Card[];
  /** What is new about a card, most important first. */
  lines: (card: Card) => { fact: ReactNode; more?: ReactNode };
}

export const CardNews = <Card extends NewsCard>({ cards, lines }: CardNewsProps<Card>) => (
  <ul className={classes.cards}>
    {cards.map((card) => {
      const { fact, more } = lines(card);
      return (
        <li key={card.cardId}>
          <Link
            to={cardPath(card.cardId)}
            state={linkState(card.cardId, card.cardName)}
            className={classes.card}
          >
            <span aria-hidden="true">
              <CardImage cardId={card.cardId} name={card.cardName} />
            </span>
            <span className={classes.text}>
              <span className={classes.name}>{card.cardName}</span>
              <span className={classes.set}>
                {card.cardSet} · #{card.cardNumber}
              </span>
              <span className={classes.fact}>{fact}</span>
              {more && <span className={classes.more}>{more}</span>}
            </span>
          </Link>
        </li>
      );
    })}
  </ul>
);

/** The places of the cards that will come. */
export const CardNewsSkeleton = ({ label }: { label: string }) => (
  <div className={classes.cards} role="status" aria-label={label}>
    {['one', 'two', 'three'].map((key) => (
      <div key={key} className={classes.card}>
        <Skeleton className={classes.shape} />
        <span className={classes.text}>
          <Skeleton h={17} my={3} w="70%" />
          <Skeleton h={14} my={4} w="50%" />
          <Skeleton h={16} my={4} w="60%" />
        </span>
      </div>
    ))}
  </div>
);
