/** Where a store is and how to reach it; a player has no address. */
import type { ReactNode } from 'react';
import type { StoreDto } from '../../../api/users';
import { directionsTo, webAddress } from '../../../lib/links';
import { texts } from '../../../texts';
import { EmailLink, NOT_LISTED, PhoneLink } from '../../../ui/contact';
import classes from './store-facts.module.css';

interface StoreFactsProps {
  store: Pick<StoreDto, 'name' | 'address' | 'email' | 'phoneNumber' | 'website'>;
  /** A player: where they live is nobody's business. */
  person?: boolean;
}

export function StoreFacts({
  store: { name, address, email, phoneNumber, ...more },
  person,
}: StoreFactsProps) {
  const website = webAddress(more.website);
  return (
    <>
      <dl className={classes.facts}>
        {!person && <StoreFact name={texts.stores.address}>{address || NOT_LISTED}</StoreFact>}
        <StoreFact name={texts.stores.email}>
          <EmailLink email={email} />
        </StoreFact>
        <StoreFact name={texts.stores.phone}>
          <PhoneLink phone={phoneNumber} />
        </StoreFact>
      </dl>
      {(address || website) && (
        <p className={classes.ways}>
          {address && (
            <ExternalLink to={directionsTo(address)} label={texts.stores.directionsTo(name)}>
              {texts.stores.directions}
            </ExternalLink>
          )}
          {website && (
            <ExternalLink to={website} label={texts.stores.websiteOf(name)}>
              {texts.stores.website}
            </ExternalLink>
          )}
        </p>
      )}
    </>
  );
}

const StoreFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const ExternalLink = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
    {children}
  </a>
);
