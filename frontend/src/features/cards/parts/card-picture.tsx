/** The picture of a card; a card with two sides can be turned over. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Card } from '../../../api/cards';
import { type CardSide, isTwoSided, sideName } from '../../../lib/card';
import { CardImage } from '../../../ui/card-image';
import classes from './card-picture.module.css';

const SIDES: { value: CardSide; label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
];

export function CardPicture({ card }: { card: Card }) {
  const [side, setSide] = useState<CardSide>('front');
  return (
    <div className={classes.picture}>
      <div className={classes.card}>
        <CardImage cardId={card.id} name={sideName(card, side)} side={side} size="large" eager />
      </div>
      {isTwoSided(card) && (
        <SegmentedControl
          fullWidth
          classNames={{ root: classes.sides }}
          size="md"
          aria-label="Side of the card"
          data={SIDES}
          value={side}
          onChange={setSide}
        />
      )}
    </div>
  );
}
