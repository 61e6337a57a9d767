/** A printing that can be picked: picture, name, set, number and finishes. */
import type { Card } from '../../api/cards';
import { finishesOf, finishLabels } from '../../lib/listing-values';
import { CardImage } from './card-image';
import { CardPreview } from './card-preview';
import classes from './found-printing.module.css';

interface FoundPrintingProps {
  card: Pick<Card, 'id' | 'name' | 'set_name' | 'collector_number' | 'finishes'>;
  onPick: () => void;
}

export const FoundPrinting = ({ card, onPick }: FoundPrintingProps) => (
  <CardPreview cardId={card.id} name={card.name}>
    {(watch) => (
      <button type="button" className={classes.printing} onClick={onPick} {...watch}>
        <span className={classes.thumbnail} aria-hidden="true">
          <CardImage cardId={card.id} name="" size="small" />
        </span>
        <span>
          {card.name}
          <small>
            {card.set_name} · #{card.collector_number}
          </small>
          <small>
            {finishesOf(card)
              .map((finish) => finishLabels[finish])
              .join(', ')}
          </small>
        </span>
      </button>
    )}
  </CardPreview>
);
