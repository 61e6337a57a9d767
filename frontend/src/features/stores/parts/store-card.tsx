/** One store: all of it leads to its listings; its details can be used by themselves. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StoreDto } from '../../../api/users';
import { directionsTo, webAddress } from '../../../lib/links';
import { storeListingsPath } from '../../../lib/paths';
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
        <Fact name="Address">{address || NOT_LISTED}</Fact>
        <Fact name="Email">
          <EmailLink email={email} />
        </Fact>
        <Fact name="Phone">
          <PhoneLink phone={phoneNumber} />
        </Fact>
      </dl>
      {(address || website) && (
        <p className={classes.ways}>
          {address && (
            <Way to={directionsTo(address)} label={`Directions to ${name}`}>
              Directions
            </Way>
          )}
          {website && (
            <Way to={website} label={`Website of ${name}`}>
              Website
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
