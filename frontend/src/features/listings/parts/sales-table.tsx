/** The table of sales; on a phone each row is a block of its own. */
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ListingDto } from '../../../api/listings';
import { dateWords } from '../../../lib/date-words';
import { conditionWords } from '../../../lib/listing-words';
import { formatPrice } from '../../../lib/money';
import { cardPath } from '../../../lib/paths';
import { CardImage } from '../../../ui/card-image';
import { CardPreview } from '../../../ui/card-preview';
import { OfferBadges } from '../../../ui/offer-badges';
import classes from './sales-table.module.css';
import { StatusBadge } from './status-badge';

interface SalesTableProps {
  children: ReactNode;
  /** The body: the focus goes on to its first new row. */
  rows?: Ref<HTMLTableSectionElement>;
}

export const SalesTable = ({ children, rows }: SalesTableProps) => (
  <table className={classes.table}>
    <thead className={classes.head}>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Date</th>
        <th scope="col" className={classes.price}>
          Sold Price
        </th>
        <th scope="col">Status</th>
      </tr>
    </thead>
    <tbody ref={rows} className={classes.body}>
      {children}
    </tbody>
  </table>
);

/** One sale: what, when, for how much. */
export const SaleRow = ({ sale }: { sale: ListingDto }) => (
  <tr className={classes.row}>
    <td className={classes.item}>
      <div className={classes.card}>
        <span className={classes.picture} aria-hidden="true">
          <CardImage cardId={sale.cardId} name={sale.cardName} size="small" />
        </span>
        <span className={classes.words}>
          <CardPreview cardId={sale.cardId} name={sale.cardName}>
            {(watch) => (
              <Link to={cardPath(sale.cardId)} className={classes.name} {...watch}>
                {sale.cardName}
              </Link>
            )}
          </CardPreview>
          <span className={classes.set}>
            {sale.cardSet} · #{sale.cardNumber} · {conditionWords[sale.condition]}
          </span>
          <span className={classes.badges}>
            <OfferBadges finish={sale.finish} type={sale.type} />
          </span>
        </span>
      </div>
    </td>
    <td data-column="Date" className={classes.date}>
      <time dateTime={sale.statusUpdatedAt}>{dateWords(sale.statusUpdatedAt)}</time>
    </td>
    <td data-column="Sold Price" className={classes.price}>
      {sale.finalSoldPrice === null ? 'N/A' : formatPrice(sale.finalSoldPrice)}
    </td>
    <td data-column="Status">
      <span className={classes.status}>
        <StatusBadge status={sale.status} />
      </span>
    </td>
  </tr>
);
