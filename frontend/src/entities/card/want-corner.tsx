/** The way to what somebody wants of a card, in the corner of its picture: given by the page. */
import { createContext, useContext } from 'react';
import { texts } from '../../texts';
import { IconButton } from '../../ui/icon-button';
import { ScreenIcon } from '../../ui/screen-icon';
import classes from './want-corner.module.css';

/** A card that somebody may want. */
export interface WantedCard {
  cardId: string;
  cardName: string;
}

/** Asks what is wanted of a card; null on a page that does not. */
export const WantCardContext = createContext<((card: WantedCard) => void) | null>(null);

/** It lies over the picture of a tile, whose label below is `--label` high. */
export function WantCorner({ cardId, cardName }: WantedCard) {
  const want = useContext(WantCardContext);
  return (
    want && (
      <IconButton
        label={texts.watchlist.add(cardName)}
        className={classes.corner}
        onClick={() => want({ cardId, cardName })}
      >
        <ScreenIcon path="M10 4.5v11M4.5 10h11" />
      </IconButton>
    )
  );
}
