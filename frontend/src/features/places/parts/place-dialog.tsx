/** The dialog that sets a town, or the place of a store, wherever it is asked for. */
import type { RefObject } from 'react';
import type { OwnPlaceDto } from '../../../api/places';
import type { SessionUser } from '../../../browser/session';
import { texts } from '../../../texts';
import { Dialog } from '../../../ui/dialog';
import { PlayerTown } from './player-town';
import { StorePlaceForm } from './store-place-form';

interface PlaceDialogProps {
  user: SessionUser;
  own: OwnPlaceDto;
  opened: boolean;
  onClose: () => void;
  home: RefObject<HTMLElement | null>;
}

export default function PlaceDialog({ user, own, opened, onClose, home }: PlaceDialogProps) {
  const { user: ofUser, store: ofStore } = texts.placeInvitation;
  const isStore = user.role === 'STORE';
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={isStore ? ofStore.title : ofUser.action}
      phone="page"
      size={isStore ? 640 : 480}
      home={home}
      top
    >
      {isStore ? (
        <StorePlaceForm user={user} own={own} onSaved={onClose} isFocused />
      ) : (
        <PlayerTown own={own} onSaved={onClose} isFirst />
      )}
    </Dialog>
  );
}
