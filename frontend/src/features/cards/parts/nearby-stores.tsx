/** The stores that have a card. */
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { PhoneLink } from '../../../ui/contact';
import { Fact } from './fact';
import classes from './offer-rows.module.css';
import type { StoreStock } from './offers';

const { offers: words } = texts.cards.page;

export function NearbyStores({ stores }: { stores: StoreStock[] }) {
  if (stores.length === 0) return <p className={classes.none}>{words.noStores}</p>;
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
            <Fact name={words.phone}>
              <PhoneLink phone={store.phoneNumber} />
            </Fact>
            <Fact name={words.address}>{store.address || words.notListed}</Fact>
            <Fact name={words.inStock}>
              <strong>{String(store.inStock)}</strong>
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function noteOf({ from, buys, inStock }: StoreStock): string {
  const sells = from !== null ? words.from(formatPrice(from)) : inStock > 0 ? words.toTrade : null;
  return [sells, buys ? words.buys : null].filter(Boolean).join(' · ');
}
