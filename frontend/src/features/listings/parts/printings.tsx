/** A question: which of these printings is meant? */
import { useId } from 'react';
import type { Card } from '../../../api/cards';
import { FoundPrinting } from '../../../entities/card/found-printing';
import classes from './lookup.module.css';

interface PrintingsProps {
  title: string;
  cards: readonly Card[];
  onPick: (card: Card) => void;
}

export function Printings({ title, cards, onPick }: PrintingsProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.question}>
        {title}
      </p>
      <ul className={classes.choices} aria-labelledby={id}>
        {cards.map((card) => (
          <li key={card.id}>
            <FoundPrinting card={card} onPick={() => onPick(card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
