/** A want on a list: its picture, what is wanted, and who nearby has or buys it. */
import { Link } from 'react-router-dom';
import type { SupplyDto, WantDto } from '../../../api/watchlist';
import { CardImage } from '../../../entities/card/card-image';
import { cardPath } from '../../../lib/card-paths';
import { linkState } from '../../../lib/link-state';
import { conditionLabels, finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import WantButton from '../want-button';
import classes from './watched-card.module.css';

export function WantCard({ want, supply }: { want: WantDto; supply: SupplyDto | undefined }) {
  return (
    <li className={classes.watched}>
      <Link to={cardPath(want.cardId)} state={linkState(want.cardId, want.cardName)} className={classes.card}>
        <CardImage cardId={want.cardId} name={want.cardName} />
      </Link>
      <h2 className={classes.name}>{want.cardName}</h2>
      <p className={classes.set}>{wordsOf(want).join(' · ')}</p>
      <Supply supply={supply} />
      <WantButton cardId={want.cardId} cardName={want.cardName} className={classes.remove} />
    </li>
  );
}

/** What is wanted, as far as it is not just any copy. */
function wordsOf(want: WantDto): string[] {
  const t = texts.wants;
  return [
    t.copies(want.quantity),
    !want.anyPrinting && t.thisPrinting,
    want.leastCondition && t.orBetter(conditionLabels[want.leastCondition]),
    want.finishes?.map((finish) => finishLabels[finish]).join(', '),
    want.maxPrice !== null && t.upTo(formatPrice(want.maxPrice)),
    want.maxPercent !== null && t.percentOfMarket(want.maxPercent),
  ].filter((word) => typeof word === 'string');
}

export function Supply({ supply }: { supply: SupplyDto | undefined }) {
  const t = texts.wants;
  if (!supply) return null;
  const { stores, players, lowestPrice, buyers } = supply;
  const from = formatPrice(lowestPrice ?? 0);
  return (
    <p className={classes.set}>
      {stores + players > 0 && t.haveIt(stores, players, from)}
      {stores + players > 0 && buyers > 0 && ' · '}
      {buyers > 0 && t.buyIt(buyers)}
    </p>
  );
}
