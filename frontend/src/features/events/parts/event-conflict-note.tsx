/** Says that the event was changed or deleted in the meantime, and lets the person decide. */
import { EventTime } from '../../../entities/event/event-time';
import { texts } from '../../../texts';
import { EditConflictNote } from '../../../ui/edit-conflict-note';
import type { EventConflict } from './use-event-conflict';

interface EventConflictNoteProps {
  conflict: EventConflict;
  /** It was its series that was changed. */
  isOfSeries: boolean;
}

export function EventConflictNote({ conflict, isOfSeries }: EventConflictNoteProps) {
  const t = texts.eventManager.conflict;
  const { newest, before, isGone, load, keep, restore } = conflict;
  if (isGone) return <EditConflictNote state="gone">{texts.events.deletedByOther}</EditConflictNote>;
  if (newest)
    return (
      <EditConflictNote state="changed" onLoad={load} onKeep={keep}>
        {isOfSeries
          ? t.seriesChanged
          : t.changed(
              <>
                <strong>{newest.name}</strong>, <EventTime event={newest} />, {newest.location},{' '}
                {newest.format.name}
              </>,
            )}
      </EditConflictNote>
    );
  if (!before) return null;
  return (
    <EditConflictNote state="decided" onRestore={restore}>
      {t.loaded}
    </EditConflictNote>
  );
}
