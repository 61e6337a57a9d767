/** A card's picture beside its name, as small as it stays recognizable. Decorative. */
import { useState } from 'react';
import classes from './card-thumb.module.css';

/** Where there is no picture, a card's back stays in its place. */
export function CardThumb({ cardId }: { cardId: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <span className={classes.thumb}>
      {!missing && (
        <img
          src={`/api/cards/${encodeURIComponent(cardId)}/image/front/small`}
          alt=""
          width={146}
          height={204}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
