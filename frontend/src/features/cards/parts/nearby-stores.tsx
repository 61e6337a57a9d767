/** The stores that have a card. */
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { PhoneLink } from '../../../ui/contact';
import { Fact } from './fact';
import classes from './offer-rows.module.css';
import type { StoreStock } from './offers';

export function NearbyStores({ stores }: { stores: StoreStock[] }) {
  if (stores.length === 0)
    return <p className={classes.none}>No nearby stores currently listing this card.</p>;
  return (
    <ul className={classes.rows}>
      {stores.map((store) => (
        <li key={store.uuid} className={classes.row}>
          <div className={classes.who}>
            <Link to={storeListingsPath(store)} className={classes.name}>
              {store.name}
            </Link>
            <p className={classes.note}>{noteOf(store)}</p>
          </div>
          <dl className={classes.facts}>
            <Fact name="Phone">
              <PhoneLink phone={store.phoneNumber} />
            </Fact>
            <Fact name="Address">{store.address || 'Not listed'}</Fact>
            <Fact name="In stock">
              <strong>{String(store.inStock)}</strong>
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function noteOf({ from, buys, inStock }: StoreStock): string {
  const sells = from !== null ? `from ${formatPrice(from)}` : inStock > 0 ? 'to trade' : null;
  return [sells, buys ? 'buys this card' : null].filter(Boolean).join(' · ');
}
