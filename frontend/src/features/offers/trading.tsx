/** Puts what can be done about a listing beside each that is shown inside, and the basket at the foot. Its code comes after the page. */
import { createContext, type ReactNode, useContext } from 'react';
import {
  type ListerFacts,
  ListingActionsContext,
  type ListingActionsProps,
} from '../../entities/listing/listing-actions';
import { whenSettled } from '../../lib/page-load';
import { OptionalPart } from '../../ui/optional-part';

const loadActions = () => import('./listing-actions');
const loadBasket = () => whenSettled().then(() => import('./basket-bar'));

/** The one lister of all listings of a page. */
const Lister = createContext<ListerFacts | undefined>(undefined);

function Actions({ lister, ...props }: ListingActionsProps) {
  const ofPage = useContext(Lister);
  const known = lister ?? ofPage;
  return known && <OptionalPart load={loadActions} {...props} lister={known} />;
}

export const Trading = ({ lister, children }: { lister?: ListerFacts | undefined; children: ReactNode }) => (
  <Lister value={lister}>
    <ListingActionsContext value={Actions}>
      {children}
      <OptionalPart load={loadBasket} />
    </ListingActionsContext>
  </Lister>
);
