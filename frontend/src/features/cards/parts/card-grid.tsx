/** Found cards as pictures, labelled with set and number; each opens its page. */
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Card } from '../../../api/cards';
import { cardPath } from '../../../lib/paths';
import { CardImage } from '../../../ui/card-image';
import classes from './card-grid.module.css';

interface CardGridProps {
  cards: readonly Card[];
  /** What was searched for: the card's page leads back to it. */
  search: string;
  /** The list itself, for whoever moves the focus in it. */
  list?: Ref<HTMLUListElement>;
}

export const CardGrid = ({ cards, search, list }: CardGridProps) => (
  <ul ref={list} className={classes.grid}>
    {cards.map((card) => (
      <li key={card.id}>
        <Link to={cardPath(card.id, search)} className={classes.card}>
          <CardImage cardId={card.id} name={card.name} />
          <span className={classes.label}>
            <span className={classes.set}>{card.set_name}</span> <span>#{card.collector_number}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
