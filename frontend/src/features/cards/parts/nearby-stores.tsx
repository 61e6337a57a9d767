/** The stores that have a card, and apart from them those beyond the visitor’s radius. */
import { Link } from 'react-router-dom';
import { useOwnPlace } from '../../../api/own-place';
import { ListerRecord } from '../../../entities/listing/lister-record';
import { DistanceNote } from '../../../entities/place/distance';
import { PhoneLink } from '../../../entities/store/contact';
import { isWithin } from '../../../lib/distance';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { CardFact } from './card-fact';
import type { StoreStock } from './card-listings';
import classes from './card-listings-rows.module.css';
import { ContactWays } from './contact-ways';
import { CopyLines } from './copy-lines';

const { listings: words } = texts.cards.page;

interface StoresProps {
  stores: StoreStock[];
  cardId: string;
}

export function NearbyStores({ stores, cardId }: StoresProps) {
  const { radiusKm } = useOwnPlace();
  const near = stores.filter(({ distance }) => isWithin(distance, radiusKm));
  const far = stores.filter((store) => !near.includes(store));
  return (
    <>
      {near.length > 0 ? (
        <Stores stores={near} cardId={cardId} />
      ) : (
        <p className={classes.none}>{words.noStores}</p>
      )}
      {far.length > 0 && (
        <>
          <h3 className={classes.far}>{words.farther}</h3>
          <Stores stores={far} cardId={cardId} />
        </>
      )}
    </>
  );
}

function Stores({ stores, cardId }: StoresProps) {
  const { unit } = useOwnPlace();
  return (
    <ul className={classes.rows}>
      {stores.map((store) => (
        <li key={store.uuid} className={classes.row}>
          <div className={classes.head}>
            <div className={classes.who}>
              <Link to={storeListingsPath(store, cardId)} className={classes.name}>
                {store.name}
              </Link>
              <p className={classes.note}>
                {store.from === null ? words.toTrade : words.from(formatPrice(store.from))}
                <DistanceNote of={store.distance} unit={unit} follows />
              </p>
              <ListerRecord account={store.uuid} />
            </div>
            {store.copies[0] && <ContactWays to={store} about={store.copies[0].listing} />}
          </div>
          <dl className={classes.facts}>
            <CardFact name={words.phone}>
              <PhoneLink phone={store.phoneNumber} />
            </CardFact>
            <CardFact name={words.address}>{store.address || words.notListed}</CardFact>
            <CardFact name={words.inStock}>
              <strong>{String(store.inStock)}</strong>
            </CardFact>
          </dl>
          <CopyLines copies={store.copies} />
        </li>
      ))}
    </ul>
  );
}
