/** One store: all of it leads to its listings; its details can be used by themselves. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StoreDto } from '../../../api/users';
import { directionsTo, webAddress } from '../../../lib/links';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { EmailLink, NOT_LISTED, PhoneLink } from '../../../ui/contact';
import classes from './store-card.module.css';

export function StoreCard({ store }: { store: StoreDto }) {
  const { name, address, email, phoneNumber } = store;
  const website = webAddress(store.website);
  return (
    <li className={classes.store}>
      <h2 className={classes.name}>
        <Link to={storeListingsPath(store)} className={classes.whole}>
          {name}
        </Link>
      </h2>
      <dl className={classes.facts}>
        <Fact name={texts.stores.address}>{address || NOT_LISTED}</Fact>
        <Fact name={texts.stores.email}>
          <EmailLink email={email} />
        </Fact>
        <Fact name={texts.stores.phone}>
          <PhoneLink phone={phoneNumber} />
        </Fact>
      </dl>
      {(address || website) && (
        <p className={classes.ways}>
          {address && (
            <Way to={directionsTo(address)} label={texts.stores.directionsTo(name)}>
              {texts.stores.directions}
            </Way>
          )}
          {website && (
            <Way to={website} label={texts.stores.websiteOf(name)}>
              {texts.stores.website}
            </Way>
          )}
        </p>
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Way = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
    {children}
  </a>
);
