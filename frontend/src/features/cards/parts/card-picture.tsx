/** The picture of a card; a card with two sides can be turned over. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Card } from '../../../api/cards';
import { CardImage } from '../../../entities/card/card-image';
import { type CardSide, isTwoSided, sideName } from '../../../lib/card';
import { texts } from '../../../texts';
import classes from './card-picture.module.css';

const { sides } = texts.cards.page;

const SIDES: { value: CardSide; label: string }[] = [
  { value: 'front', label: sides.front },
  { value: 'back', label: sides.back },
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
          aria-label={sides.title}
          data={SIDES}
          value={side}
          onChange={setSide}
        />
      )}
    </div>
  );
}
