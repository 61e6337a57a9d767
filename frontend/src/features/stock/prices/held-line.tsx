/** One price that was held back, with what can be done about it. */
import type { HeldPriceDto } from '../../../api/stock-prices';
import { CardThumb } from '../../../entities/card/card-thumb';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './held-prices.module.css';
import { PriceMove } from './price-move';

export type Decision = 'accept' | 'decline';

interface HeldLineProps {
  move: HeldPriceDto;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}

export function HeldLine({ move, isBusy, onDecide }: HeldLineProps) {
  const t = texts.stockPrices.held;
  return (
    <li className={classes.line} aria-busy={isBusy}>
      <CardThumb cardId={move.cardId} />
      <div>
        <PriceMove move={move} />
        <time dateTime={move.heldAt} title={formatDateTime(move.heldAt)} className={classes.when}>
          {formatTimeAgo(move.heldAt)}
        </time>
      </div>
      <div className={classes.decide}>
        <Button
          look="quiet"
          busy={isBusy}
          aria-label={t.acceptOne(move.cardName)}
          onClick={() => onDecide('accept')}
        >
          {t.accept}
        </Button>
        <Button
          look="subtle"
          busy={isBusy}
          aria-label={t.declineOne(move.cardName)}
          onClick={() => onDecide('decline')}
        >
          {t.decline}
        </Button>
      </div>
    </li>
  );
}
