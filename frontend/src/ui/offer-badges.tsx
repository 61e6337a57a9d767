/** What is special about an offer: a foil or etched card, something other than a sale. The usual needs no word. */
import { type Finish, finishLabels, type ListingType, typeLabels } from '../lib/listing-values';
import classes from './badges.module.css';

interface OfferBadgesProps {
  finish: Finish;
  type: ListingType;
}

export const OfferBadges = ({ finish, type }: OfferBadgesProps) => (
  <>
    {finish !== 'NONFOIL' && (
      <span className={`${classes.badge} ${classes.finish}`}>{finishLabels[finish]}</span>
    )}
    {type !== 'SELL' && <span className={`${classes.badge} ${classes.type}`}>{typeLabels[type]}</span>}
  </>
);
