/** What is special about a listing: a foil or etched card, something other than a sale. The usual needs no word. */
import { type Finish, finishLabels, type ListingType, typeLabels } from '../../lib/listing-values';
import classes from './badges.module.css';

interface ListingBadgesProps {
  finish: Finish;
  type: ListingType;
}

export const ListingBadges = ({ finish, type }: ListingBadgesProps) => (
  <>
    {finish !== 'NONFOIL' && (
      <span className={`${classes.badge} ${classes.finish}`}>{finishLabels[finish]}</span>
    )}
    {type !== 'SELL' && <span className={`${classes.badge} ${classes.type}`}>{typeLabels[type]}</span>}
  </>
);
