/** A card's picture: whole, as printed, from our own server; a drawn stand-in where there is none. */
import { useState } from 'react';
import { preload } from 'react-dom';
import { texts } from '../../texts';
import classes from './card-image.module.css';

interface CardImageProps {
  /** The printing in the card database. */
  cardId: string;
  /** The card's name: what the picture shows. */
  name: string;
  side?: 'front' | 'back';
  /** `small` is 146 pixels wide, `normal` 488, `large` 672. A normal one is fetched small where it is drawn so small. */
  size?: 'small' | 'normal' | 'large';
  /** Loads at once: for the one picture that a page is about. */
  eager?: boolean;
}

const pictureOf = (cardId: string, side: string) => `/api/cards/${encodeURIComponent(cardId)}/image/${side}`;

/** Begins to fetch the front that a page is about, while what the page says of the card is still on its way. */
export const preloadFront = (cardId: string): void =>
  preload(`${pictureOf(cardId, 'front')}/large`, { as: 'image', fetchPriority: 'high' });

/** Fills the width that it is given, keeps a card's shape while it loads. */
export function CardImage({ cardId, name, side = 'front', size = 'normal', eager = false }: CardImageProps) {
  const picture = pictureOf(cardId, side);
  const source = `${picture}/${size}`;
  // What waits until it is seen knows how wide it is drawn, and on how dense a screen.
  const fitting = size === 'normal' && !eager;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) return <DrawnCard name={name} />;
  return (
    <img
      className={classes.card}
      srcSet={fitting ? `${picture}/small 146w, ${source} 488w` : undefined}
      sizes={fitting ? 'auto, 11rem' : undefined}
      src={source}
      alt={name}
      width={488}
      height={680}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(source)}
    />
  );
}

const DrawnCard = ({ name }: { name: string }) => (
  <div className={`${classes.card} ${classes.drawn}`} role="img" aria-label={name}>
    <span className={classes.face}>
      <span className={classes.name}>{name}</span>
      <span className={classes.art} />
      <span className={classes.note}>{texts.ui.noPicture}</span>
    </span>
  </div>
);
