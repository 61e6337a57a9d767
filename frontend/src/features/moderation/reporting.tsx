/** Puts the menu to report and block beside each listing that is shown inside, after what else can be done about it. */
import { type ReactNode, use, useMemo } from 'react';
import { ListingActionsContext, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { OptionalPart } from '../../ui/optional-part';
import classes from './reporting.module.css';

const loadMenu = () => import('./safety-menu');

export function Reporting({ children }: { children: ReactNode }) {
  const Outer = use(ListingActionsContext);
  const Actions = useMemo(
    () => (props: ListingActionsProps) => (
      <>
        {Outer && <Outer {...props} />}
        <span className={classes.menu}>
          <OptionalPart
            load={loadMenu}
            target={{ kind: 'LISTING', id: props.listing.uuid }}
            account={props.lister}
            label={props.listing.cardName}
          />
        </span>
      </>
    ),
    [Outer],
  );
  return <ListingActionsContext value={Actions}>{children}</ListingActionsContext>;
}
