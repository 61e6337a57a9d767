/** Puts the menu to report and block beside each listing that is shown inside, after what else can be done about it. */
import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { ListingActionsContext, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { OptionalPart } from '../../ui/optional-part';
import type { SafetyMenuProps } from './safety-menu';

const loadMenu = () => import('./safety-menu');
const LazyMenu = (props: SafetyMenuProps) => <OptionalPart load={loadMenu} {...props} />;

interface ReportingProps {
  /** Draws the menu where the page has no store. */
  menu?: ComponentType<SafetyMenuProps>;
  children: ReactNode;
}

export function Reporting({ menu: Menu = LazyMenu, children }: ReportingProps) {
  const Outer = use(ListingActionsContext);
  const Actions = useMemo(
    () => (props: ListingActionsProps) => (
      <>
        {Outer && <Outer {...props} />}
        <Menu
          target={{ kind: 'LISTING', id: props.listing.uuid }}
          account={props.lister}
          label={props.listing.cardName}
        />
      </>
    ),
    [Outer, Menu],
  );
  return <ListingActionsContext value={Actions}>{children}</ListingActionsContext>;
}
