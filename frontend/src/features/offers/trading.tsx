/** Puts what can be done about a listing beside each that is shown inside, and the basket at the foot. Its code comes after the page. */
import { type ReactNode, useMemo } from 'react';
import { useFrame } from '../../browser/frame';
import { useUser } from '../../browser/use-user';
import {
  type Lister,
  ListerContext,
  ListingActionsContext,
  type ListingActionsProps,
} from '../../entities/listing/listing-actions';
import { whenSettled } from '../../lib/page-load';
import { OptionalPart } from '../../ui/optional-part';

const loadActions = () => import('./listing-actions');
const loadBasket = () => whenSettled().then(() => import('./basket-bar'));

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

/** On a page for anybody: for members alone, whose part of the page has a store of its own. */
export function PublicTrading({ children }: { children: ReactNode }) {
  const user = useUser();
  const { withStore } = useFrame();
  return (
    <ListingActionsContext value={user ? PublicActions : null}>
      {children}
      {user && <OptionalPart load={withStore} badge={loadBasket} />}
    </ListingActionsContext>
  );
}

function PublicActions({ listing, lister }: ListingActionsProps) {
  const { withStore } = useFrame();
  const { uuid, cardName, type, price } = listing;
  const part = useMemo(
    () => async () => {
      const { default: Loaded } = await loadActions();
      return { default: () => <Loaded listing={{ uuid, cardName, type, price }} lister={lister} /> };
    },
    [uuid, cardName, type, price, lister],
  );
  return <OptionalPart load={withStore} badge={part} />;
}
