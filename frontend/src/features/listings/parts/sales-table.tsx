/** The table of sales; on a phone each row is a block of its own. */
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ListingDto } from '../../../api/listings';
import { CardImage } from '../../../entities/card/card-image';
import { CardPreview } from '../../../entities/card/card-preview';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { StatusBadge } from '../../../entities/listing/status-badge';
import { partyName } from '../../../entities/trade/party-name';
import { cardPath } from '../../../lib/card-paths';
import { formatDateTime } from '../../../lib/format-time-ago';
import { linkState } from '../../../lib/link-state';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { dealPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import classes from './sales-table.module.css';

interface SalesTableProps {
  children: ReactNode;
  /** The body: the focus goes on to its first new row. */
  rows?: Ref<HTMLTableSectionElement>;
}

export const SalesTable = ({ children, rows }: SalesTableProps) => (
  <table className={classes.table}>
    <thead className={classes.head}>
      <tr>
        <th scope="col">{texts.listings.sales.item}</th>
        <th scope="col">{texts.listings.sales.date}</th>
        <th scope="col" className={classes.price}>
          {texts.listings.sales.price}
        </th>
        <th scope="col">{texts.listings.sales.status}</th>
      </tr>
    </thead>
    <tbody ref={rows} className={classes.body}>
      {children}
    </tbody>
  </table>
);

/** One sale: what, when, for how much; of one that was handed over in a deal also to whom, with the way to its sheet. */
export const SaleRow = ({ sale }: { sale: ListingDto }) => (
  <tr className={classes.row}>
    <td className={classes.item}>
      <div className={classes.card}>
        <span className={classes.picture} aria-hidden="true">
          <CardImage cardId={sale.cardId} name={sale.cardName} size="small" />
        </span>
        <span className={classes.text}>
          <CardPreview cardId={sale.cardId} name={sale.cardName}>
            {(watch) => (
              <Link
                to={cardPath(sale.cardId)}
                state={linkState(sale.cardId, sale.cardName)}
                className={classes.name}
                {...watch}
              >
                {sale.cardName}
              </Link>
            )}
          </CardPreview>
          <span className={classes.set}>
            {sale.cardSet} · #{sale.cardNumber} · {conditionLabels[sale.condition]}
          </span>
          {sale.deal && (
            <Link to={dealPath(sale.deal)} className={classes.set}>
              {texts.listings.sales.soldTo(partyName(sale.soldTo ?? { name: null }))}
            </Link>
          )}
          <span className={classes.badges}>
            <ListingBadges finish={sale.finish} type={sale.type} />
          </span>
        </span>
      </div>
    </td>
    <td data-column={texts.listings.sales.date} className={classes.date}>
      <time dateTime={sale.statusUpdatedAt}>{formatDateTime(sale.statusUpdatedAt)}</time>
    </td>
    <td data-column={texts.listings.sales.price} className={classes.price}>
      {sale.finalSoldPrice === null ? texts.lib.noPrice : formatPrice(sale.finalSoldPrice)}
    </td>
    <td data-column={texts.listings.sales.status}>
      <span className={classes.status}>
        <StatusBadge status={sale.status} />
      </span>
    </td>
  </tr>
);
