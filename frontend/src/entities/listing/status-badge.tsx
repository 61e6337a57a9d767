/** The state of a listing. */
import type { ListingDto } from '../../api/listings';
import { texts } from '../../texts';
import classes from './status-badge.module.css';

export const StatusBadge = ({ status }: { status: ListingDto['status'] }) => (
  <span className={classes.badge}>{texts.listings.status[status]}</span>
);
