/** Says in a counter-offer what the other has changed since it was begun. In a chunk of its own: hardly anybody sees it. */
import type { OfferWithRevisions } from '../../../api/offers';
import { texts } from '../../../texts';
import { EditConflictNote } from '../../../ui/edit-conflict-note';
import classes from '../offer.module.css';
import { Difference } from './difference';

interface OfferOutdatedProps {
  offer: OfferWithRevisions;
  me: string;
  /** What the other is called. */
  who: string;
  /** Begins again with the latest version. */
  onLoad: () => void;
  /** Goes on above the latest version. */
  onKeep: () => void;
}

export default function OfferOutdated({ offer, me, who, onLoad, onKeep }: OfferOutdatedProps) {
  return (
    <div className={classes.outdated}>
      <EditConflictNote state="changed" onLoad={onLoad} onKeep={onKeep}>
        {texts.offers.changed}
      </EditConflictNote>
      <Difference offer={offer} me={me} who={who} />
    </div>
  );
}
