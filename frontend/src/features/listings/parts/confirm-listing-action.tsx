/** Asks before the last thing that is done with a listing: it is sold, or it is deleted. */
import type { ComponentProps } from 'react';
import type { ListingDto } from '../../../api/listings';
import { ConfirmAction } from '../../../ui/confirm-action';
import { conflictText } from './conflict-text';
import type { Ending } from './ended-listings';
import type { ListingDialogProps } from './listing-dialog-state';

type Asked = ComponentProps<typeof ConfirmAction<ListingDto, Ending>>;
type ConfirmListingActionProps = ListingDialogProps &
  Omit<Asked, keyof ListingDialogProps | 'subject' | 'onDone' | 'conflictText' | 'nameOf'>;

export const ConfirmListingAction = ({ listing, onEnded, ...asked }: ConfirmListingActionProps) => (
  <ConfirmAction
    {...asked}
    subject={listing}
    onDone={onEnded}
    conflictText={conflictText}
    nameOf={({ cardName }) => cardName}
  />
);
