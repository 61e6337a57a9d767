/** What is special about an offer: a foil or etched card, something other than a sale. The usual needs no word. */
import { type Finish, finishWords, type ListingType, typeWords } from '../lib/listing-words';
import classes from './badges.module.css';

interface OfferBadgesProps {
  finish: Finish;
  type: ListingType;
}

export const OfferBadges = ({ finish, type }: OfferBadgesProps) => (
  <>
    {finish !== 'NONFOIL' && (
      <span className={`${classes.badge} ${classes.finish}`}>{finishWords[finish]}</span>
    )}
    {type !== 'SELL' && <span className={`${classes.badge} ${classes.type}`}>{typeWords[type]}</span>}
  </>
);
