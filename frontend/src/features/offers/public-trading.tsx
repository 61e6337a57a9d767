/** What can be done about listings on a page for anybody: a member's part of the page has a store of its own, a stranger logs in first. */
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useFrame } from '../../browser/frame';
import { useUser } from '../../browser/use-user';
import { ListingActionsContext, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { OptionalPart } from '../../ui/optional-part';

const loadBasket = () => import('./basket-bar');

interface PublicTradingProps {
  /** What a stranger sees beside a listing. */
  stranger: ComponentType<ListingActionsProps>;
  children: ReactNode;
}

export function PublicTrading({ stranger, children }: PublicTradingProps) {
  const user = useUser();
  const { withStore } = useFrame();
  return (
    <ListingActionsContext value={user ? PublicActions : stranger}>
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
