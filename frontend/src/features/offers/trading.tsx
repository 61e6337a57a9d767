/** Puts what can be done about a listing beside each that is shown inside, and the basket at the foot. Its code comes after the page. */
import type { ReactNode } from 'react';
import {
  type Lister,
  ListerContext,
  ListingActionsContext,
  type ListingActionsProps,
} from '../../entities/listing/listing-actions';
import { OptionalPart } from '../../ui/optional-part';

const loadActions = () => import('./listing-actions');
const loadBasket = () => import('./basket-bar');

const Actions = (props: ListingActionsProps) => <OptionalPart load={loadActions} {...props} />;

interface TradingProps {
  /** The one lister of all listings inside. */
  lister?: Lister | undefined;
  children: ReactNode;
}

export const Trading = ({ lister, children }: TradingProps) => (
  <ListerContext value={lister ?? null}>
    <ListingActionsContext value={Actions}>
      {children}
      <OptionalPart load={loadBasket} />
    </ListingActionsContext>
  </ListerContext>
);
