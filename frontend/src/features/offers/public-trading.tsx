/** What a member can do about listings on a page for anybody: their part of the page has a store of its own. */
import { type ReactNode, useMemo } from 'react';
import { useFrame } from '../../browser/frame';
import { useUser } from '../../browser/use-user';
import { ListingActionsContext, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { OptionalPart } from '../../ui/optional-part';

const loadBasket = () => import('./basket-bar');

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
  const part = useMemo(
    () => async () => {
      const { default: Loaded } = await import('./listing-actions');
      return { default: () => <Loaded listing={listing} lister={lister} /> };
    },
    [listing, lister],
  );
  return <OptionalPart load={withStore} badge={part} />;
}
