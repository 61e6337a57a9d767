/** The ways to a store: on a map, and to its website. */
import type { StoreDto } from '../../api/users';
import { directionsTo, webAddress } from '../../lib/links';
import { texts } from '../../texts';

interface StoreLinksProps {
  store: Pick<StoreDto, 'name' | 'address' | 'website'>;
  className?: string | undefined;
}

/** Nothing where the store has neither. */
export function StoreLinks({ store: { name, address, ...more }, className }: StoreLinksProps) {
  const website = webAddress(more.website);
  if (!address && !website) return null;
  return (
    <p className={className}>
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
  );
}

const ExternalLink = ({ to, label, children }: { to: string; label: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
    {children}
  </a>
);
