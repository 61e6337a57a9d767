/** The state of a listing. */
import type { ListingDto } from '../../../api/listings';
import classes from './status-badge.module.css';

const WORDS: Record<ListingDto['status'], string> = { ACTIVE: 'Active', SOLD: 'Sold' };

export const StatusBadge = ({ status }: { status: ListingDto['status'] }) => (
  <span className={classes.badge}>{WORDS[status]}</span>
);
