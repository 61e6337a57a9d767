/** What can be done about listings on a page for anybody: a member's part of the page has a store of its own, a stranger logs in first. */
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Optional, useFrame } from '../../browser/frame';
import { useUser } from '../../browser/use-user';
import { ListingActionsContext, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { OptionalPart } from '../../ui/optional-part';

const loadBasket = () => import('./basket-bar');

interface PublicTradingProps {
  /** What a stranger sees beside a listing. */
  stranger: ComponentType<ListingActionsProps>;
  /** Fetches what a member sees there. */
  member: Optional<ListingActionsProps>;
  children: ReactNode;
}

export function PublicTrading({ stranger, member, children }: PublicTradingProps) {
  const user = useUser();
  const { withStore } = useFrame();
  const Member = useMemo(
    () => (props: ListingActionsProps) => <PublicActions {...props} load={member} />,
    [member],
  );
  return (
    <ListingActionsContext value={user ? Member : stranger}>
      {children}
      {user && <OptionalPart load={withStore} badge={loadBasket} />}
    </ListingActionsContext>
  );
}

interface PublicActionsProps extends ListingActionsProps {
  load: Optional<ListingActionsProps>;
}

function PublicActions({ listing, lister, load }: PublicActionsProps) {
  const { withStore } = useFrame();
  const part = useMemo(
    () => async () => {
      const { default: Loaded } = await load();
      return { default: () => <Loaded listing={listing} lister={lister} /> };
    },
    [listing, lister, load],
  );
  return <OptionalPart load={withStore} badge={part} hasFields />;
}
