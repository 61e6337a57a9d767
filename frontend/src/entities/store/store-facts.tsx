/** Where a store is and how to reach it; a player has no address. */
import type { ReactNode } from 'react';
import type { StoreDto } from '../../api/users';
import { texts } from '../../texts';
import { EmailLink, NOT_LISTED, PhoneLink } from './contact';
import classes from './store-facts.module.css';
import { StoreLinks } from './store-links';

interface StoreFactsProps {
  store: Pick<StoreDto, 'name' | 'address' | 'email' | 'phoneNumber' | 'website'>;
  /** A player: where they live is nobody's business. */
  person?: boolean;
  /** How far away it is, if that is known. */
  distance?: ReactNode;
}

export function StoreFacts({ store, person, distance }: StoreFactsProps) {
  const { address, email, phoneNumber } = store;
  return (
    <>
      <dl className={classes.facts}>
        {!person && <StoreFact name={texts.stores.address}>{address || NOT_LISTED}</StoreFact>}
        {distance && <StoreFact name={texts.distances.distance}>{distance}</StoreFact>}
        <StoreFact name={texts.stores.email}>
          <EmailLink email={email} />
        </StoreFact>
        <StoreFact name={texts.stores.phone}>
          <PhoneLink phone={phoneNumber} />
        </StoreFact>
      </dl>
      <StoreLinks store={store} className={classes.ways} />
    </>
  );
}

const StoreFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
