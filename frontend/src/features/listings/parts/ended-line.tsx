/** Shown in the list in the place of a listing that was sold or deleted: what happened, and a way to take it back. */
import { useId } from 'react';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './ended-line.module.css';
import type { Ended } from './ended-listings';
import { lineId } from './use-ended-listings';

interface EndedLineProps {
  ended: Ended;
  isNewest: boolean;
  onUndo: (ended: Ended) => void;
}

export function EndedLine({ ended, isNewest, onUndo }: EndedLineProps) {
  const textId = useId();
  const { kind, listing, uuids, state } = ended;
  const said = texts.listings.ended;
  const undone = state === 'undone';
  return (
    <li id={lineId(ended.id)} tabIndex={-1} className={classes.line} data-ended={kind}>
      <p id={textId} className={classes.text}>
        <strong className={classes.name}>{listing.cardName}</strong>
        <span>
          {undone
            ? said.restored
            : kind === 'withdrawn'
              ? said.deleted
              : said.sold(uuids.length, formatPrice(listing.finalSoldPrice ?? listing.price))}
        </span>
      </p>
      {!undone && (
        <Button
          size="l"
          look="quiet"
          className={classes.undo}
          aria-describedby={textId}
          aria-keyshortcuts={isNewest ? 'Control+Z Meta+Z' : undefined}
          aria-disabled={state === 'busy' || undefined}
          aria-busy={state === 'busy' || undefined}
          onClick={() => onUndo(ended)}
        >
          {texts.ui.undo}
        </Button>
      )}
    </li>
  );
}
